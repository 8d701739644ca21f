import type { Actor } from "@/lib/platform/auth/session";
import { AppError } from "@/lib/platform/errors/problem";

function ownsCountry(actor: Pick<Actor, "role" | "countryId">, countryId: string): boolean {
  return actor.role === "Administrator" || (actor.role === "TeamRegistrator" && actor.countryId === countryId);
}

/** Throws 403 unless the actor is an administrator or a registrator of the country. */
export function requireOwnCountry(actor: Pick<Actor, "role" | "countryId">, countryId: string): void {
  if (!ownsCountry(actor, countryId)) throw new AppError(403, "You may only see and change your own country’s data.");
}
