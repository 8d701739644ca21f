import "server-only";
import { changeEdition } from "@/lib/edition/change-edition";
import { choiceLists } from "@/lib/edition/choice-lists";
import { ageLimitErrors } from "@/lib/edition/dates";
import * as endpoints from "@/lib/edition/endpoints";
import type { EditionInput } from "@/lib/edition/inputs";
import { keepLocalTimes } from "@/lib/edition/keep-local-times";
import { letterTextProblem } from "@/lib/edition/letter-text";
import { dateErrors } from "@/lib/edition/rules";
import { updateLists } from "@/lib/edition/update-lists";
import type { EditionRow } from "@/lib/edition/views";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { type FieldErrors, invalid } from "@/lib/platform/errors/problem";
import { pick, without } from "@/lib/platform/pick";
import { dateText, toDate } from "@/lib/platform/time/time";
import { requireInstant, toTimeZone } from "@/lib/platform/time/time-zone";

/** Throws 422 for another year if the edition has teams, or if another edition is between the two years. */
async function yearOf(transaction: Database, edition: EditionRow, year = edition.year): Promise<number> {
  if (year === edition.year) return year;
  const refuse = (message: string) => invalid({ year: [message] });
  const between = { gte: Math.min(year, edition.year), lte: Math.max(year, edition.year) };
  const other = await transaction.edition.findFirst({
    where: { id: { not: edition.id }, year: between },
    select: { year: true },
  });
  if (other) throw refuse(`There is a ${other.year} edition, and editions stay in their order.`);
  const teams = await transaction.team.count({ where: { editionId: edition.id } });
  if (edition.hasDates && teams > 0)
    throw refuse(`The ${edition.year} edition has teams, so its year stays: another year is another edition.`);
  return year;
}

const firstDates = {
  year: "year",
  startDate: "first day",
  endDate: "last day",
  endOfRegistrationDate: "end of registration",
};

/** Throws 422 unless the first dates of an edition are sent all at once. */
function hasDatesAfter(edition: EditionRow, body: EditionInput): boolean {
  if (edition.hasDates) return true;
  const missing = Object.entries(firstDates).filter(([name]) => body[name as keyof typeof firstDates] === undefined);
  if (missing.length === Object.keys(firstDates).length) return false;
  if (missing.length === 0) return true;
  throw invalid(Object.fromEntries(missing.map(([name, label]) => [name, [`Enter the ${label} as well.`]])));
}

function datesOf(edition: EditionRow, body: EditionInput, year: number) {
  const timeZone = body.timeZone ?? edition.timeZone;
  const startDate = body.startDate ?? dateText(edition.startDate);
  const endDate = body.endDate ?? dateText(edition.endDate);
  const moved = (stored: Date) =>
    body.enteredTimes === "KEEP" ? toTimeZone(stored, edition.timeZone, timeZone) : stored;
  const endOfRegistrationDate =
    body.endOfRegistrationDate === undefined
      ? moved(edition.endOfRegistrationDate)
      : requireInstant("endOfRegistrationDate", body.endOfRegistrationDate, timeZone);
  const { endOfJourneyDate: sent } = body;
  const kept = sent === undefined && edition.endOfJourneyDate ? moved(edition.endOfJourneyDate) : null;
  const endOfJourneyDate = sent ? requireInstant("endOfJourneyDate", sent, timeZone) : kept;
  const errors = dateErrors({ year, startDate, endDate, endOfRegistrationDate, endOfJourneyDate, timeZone });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { startDate: toDate(startDate), endDate: toDate(endDate), endOfRegistrationDate, endOfJourneyDate };
}

const changed = (sent: string | null | undefined, stored: Date | null) =>
  sent === undefined ? stored : sent && toDate(sent);

function keepDataUntilOf(edition: EditionRow, body: EditionInput) {
  const keepDataUntil = changed(body.keepDataUntil, edition.keepDataUntil);
  if (keepDataUntil && dateText(keepDataUntil) < (body.endDate ?? dateText(edition.endDate)))
    throw invalid({ keepDataUntil: ["Personal data is needed until the tournament is over."] });
  return { keepDataUntil };
}

function ageLimitsOf(edition: EditionRow, body: EditionInput, year: number) {
  const errors = ageLimitErrors(body, year);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    juniorsBornOnOrAfter: changed(body.juniorsBornOnOrAfter, edition.juniorsBornOnOrAfter),
    seniorsBornOnOrAfter: changed(body.seniorsBornOnOrAfter, edition.seniorsBornOnOrAfter),
  };
}

function requireLetterTexts({ questions }: EditionRow, { letterText, teamLetterText }: EditionInput): void {
  const problems = {
    letterText: letterText && letterTextProblem("person", letterText, questions),
    teamLetterText: teamLetterText && letterTextProblem("team", teamLetterText, questions),
  };
  const errors: FieldErrors = {};
  for (const [field, problem] of Object.entries(problems)) {
    if (problem) errors[field] = [problem];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

export function updateEdition(actor: Actor, id: string, { version, ...body }: EditionInput) {
  return changeEdition(actor, endpoints.updateEdition, id, version, async (transaction, edition) => {
    const { timeZone = edition.timeZone, enteredTimes } = body;
    const isMoved = timeZone !== edition.timeZone;
    requireLetterTexts(edition, body);
    const year = await yearOf(transaction, edition, body.year);
    const columns = {
      ...without(body, { ...choiceLists, enteredTimes: true }),
      year,
      hasDates: hasDatesAfter(edition, body),
      ...datesOf(edition, body, year),
      ...(await updateLists(transaction, edition, body)),
      ...ageLimitsOf(edition, body, year),
      ...keepDataUntilOf(edition, body),
    };
    if (isMoved && enteredTimes === "KEEP") await keepLocalTimes(transaction, edition, timeZone);
    const after = isMoved ? { ...columns, enteredTimes: enteredTimes || "MOVE" } : columns;
    return { columns, before: pick(edition, columns), after };
  });
}
