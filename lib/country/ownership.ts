import type { Actor } from "@/lib/auth/session";
import { AppError } from "@/lib/http/problem";

/** Whether somebody may see and change what belongs to a country: administrators any, registrators their own. */
export function ownsCountry(actor: Pick<Actor, "role" | "countryId">, countryId: string): boolean {
  return actor.role === "Administrator" || (actor.role === "TeamRegistrator" && actor.countryId === countryId);
}

/** Throws 403 unless the country is the actor's to run. */
export function requireCountry(actor: Pick<Actor, "role" | "countryId">, countryId: string): void {
  if (!ownsCountry(actor, countryId)) throw new AppError(403, "You may only see and change your own country's data.");
}
