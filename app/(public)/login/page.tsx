import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { LazyLoginForm } from "@/components/identity/lazy-login-form";
import { LoginBox, NeedsJavaScript } from "@/components/identity/login-box";
import { LogoutButton } from "@/components/layout/logout-button";
import { WaitingTicks } from "@/components/travel/arrivals/waiting-ticks";
import type { SearchParams } from "@/components/ui/search-params";
import { currentEdition } from "@/lib/edition/queries";
import { canResetPasswords } from "@/lib/identity/forgot-password";
import { safeNextPath } from "@/lib/platform/auth/next-path";
import { currentActor } from "@/lib/platform/auth/session";
import { mailHref } from "@/lib/platform/text/mail-href";
import { titleAfterLogin } from "@/lib/site/pages/page-titles";

const path = "/login";

/** Search engines may index this page, because registrators search for it. */
export async function generateMetadata(): Promise<Metadata> {
  const { title } = await accountMetadata(path);
  return { title, alternates: { canonical: path } };
}

/** The login box, or a greeting with a logout button (specification, section 2, "Login"); `?next=` opens after it. */
export default async function LoginPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [params, { contactEmail }, actor] = await Promise.all([searchParams, currentEdition(), currentActor()]);
  const next = safeNextPath(params.next);
  const pageTitle = titleAfterLogin(next);
  if (actor)
    return (
      <LoginBox title={`Hello, ${actor.name}`}>
        <LogoutButton />
      </LoginBox>
    );
  return (
    <LoginBox title="Log in" lead="For registrators, guides and administrators. Visitors need no account.">
      {pageTitle && (
        <p className="mb-4">
          Log in to open <strong>{pageTitle}</strong>.
        </p>
      )}
      <NeedsJavaScript />
      <WaitingTicks />
      <LazyLoginForm next={next} />
      <p className="mt-6 text-ink-soft text-sm">
        Forgot your password?{" "}
        {canResetPasswords() ? (
          <a href="/forgotPassword">Get a link to choose a new one</a>
        ) : (
          <>
            Write to{" "}
            {contactEmail ? (
              <>
                <a href={mailHref(contactEmail)}>{contactEmail}</a>, and the organizers
              </>
            ) : (
              "the organizers, and they"
            )}{" "}
            will give you a new one
          </>
        )}
        .
      </p>
    </LoginBox>
  );
}
