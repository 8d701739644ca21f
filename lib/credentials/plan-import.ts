import { isContestUsername } from "@/lib/contestant/rules";
import { codeOfDate, readAsCodeWarning, unknownContestant } from "@/lib/contestant/spreadsheet-dates";
import type { StoredContestant } from "@/lib/credentials/queries";
import type { Credentials, CredentialsFile } from "@/lib/credentials/read-credentials";
import {
  type CredentialField,
  credentialFields,
  type ImportChange,
  isSeat,
  seatFields,
} from "@/lib/credentials/schema";
import type { FileErrors } from "@/lib/platform/csv/file-errors";
import { matchRows } from "@/lib/platform/csv/match-rows";
import { meansNothing, spreadsheetNumberProblem, spreadsheetProblem } from "@/lib/platform/csv/spreadsheet-values";
import { joinWithAnd, listFirst } from "@/lib/platform/text/join-list";
import { shorten } from "@/lib/platform/text/shorten";
import { caseKey } from "@/lib/platform/validation/unique-names";
import { type NamedPlan, seatFinder, typedSeatFinder } from "@/lib/seating/plan";
import { groupsByKey } from "@/lib/team/duplicates";
import { warnOfNames } from "@/lib/team/names-in-file";

export interface CredentialsChange extends Pick<StoredContestant, "id" | "teamId" | "code" | "fullName"> {
  before: Credentials;
  after: Credentials;
}

type PlannedChange = CredentialsChange & { line: number };

function matchContestants(
  { rows, headings }: CredentialsFile,
  stored: readonly StoredContestant[],
  errors: FileErrors,
) {
  const byCode = new Map(stored.map((contestant) => [contestant.code, contestant]));
  const byId = new Map(stored.map((contestant) => [contestant.id, contestant]));
  return matchRows(rows, errors, {
    column: ({ code }) => headings[code === "" ? "contestantId" : "code"],
    find: ({ line, code, contestantId }, fail) => {
      const dateCode = codeOfDate(code);
      const ofDate = dateCode === null ? undefined : byCode.get(dateCode);
      const withCode = byCode.get(code) ?? ofDate;
      const withId = byId.get(contestantId);
      if (code !== "" && !withCode) return fail(unknownContestant(code));
      if (ofDate) errors.warn(line, headings.code, readAsCodeWarning(code, ofDate.code));
      if (contestantId !== "" && !withId)
        return fail("There is no contestant with this id in this edition.", headings.contestantId);
      if (withCode && withId && withCode !== withId)
        return fail(`This is not the id of ${code}.`, headings.contestantId);
      const contestant = withCode ?? withId;
      if (!contestant) return fail("This line has neither a code nor a contestant’s id.", headings.code);
      return contestant.isWithdrawn ? fail(`The team of ${contestant.code} is withdrawn.`) : contestant;
    },
    nameOf: ({ code }) => code,
  });
}

type Match = ReturnType<typeof matchContestants>[number];

function requireNoOnlineSeats(
  matches: readonly Match[],
  headings: CredentialsFile["headings"],
  errors: FileErrors,
): void {
  for (const { row, found } of matches) {
    for (const field of seatFields) {
      if (!found.isOnline || row.given[field] === undefined) continue;
      errors.add(row.line, headings[field], `${found.code} takes part online and has no seating place.`);
    }
  }
}

const uniqueFields = {
  username: "The user name",
  day1SeatingPlace: "The first day’s seating place",
  day2SeatingPlace: "The second day’s seating place",
} as const;

/** Spells a seat as the plan of its room does, if one fits, or else as stored, if only the case differs. */
function spellSeats(matches: readonly Match[], rooms: readonly NamedPlan[]): Match[] {
  const findSeat = typedSeatFinder(rooms);
  return matches.map(({ row, found }) => {
    const given = { ...row.given };
    for (const field of seatFields) {
      const seat = given[field];
      const stored = found.credentials[field];
      if (seat === undefined) continue;
      const isStored = stored !== null && caseKey(stored) === caseKey(seat);
      given[field] = findSeat(seat)?.label ?? (isStored ? stored : seat);
    }
    return { row: { ...row, given }, found };
  });
}

/** What looks wrong with a value that is not the label of a seat. */
function problemsOf(field: CredentialField, value: string, hasRooms: boolean): string[] {
  // A number that is in no room needs no other hint, and a user name may be a number.
  const isNumberOdd = isSeat(field) ? !hasRooms : field === "password";
  const problems = [
    isSeat(field) && hasRooms && "is in no room",
    meansNothing(value) && "seems to stand for none",
    field === "password" && value.startsWith('="') && "is a formula",
    spreadsheetProblem(value) ?? (isNumberOdd && spreadsheetNumberProblem(value)),
  ];
  return problems.filter((problem) => typeof problem === "string");
}

/** Warns of seats that are in no room, and of values that a spreadsheet may have changed. */
function warnOfValues(
  matches: readonly Match[],
  rooms: readonly NamedPlan[],
  headings: CredentialsFile["headings"],
  errors: FileErrors,
): void {
  const findSeat = seatFinder(rooms);
  for (const { row, found } of matches) {
    for (const field of credentialFields) {
      const value = row.given[field];
      if (value === undefined || (isSeat(field) && findSeat(value) !== null)) continue;
      const problems = problemsOf(field, value, rooms.length > 0);
      const subject = field === "password" ? "password" : `“${shorten(value)}”`;
      if (problems.length > 0)
        errors.warn(row.line, headings[field], `${found.code}’s ${subject} ${joinWithAnd(problems)}.`);
    }
  }
}

/** Warns of each password that several contestants of the file have. */
function warnOfSharedPasswords(
  matches: readonly Match[],
  headings: CredentialsFile["headings"],
  errors: FileErrors,
): void {
  for (const sharing of groupsByKey(
    matches.filter(({ row }) => row.given.password !== undefined),
    ({ row }) => row.given.password ?? "",
  )) {
    const codes = sharing.map(({ found }) => found.code);
    errors.warn(sharing[0].row.line, headings.password, `${listFirst(codes, 5)} have the same password.`);
  }
}

function requireUnique(
  matches: readonly Match[],
  stored: readonly StoredContestant[],
  headings: CredentialsFile["headings"],
  errors: FileErrors,
): void {
  const rowOf = new Map(matches.map(({ row, found }) => [found.id, row]));
  for (const field of Object.keys(uniqueFields) as (keyof typeof uniqueFields)[]) {
    // `claim` is about an equal value, `place` about one that differs in upper and lower case only.
    const holders = new Map<string, { value: string; claim: string; place: string }>();
    for (const { id, code, credentials } of stored) {
      const value = credentials[field];
      const isReplaced = rowOf.get(id)?.given[field] !== undefined;
      if (value !== null && !isReplaced)
        holders.set(caseKey(value), { value, claim: `is ${code}’s already`, place: `of ${code}` });
    }
    for (const { row } of matches) {
      const value = row.given[field];
      if (value === undefined) continue;
      const holder = holders.get(caseKey(value));
      if (!holder) {
        const { line } = row;
        holders.set(caseKey(value), { value, claim: `is in line ${line} already`, place: `in line ${line}` });
        continue;
      }
      const problem =
        holder.value === value
          ? holder.claim
          : `differs from “${shorten(holder.value)}” ${holder.place} in upper and lower case only`;
      errors.add(row.line, headings[field], `${uniqueFields[field]} “${shorten(value)}” ${problem}.`);
    }
  }
}

const differs = ({ before, after }: CredentialsChange, field: CredentialField) => before[field] !== after[field];

/** Of a password, the preview has only that it changes. */
export function toPreview(change: PlannedChange): ImportChange {
  const { line, code, fullName, before, after } = change;
  const changed = credentialFields.filter((field) => differs(change, field));
  const visible = (field: CredentialField, value: string | null) => (field === "password" ? null : value);
  const values = changed.map((field) => ({
    field,
    before: visible(field, before[field]),
    after: visible(field, after[field]),
  }));
  return { line, code, fullName, values };
}

/** Throws 422 for another file of contestants, such as one of results, which would change nothing. */
function requireValues({ isOtherFile, headerLine }: CredentialsFile, errors: FileErrors): void {
  if (!isOtherFile) return;
  const names = joinWithAnd(credentialFields.map((field) => `“${field}”`));
  errors.fail(headerLine, "", `The file has none of the columns ${names}.`);
}

/** Checks the file as a whole, so that two contestants may swap seats. Throws 422 with all `errors`. */
export function planImport(
  file: CredentialsFile,
  stored: readonly StoredContestant[],
  rooms: readonly NamedPlan[],
  errors: FileErrors,
) {
  requireValues(file, errors);
  const matches = spellSeats(matchContestants(file, stored, errors), rooms);
  warnOfValues(matches, rooms, file.headings, errors);
  warnOfSharedPasswords(matches, file.headings, errors);
  warnOfNames(matches, file.headerLine, errors);
  requireNoOnlineSeats(matches, file.headings, errors);
  requireUnique(matches, stored, file.headings, errors);
  errors.throwIfAny();
  const counts = { created: 0, updated: 0, unchanged: 0, skipped: 0 };
  const changes: PlannedChange[] = [];
  for (const { row, found } of matches) {
    const before = found.credentials;
    const change = { ...found, line: row.line, before, after: { ...before, ...row.given } };
    if (credentialFields.some((field) => differs(change, field))) {
      changes.push(change);
      counts[credentialFields.some((field) => before[field] !== null) ? "updated" : "created"]++;
    } else {
      counts[Object.keys(row.given).length > 0 ? "unchanged" : "skipped"]++;
    }
  }
  const refusedUsernames = matches.flatMap(({ row: { line, given }, found: { code } }) =>
    given.username === undefined || isContestUsername(given.username) ? [] : [{ line, code, username: given.username }],
  );
  return { changes, counts, refusedUsernames };
}
