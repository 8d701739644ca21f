import type { FieldPath } from "react-hook-form";
import { cityTime } from "@/lib/edition/dates";
import type { ResultsState } from "@/lib/generated/prisma/enums";
import type { DeadlineExtensionModel, EditionModel } from "@/lib/generated/prisma/models";
import type { Actor } from "@/lib/platform/auth/session";
import { AppError, type FieldErrors, throwIfInvalid } from "@/lib/platform/errors/problem";
import { plainText } from "@/lib/platform/html/plain-text";
import { formatInstant, utcOffset } from "@/lib/platform/time/time";
import { toInstant } from "@/lib/platform/time/time-zone";
import { valueAt, withValueAt } from "@/lib/platform/validation/field-path";
import { findChoice, notAChoice } from "@/lib/platform/validation/find-choice";

/** Specification, section 9. */
const editGraceMs = 24 * 60 * 60 * 1000;

type DateColumns = "endOfRegistrationDate" | "endOfJourneyDate" | "hasDates" | "timeZone" | "venue";

export interface EditionDates extends Pick<EditionModel, DateColumns> {
  deadlineExtensions: readonly Pick<DeadlineExtensionModel, "countryId" | "endOfRegistrationDate">[];
}

/** The edition's own deadlines without a country. An extension never makes a country's deadlines earlier. */
export function deadlinesOf(edition: EditionDates, countryId: string | null) {
  const { endOfRegistrationDate: ownEnd, hasDates, timeZone, venue } = edition;
  const extension = edition.deadlineExtensions.find((row) => row.countryId === countryId);
  const isExtended = extension !== undefined && extension.endOfRegistrationDate > ownEnd;
  const endOfRegistrationDate = isExtended ? extension.endOfRegistrationDate : ownEnd;
  const endOfEdit = endOfEditDate({ endOfRegistrationDate });
  const ownJourneyEnd = edition.endOfJourneyDate;
  const endOfJourneyDate = ownJourneyEnd && ownJourneyEnd > endOfEdit ? ownJourneyEnd : endOfEdit;
  return { endOfRegistrationDate, endOfJourneyDate, hasDates, timeZone, venue, isExtended };
}

export type Deadlines = ReturnType<typeof deadlinesOf>;

/** Specification, section 4: "editing" allows changes of details only, "journeys" of arrivals and departures only. */
export type RegistrationState = "open" | "editing" | "journeys" | "closed";

export function endOfEditDate({ endOfRegistrationDate }: Pick<EditionModel, "endOfRegistrationDate">): Date {
  return new Date(endOfRegistrationDate.getTime() + editGraceMs);
}

/** A deadline has passed from its very instant on. An edition without dates is "closed". */
export function registrationState(deadlines: Deadlines, now: Date): RegistrationState {
  if (!deadlines.hasDates) return "closed";
  if (now < deadlines.endOfRegistrationDate) return "open";
  if (now < endOfEditDate(deadlines)) return "editing";
  return now < deadlines.endOfJourneyDate ? "journeys" : "closed";
}

/** Whether journeys can be changed for longer than the rest. */
export const hasLaterJourneys = (deadlines: Deadlines): boolean =>
  deadlines.endOfJourneyDate > endOfEditDate(deadlines);

/** e.g. "20 March 2025, 23:59 (Shumen time)" */
export const formatDeadline = (deadline: Date, { timeZone, venue }: Pick<Deadlines, "timeZone" | "venue">): string =>
  `${formatInstant(deadline, timeZone)} (${cityTime(venue)})`;

/** e.g. "20 March 2025, 23:59 (Shumen time, UTC+2)", for people in other time zones. */
export const formatDeadlineAbroad = (
  deadline: Date,
  { timeZone, venue }: Pick<Deadlines, "timeZone" | "venue">,
): string => `${formatInstant(deadline, timeZone)} (${cityTime(venue)}, ${utcOffset(deadline, timeZone)})`;

const notOpenYet = "Registration has not opened yet.";

/** Returns why a registrator cannot change the roster, or null. */
export function rosterRefusal(deadlines: Deadlines, now: Date): string | null {
  if (!deadlines.hasDates) return notOpenYet;
  if (registrationState(deadlines, now) === "open") return null;
  return `Registration ended on ${formatDeadline(deadlines.endOfRegistrationDate, deadlines)}.`;
}

/** Returns why a registrator cannot change details, or null. */
export function editRefusal(deadlines: Deadlines, now: Date): string | null {
  if (!deadlines.hasDates) return notOpenYet;
  if (now < endOfEditDate(deadlines)) return null;
  return `The edit period ended on ${formatDeadline(endOfEditDate(deadlines), deadlines)}.`;
}

/** Returns why a registrator cannot change journeys, or null. */
export function journeyRefusal(deadlines: Deadlines, now: Date): string | null {
  if (!hasLaterJourneys(deadlines)) return editRefusal(deadlines, now);
  if (!deadlines.hasDates) return notOpenYet;
  if (now < deadlines.endOfJourneyDate) return null;
  return `Journeys could be changed until ${formatDeadline(deadlines.endOfJourneyDate, deadlines)}.`;
}

/** The notice of a page whose form is closed. */
export const closedNotice = ({ hasDates }: Deadlines, refusal: string): string =>
  hasDates ? `Registration time is over! ${refusal}` : refusal;

/** The roster is frozen when registration ends, details a day later, and journeys when the edition says. */
export type EditScope = "roster" | "details" | "journeys";

const refusals = { roster: rosterRefusal, details: editRefusal, journeys: journeyRefusal };

/** Throws 403 with the date that has passed. Administrators are not bound by dates. */
export function requireBeforeDeadline(actor: Actor, edition: EditionDates, scope: EditScope, now: Date): void {
  if (actor.role === "Administrator") return;
  const refusal = refusals[scope](deadlinesOf(edition, actor.countryId), now);
  if (refusal) throw new AppError(403, refusal);
}

interface EditionPeriod {
  year: number;
  /** yyyy-MM-dd */
  startDate: string;
  endDate: string;
  endOfRegistrationDate: Date;
  endOfJourneyDate: Date | null;
  timeZone: string;
}

/** Returns errors by field, none if the dates are in order. */
export function dateErrors(period: EditionPeriod): FieldErrors {
  const { year, startDate, endDate, endOfRegistrationDate, endOfJourneyDate, timeZone } = period;
  if (Number(startDate.slice(0, 4)) !== year)
    return {
      startDate: [`The ${year} edition must begin in the year ${year}; another year is another edition.`],
    };
  if (endDate < startDate) return { endDate: ["The tournament cannot end before it begins."] };
  const end = toInstant(`${endDate}T23:59:59.999`, timeZone);
  if (endOfRegistrationDate > end)
    return { endOfRegistrationDate: ["Registration must end before the tournament does."] };
  const endOfEdit = endOfEditDate({ endOfRegistrationDate });
  if (endOfJourneyDate && endOfJourneyDate <= endOfEdit)
    return {
      endOfJourneyDate: [`Details can be edited until ${formatInstant(endOfEdit, timeZone)}. Choose a later time.`],
    };
  if (endOfJourneyDate && endOfJourneyDate > end)
    return { endOfJourneyDate: ["Journeys can be changed until the tournament ends, not longer."] };
  return {};
}

type OptionsByField<Input extends object> = Partial<Record<FieldPath<Input>, readonly string[]>>;

/**
 * Returns `input` with its values spelled as the options. Throws 422 on every field whose value is none of its options;
 * null is allowed.
 */
export function requireOptions<Input extends object>(input: Input, optionsByField: OptionsByField<Input>): Input {
  const errors: FieldErrors = {};
  let result = input;
  for (const [field, options] of Object.entries<readonly string[] | undefined>(optionsByField)) {
    const value = valueAt(input, field);
    if (!options || typeof value !== "string") continue;
    const option = findChoice(options, value);
    if (option === undefined) errors[field] = [notAChoice(options, value)];
    else if (option !== value) result = withValueAt(result, field, option);
  }
  throwIfInvalid(errors);
  return result;
}

/** Throws 422 on each item whose id is not stored or occurs twice; `fieldOf` is its path in the request. */
export function requireStored(
  items: readonly { id: string | null }[],
  stored: readonly { id: string }[],
  fieldOf: (index: number) => string,
): void {
  const unused = new Set(stored.map(({ id }) => id));
  const errors: FieldErrors = {};
  items.forEach(({ id }, i) => {
    if (id && !unused.delete(id)) errors[`${fieldOf(i)}.id`] = ["This was removed in the meantime or is listed twice."];
  });
  throwIfInvalid(errors);
}

/** Throws 409 if the results are final. */
export function requireNotFinal({ resultsState }: { resultsState: ResultsState }): void {
  if (resultsState === "FINAL") throw new AppError(409, "The results are final. Reopen them to change anything.");
}

export const isWritten = (html: string): boolean => plainText(html) !== "";

interface FirstTexts {
  welcomeText: string;
  rules: string;
  environmentDescription: string;
}

/** Whether the texts that visitors look for first are all empty. */
export const isBeingPrepared = ({ welcomeText, rules, environmentDescription }: FirstTexts): boolean =>
  ![welcomeText, rules, environmentDescription].some(isWritten);

/** Throws 409 for a withdrawn team and for a leader all of whose teams are withdrawn. */
export function requireParticipating(teams: readonly { withdrawnAt: Date | null }[]): void {
  if (teams.length > 0 && teams.every(({ withdrawnAt }) => withdrawnAt))
    throw new AppError(409, "This team is withdrawn.");
}
