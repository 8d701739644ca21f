import { LoginForm } from "@/components/identity/login-form";
import { LogoutButton } from "@/components/shell/logout-button";
import { currentActor } from "@/lib/auth/session";

/** A path of this site to go to after the login; anything else would let a link send people elsewhere. */
function safePath(next: string | string[] | undefined): string {
  return typeof next === "string" && /^\/(?![/\\])/.test(next) ? next : "/";
}

/** The login box, or a greeting and the way out (specification, section 2, "Login"). */
export async function LoginScreen({ next }: { next: string | string[] | undefined }) {
  const actor = await currentActor();
  return (
    <div className="login-box">
      {actor ? (
        <>
          <h1>Hello, {actor.name}</h1>
          <LogoutButton />
        </>
      ) : (
        <>
          <h1>Log in</h1>
          <p className="login-lead">For registrators, guides and administrators. Visitors need no account.</p>
          <LoginForm next={safePath(next)} />
        </>
      )}
    </div>
  );
}
