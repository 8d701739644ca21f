import { isContestUsername } from "@/lib/contestant/rules";
import type { StoredContestant } from "@/lib/credentials/contestants";
import type { Credentials, CredentialsFile } from "@/lib/credentials/read-credentials";
import { type CredentialField, credentialFields, type ImportChange } from "@/lib/credentials/schema";
import type { FileErrors } from "@/lib/platform/csv/file-errors";
import { matchRows } from "@/lib/platform/csv/match-rows";
import { shorten } from "@/lib/platform/text/shorten";

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
    find: ({ code, contestantId }, fail) => {
      const withCode = byCode.get(code);
      const withId = byId.get(contestantId);
      if (code !== "" && !withCode) return fail(`There is no contestant ${shorten(code)} in this edition.`);
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

const seatFields = ["day1SeatingPlace", "day2SeatingPlace"] as const;

function requireNoOnlineSeats(matches: Match[], headings: CredentialsFile["headings"], errors: FileErrors): void {
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

function requireUnique(
  matches: Match[],
  stored: readonly StoredContestant[],
  headings: CredentialsFile["headings"],
  errors: FileErrors,
): void {
  const rowOf = new Map(matches.map(({ row, found }) => [found.id, row]));
  for (const field of Object.keys(uniqueFields) as (keyof typeof uniqueFields)[]) {
    const holders = new Map<string, { value: string; claim: string; owner: string }>();
    const keyOf = (value: string) => (field === "username" ? value.toLowerCase() : value);
    for (const { id, code, credentials } of stored) {
      const kept = rowOf.get(id)?.given[field] === undefined ? credentials[field] : null;
      if (kept !== null) holders.set(keyOf(kept), { value: kept, claim: `is ${code}’s already`, owner: `of ${code}` });
    }
    for (const { row } of matches) {
      const value = row.given[field];
      if (value === undefined) continue;
      const holder = holders.get(keyOf(value));
      if (!holder) {
        const { line } = row;
        holders.set(keyOf(value), { value, claim: `is in line ${line} already`, owner: `in line ${line}` });
        continue;
      }
      const problem =
        holder.value === value
          ? holder.claim
          : `differs from “${shorten(holder.value)}” ${holder.owner} in upper and lower case only`;
      errors.add(row.line, headings[field], `${uniqueFields[field]} “${shorten(value)}” ${problem}.`);
    }
  }
}

const differs = ({ before, after }: CredentialsChange, field: CredentialField) => before[field] !== after[field];

/** A password is never shown, only that it changes. */
export function toPreview(change: PlannedChange): ImportChange {
  const { line, code, fullName, before, after } = change;
  const changed = credentialFields.filter((field) => differs(change, field));
  const shown = (field: CredentialField, value: string | null) => (field === "password" ? null : value);
  const values = changed.map((field) => ({
    field,
    before: shown(field, before[field]),
    after: shown(field, after[field]),
  }));
  return { line, code, fullName, values };
}

/** Applies the file as a whole, so that two contestants may swap seats. Throws 422 with all `errors`. */
export function planImport(file: CredentialsFile, stored: readonly StoredContestant[], errors: FileErrors) {
  const matches = matchContestants(file, stored, errors);
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
