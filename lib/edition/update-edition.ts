import "server-only";
import { changeEdition } from "@/lib/edition/change-edition";
import { choiceLists } from "@/lib/edition/choice-lists";
import { ageLimitErrors, toAgeLimits } from "@/lib/edition/dates";
import * as endpoints from "@/lib/edition/endpoints";
import type { EditionInput } from "@/lib/edition/inputs";
import { keepLocalTimes } from "@/lib/edition/keep-local-times";
import { letterTextProblem } from "@/lib/edition/letter-text";
import { dateErrors } from "@/lib/edition/rules";
import { updateLists } from "@/lib/edition/update-lists";
import type { EditionRow } from "@/lib/edition/views";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { type FieldErrors, invalid, throwIfInvalid } from "@/lib/platform/errors/problem";
import { pick, without } from "@/lib/platform/pick";
import { dateText, toDate } from "@/lib/platform/time/time";
import { requireInstant, toTimeZone } from "@/lib/platform/time/time-zone";

/** Throws 422 for another year if the edition has teams, or if another edition is between the two years. */
async function yearOf(transaction: Database, edition: EditionRow, year = edition.year): Promise<number> {
  if (year === edition.year) return year;
  const invalidYear = (message: string) => invalid({ year: [message] });
  const between = { gte: Math.min(year, edition.year), lte: Math.max(year, edition.year) };
  const other = await transaction.edition.findFirst({
    where: { id: { not: edition.id }, year: between },
    select: { year: true },
  });
  if (other) throw invalidYear(`There is a ${other.year} edition, and editions stay in their order.`);
  const teams = await transaction.team.count({ where: { editionId: edition.id } });
  if (edition.hasDates && teams > 0)
    throw invalidYear(`The ${edition.year} edition has teams, so its year stays: another year is another edition.`);
  return year;
}

const firstDateLabels = {
  year: "year",
  startDate: "first day",
  endDate: "last day",
  endOfRegistrationDate: "end of registration",
};

/** Throws 422 unless the first dates of an edition are sent all at once. */
function hasDatesAfter(edition: EditionRow, body: EditionInput): boolean {
  if (edition.hasDates) return true;
  const labels = Object.entries(firstDateLabels);
  const missing = labels.filter(([name]) => body[name as keyof typeof firstDateLabels] === undefined);
  if (missing.length === labels.length) return false;
  if (missing.length === 0) return true;
  throw invalid(Object.fromEntries(missing.map(([name, label]) => [name, [`Enter the ${label} as well.`]])));
}

function datesOf(edition: EditionRow, body: EditionInput, year: number) {
  const timeZone = body.timeZone ?? edition.timeZone;
  const startDate = body.startDate ?? dateText(edition.startDate);
  const endDate = body.endDate ?? dateText(edition.endDate);
  const toNewTimeZone = (stored: Date) =>
    body.enteredTimes === "KEEP" ? toTimeZone(stored, edition.timeZone, timeZone) : stored;
  const endOfRegistrationDate =
    body.endOfRegistrationDate === undefined
      ? toNewTimeZone(edition.endOfRegistrationDate)
      : requireInstant("endOfRegistrationDate", body.endOfRegistrationDate, timeZone);
  const { endOfJourneyDate: sentEnd } = body;
  const storedEnd = sentEnd === undefined && edition.endOfJourneyDate ? toNewTimeZone(edition.endOfJourneyDate) : null;
  const endOfJourneyDate = sentEnd ? requireInstant("endOfJourneyDate", sentEnd, timeZone) : storedEnd;
  const errors = dateErrors({ year, startDate, endDate, endOfRegistrationDate, endOfJourneyDate, timeZone });
  throwIfInvalid(errors);
  return { startDate: toDate(startDate), endDate: toDate(endDate), endOfRegistrationDate, endOfJourneyDate };
}

const dateAfter = (sent: string | null | undefined, stored: Date | null) =>
  sent === undefined ? stored : sent ? toDate(sent) : null;

function keepDataUntilOf(edition: EditionRow, body: EditionInput) {
  const keepDataUntil = dateAfter(body.keepDataUntil, edition.keepDataUntil);
  if (keepDataUntil && dateText(keepDataUntil) < (body.endDate ?? dateText(edition.endDate)))
    throw invalid({ keepDataUntil: ["Personal data is needed until the tournament is over."] });
  return { keepDataUntil };
}

function ageLimitsOf(edition: EditionRow, body: EditionInput, year: number) {
  const limits = {
    juniorsBornOnOrAfter: dateAfter(body.juniorsBornOnOrAfter, edition.juniorsBornOnOrAfter),
    seniorsBornOnOrAfter: dateAfter(body.seniorsBornOnOrAfter, edition.seniorsBornOnOrAfter),
  };
  if (body.juniorsBornOnOrAfter || body.seniorsBornOnOrAfter) throwIfInvalid(ageLimitErrors(toAgeLimits(limits), year));
  return limits;
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
  throwIfInvalid(errors);
}

/** Throws 422 for dates, limits, letters or lists that do not fit together or do not fit what is stored. */
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
