import { WaitingTicks } from "@/components/arrival/waiting-ticks";
import { LoginForm } from "@/components/identity/login-form";
import { LogoutButton } from "@/components/shell/logout-button";
import { Notice } from "@/components/ui/notice";
import { pathOfThisSite } from "@/lib/platform/auth/next-path";
import { currentActor } from "@/lib/platform/auth/session";
import { titleAfterLogin } from "@/lib/site/pages/page-titles";

interface LoginScreenProps {
  /** The path that opens after the login, as given in the address. */
  next: string | string[] | undefined;
  /** Where to ask for a new password. */
  contactEmail: string;
}

/** The login box, or a greeting with a logout button (specification, section 2, "Login"). */
export async function LoginScreen({ next: given, contactEmail }: LoginScreenProps) {
  const actor = await currentActor();
  const next = pathOfThisSite(given);
  const pageTitle = titleAfterLogin(next);
  return (
    <div className="mx-auto my-4 w-full max-w-[500px] rounded-md border border-rule border-t-4 border-t-maple bg-sheet p-5 shadow-lifted md:my-16 md:p-10">
      {actor ? (
        <>
          <h1 className="mb-2 text-2xl">Hello, {actor.name}</h1>
          <LogoutButton />
        </>
      ) : (
        <>
          <h1 className="mb-2 text-2xl">Log in</h1>
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
