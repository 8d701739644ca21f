import type { Actor } from "@/lib/auth/session";
import { AppError } from "@/lib/http/problem";
import { formatInstant } from "@/lib/time";

/** People's details, arrivals and guests may be edited for this long after the end of registration (specification, section 9). */
export const editGraceMs = 24 * 60 * 60 * 1000;

/** An edition's end of registration, and the later ones that were given to single countries. */
export interface EditionDates {
  endOfRegistrationDate: Date;
  timeZone: string;
  deadlineExceptions: readonly { countryId: string; endOfRegistrationDate: Date }[];
}

/** The dates that bind the registrators of one country. */
export interface Deadlines {
  endOfRegistrationDate: Date;
  timeZone: string;
  /** Whether the country was given a later end of registration than the others have. */
  isExtended: boolean;
}

/** The deadlines of a country (null: of nobody's in particular); an exception never makes them earlier than the edition's own. */
export function deadlinesOf(edition: EditionDates, countryId: string | null): Deadlines {
  const { endOfRegistrationDate: ownEnd, timeZone } = edition;
  const given = edition.deadlineExceptions.find((exception) => exception.countryId === countryId);
  const isExtended = given !== undefined && given.endOfRegistrationDate > ownEnd;
  return { endOfRegistrationDate: isExtended ? given.endOfRegistrationDate : ownEnd, timeZone, isExtended };
}

/** Registration is open, only details may still be edited, or all is closed (specification, section 4). */
export type RegistrationState = "open" | "editing" | "closed";

/** When the edit period ends. */
export function endOfEditDate({ endOfRegistrationDate }: Pick<Deadlines, "endOfRegistrationDate">): Date {
  return new Date(endOfRegistrationDate.getTime() + editGraceMs);
}

/** Where `now` falls; each deadline itself is already past it. */
export function registrationState(deadlines: Deadlines, now: Date): RegistrationState {
  if (now < deadlines.endOfRegistrationDate) return "open";
  return now < endOfEditDate(deadlines) ? "editing" : "closed";
}

/** Why a registrator may not change the roster at `now`, naming the date that has passed; null if they may. */
export function rosterRefusal(deadlines: Deadlines, now: Date): string | null {
  if (registrationState(deadlines, now) === "open") return null;
  return `Registration ended on ${formatInstant(deadlines.endOfRegistrationDate, deadlines.timeZone)} (${deadlines.timeZone}).`;
}

/** Why a registrator may not change details at `now`, naming the date that has passed; null if they may. */
export function editRefusal(deadlines: Deadlines, now: Date): string | null {
  if (registrationState(deadlines, now) !== "closed") return null;
  return `The edit period ended on ${formatInstant(endOfEditDate(deadlines), deadlines.timeZone)} (${deadlines.timeZone}).`;
}

/** The roster is frozen when registration ends; people's details may be edited for a day longer. */
export type EditScope = "roster" | "details";

/** Throws 403 with the date that has passed if a registrator's country is too late. Administrators are not bound by dates. */
export function requireBeforeDeadline(actor: Actor, edition: EditionDates, scope: EditScope, now: Date): void {
  if (actor.role === "Administrator") return;
  const deadlines = deadlinesOf(edition, actor.countryId);
  const refusal = scope === "roster" ? rosterRefusal(deadlines, now) : editRefusal(deadlines, now);
  if (refusal) throw new AppError(403, refusal);
}
