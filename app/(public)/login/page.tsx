import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { LoginForm } from "@/components/identity/login-form";
import { LogoutButton } from "@/components/layout/logout-button";
import { WaitingTicks } from "@/components/travel/arrivals/waiting-ticks";
import { Notice } from "@/components/ui/notice";
import { PageHeading } from "@/components/ui/page-heading";
import type { SearchParams } from "@/components/ui/table-state";
import { currentEdition } from "@/lib/edition/queries";
import { pathOfThisSite } from "@/lib/platform/auth/next-path";
import { currentActor } from "@/lib/platform/auth/session";
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
  const next = pathOfThisSite(params.next);
  const pageTitle = titleAfterLogin(next);
  return (
    <div className="mx-auto my-4 w-full max-w-[500px] rounded-md border border-rule border-t-4 border-t-maple bg-sheet p-5 shadow-lifted md:my-16 md:p-10">
      {actor ? (
        <>
          <PageHeading className="mb-2 text-2xl">Hello, {actor.name}</PageHeading>
          <LogoutButton />
        </>
      ) : (
        <>
          <PageHeading className="mb-2 text-2xl">Log in</PageHeading>
          {pageTitle && (
            <p className="mb-2">
              Log in to open <strong>{pageTitle}</strong>.
            </p>
          )}
          <p className="mb-6 text-ink-soft">For registrators, guides and administrators. Visitors need no account.</p>
          <Notice tone="warning" className="mb-6 not-noscript:hidden">
            Logging in needs JavaScript, which is off in this browser.
          </Notice>
          <WaitingTicks />
          <LoginForm next={next} />
          <p className="mt-6 text-ink-soft text-sm">
            Forgot your password? Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>, and the organizers
            will give you a new one.
          </p>
        </>
      )}
    </div>
  );
}
