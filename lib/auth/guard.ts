import "server-only";
import { forbidden, redirect } from "next/navigation";
import { type PageKey, pageAccess } from "@/lib/auth/access";
import { allows } from "@/lib/auth/roles";
import { type Actor, currentActor } from "@/lib/auth/session";

/**
 * The page's own check against the access table, with the account as the database knows it now: redirects to the login
 * page, or answers with the 403 page. Returns who is signed in.
 */
export async function requirePage(page: PageKey): Promise<Actor> {
  const actor = await currentActor();
  if (!actor) redirect(`/login?next=${encodeURIComponent(page)}`);
  if (!allows(pageAccess[page], actor.role)) forbidden();
  return actor;
}
