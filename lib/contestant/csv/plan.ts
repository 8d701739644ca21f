import {
  type CredentialField,
  type Credentials,
  type CredentialsFile,
  type CredentialsRow,
  credentialFields,
} from "@/lib/contestant/csv/credentials";
import type { FileErrors } from "@/lib/csv/file-errors";

export interface StoredContestant {
  id: string;
  teamId: string;
  code: string;
  isOnline: boolean;
  isWithdrawn: boolean;
  credentials: Credentials;
}

/** What an import changes of one contestant. */
export interface CredentialsChange {
  id: string;
  teamId: string;
  before: Credentials;
  after: Credentials;
}

export interface ImportCounts {
  /** Contestants who get their first credentials or seat. */
  created: number;
  /** Contestants whose credentials or seats are replaced. */
  updated: number;
  unchanged: number;
  /** Rows with nothing but a key. */
  skipped: number;
}

interface Match {
  row: CredentialsRow;
  contestant: StoredContestant;
}

/** Finds the contestant of each row by code, id or both; adds an error for rows without exactly one. */
function matchRows(
  { rows, headings }: CredentialsFile,
  stored: readonly StoredContestant[],
  errors: FileErrors,
): Match[] {
  const byCode = new Map(stored.map((contestant) => [contestant.code, contestant]));
  const byId = new Map(stored.map((contestant) => [contestant.id, contestant]));
  const lineOf = new Map<string, number>();
  return rows.flatMap((row): Match[] => {
    const { line, code, contestantId } = row;
    const fail = (column: "code" | "contestantId", message: string): Match[] => {
      errors.add(line, headings[column], message);
      return [];
    };
    const withCode = byCode.get(code);
    const withId = byId.get(contestantId);
    if (code !== "" && !withCode) return fail("code", `There is no contestant ${code} in this edition.`);
    if (contestantId !== "" && !withId)
      return fail("contestantId", "There is no contestant with this id in this edition.");
    if (withCode && withId && withCode !== withId) return fail("contestantId", `This is not the id of ${code}.`);
    const contestant = withCode ?? withId;
    if (!contestant) return fail("code", "This line has neither a code nor a contestant’s id.");
    if (contestant.isWithdrawn)
      return fail(code === "" ? "contestantId" : "code", `The team of ${contestant.code} is withdrawn.`);
    const earlier = lineOf.get(contestant.id);
    if (earlier)
      return fail(code === "" ? "contestantId" : "code", `${contestant.code} is in line ${earlier} already.`);
    lineOf.set(contestant.id, line);
    return [{ row, contestant }];
  });
}

const seatFields = ["day1SeatingPlace", "day2SeatingPlace"] as const;

/** Adds an error for every seat of a contestant who takes part online. */
function requireNoOnlineSeats(matches: Match[], headings: CredentialsFile["headings"], errors: FileErrors): void {
  for (const { row, contestant } of matches) {
    for (const field of seatFields) {
      if (!contestant.isOnline || row.given[field] === undefined) continue;
      errors.add(row.line, headings[field], `${contestant.code} takes part online and has no seating place.`);
    }
  }
}

const uniqueFields = {
  username: "The username",
  day1SeatingPlace: "The first day's seating place",
  day2SeatingPlace: "The second day's seating place",
} as const;

/** Adds an error for every value that two contestants would share once the whole file is applied. */
function requireUnique(
  matches: Match[],
  stored: readonly StoredContestant[],
  headings: CredentialsFile["headings"],
  errors: FileErrors,
): void {
  const rowOf = new Map(matches.map(({ row, contestant }) => [contestant.id, row]));
  for (const field of Object.keys(uniqueFields) as (keyof typeof uniqueFields)[]) {
    const holders = new Map<string, string>();
    for (const { id, code, credentials } of stored) {
      const kept = rowOf.get(id)?.given[field] === undefined ? credentials[field] : null;
      if (kept !== null) holders.set(kept, `is ${code}'s already`);
    }
    for (const { row } of matches) {
      const value = row.given[field];
      if (value === undefined) continue;
      const holder = holders.get(value);
      if (holder) errors.add(row.line, headings[field], `${uniqueFields[field]} “${value}” ${holder}.`);
      else holders.set(value, `is in line ${row.line} already`);
    }
  }
}

const differs = ({ before, after }: CredentialsChange, field: CredentialField) => before[field] !== after[field];

/**
 * The changes and counts of an import. The file is applied as a whole, so that two contestants may swap seats. Throws 422
 * with `errors` and those that it adds.
 */
export function planImport(file: CredentialsFile, stored: readonly StoredContestant[], errors: FileErrors) {
  const matches = matchRows(file, stored, errors);
  requireNoOnlineSeats(matches, file.headings, errors);
  requireUnique(matches, stored, file.headings, errors);
  errors.throwIfAny();
  const counts: ImportCounts = { created: 0, updated: 0, unchanged: 0, skipped: 0 };
  const changes: CredentialsChange[] = [];
  for (const { row, contestant } of matches) {
    const { id, teamId, credentials: before } = contestant;
    const change = { id, teamId, before, after: { ...before, ...row.given } };
    if (credentialFields.some((field) => differs(change, field))) {
      changes.push(change);
      counts[credentialFields.some((field) => before[field] !== null) ? "updated" : "created"]++;
    } else {
      counts[Object.keys(row.given).length > 0 ? "unchanged" : "skipped"]++;
    }
  }
  return { changes, counts };
}
