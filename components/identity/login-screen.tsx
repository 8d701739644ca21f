import { LoginForm } from "@/components/identity/login-form";
import { LogoutButton } from "@/components/shell/logout-button";
import { Notice } from "@/components/ui/notice";
import { pathOfThisSite } from "@/lib/auth/next-path";
import { currentActor } from "@/lib/auth/session";

/** The login box, or a greeting with a logout button (specification, section 2, "Login"). */
export async function LoginScreen({ next }: { next: string | string[] | undefined }) {
  const actor = await currentActor();
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
          <p className="mb-6 text-ink-soft">For registrators, guides and administrators. Visitors need no account.</p>
          <Notice tone="warning" className="mb-6 not-noscript:hidden">
            Logging in needs JavaScript, which is off in this browser.
          </Notice>
          <LoginForm next={pathOfThisSite(next)} />
        </>
      )}
    </div>
  );
}
