import { type ContestantInput, notInPast } from "@/lib/contestant/inputs";
import type { ChoiceOptions } from "@/lib/edition/choice-lists";
import { type FieldErrors, throwIfInvalid } from "@/lib/platform/errors/problem";
import { toLocalDate } from "@/lib/platform/time/time";
import { travelOptions } from "@/lib/travel/place";

interface GivenContestant {
  input: ContestantInput;
  personField: "contestantPerson" | "personEditModel";
  edition: ChoiceOptions;
  /** The prefix of the request's fields. */
  at?: string;
}

/** The options of each field of the request that is chosen from a list. */
export const contestantOptions = ({ input, personField, edition, at = "" }: GivenContestant) => ({
  [`${at}${personField}.tShirtSize`]: edition.tShirtSizes,
  [`${at}operatingSystemName`]: edition.operatingSystemNames,
  ...(input.hasPersonForContact && travelOptions({ input, edition, at })),
});

/** Throws 422 on each field whose date (yyyy-MM-dd) is not before today in `timeZone`. */
export function requirePastBirthDates(dates: Record<string, string>, now: Date, timeZone: string): void {
  const today = toLocalDate(now, timeZone);
  const errors: FieldErrors = {};
  for (const [field, date] of Object.entries(dates)) {
    if (date >= today) errors[field] = [notInPast];
  }
  throwIfInvalid(errors);
}

/**
 * Users with rights of their own in DOMjudge, which ignores upper and lower case when it looks for admin and judgehost.
 */
const domjudgeUsers = ["admin", "judgehost", "cds"];

export const isDomjudgeUser = (username: string): boolean => domjudgeUsers.includes(username.toLowerCase());

/** Whether both CMS and DOMjudge accept a user name; DOMjudge alone would accept . and @ too. */
export const isContestUsername = (username: string): boolean =>
  /^[A-Za-z0-9_-]+$/.test(username) && !isDomjudgeUser(username);
