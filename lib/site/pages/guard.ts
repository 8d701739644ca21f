import "server-only";
import { forbidden, redirect } from "next/navigation";
import { allows } from "@/lib/platform/auth/roles";
import { type Actor, currentActor } from "@/lib/platform/auth/session";
import { pageAccess } from "@/lib/site/pages/access";
import type { AccountPath } from "@/lib/site/pages/account-pages";
import type { ControlPanelPath } from "@/lib/site/pages/control-panel-pages";

/** Redirects to the login page without a session, shows the 403 page without access. */
export async function requirePage(path: AccountPath | ControlPanelPath): Promise<Actor> {
  const actor = await currentActor();
  if (!actor) redirect(`/login?next=${encodeURIComponent(path)}`);
  if (!allows(pageAccess[path] ?? [], actor.role)) forbidden();
  return actor;
}

/** Like requirePage, for pages of registrators, who have a country. */
export async function requireRegistrator(path: AccountPath): Promise<Actor & { countryId: string }> {
  const { countryId, ...actor } = await requirePage(path);
  if (countryId === null) throw new Error("A registrator has a country.");
  return { ...actor, countryId };
}
