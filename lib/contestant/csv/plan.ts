import {
  type CredentialField,
  type Credentials,
  type CredentialsFile,
  type CredentialsRow,
  credentialFields,
} from "@/lib/contestant/csv/credentials";
import type { FileErrors } from "@/lib/contestant/csv/file-errors";

/** A contestant of the edition as it is stored. */
export interface StoredContestant {
  id: string;
  code: string;
  credentials: Credentials;
}

/** What an import does to one contestant. */
export interface CredentialsChange {
  id: string;
  before: Credentials;
  after: Credentials;
}

/**
 * Contestants that get their first credentials or seat, that had some and get others, that stay as they are, and rows
 * with nothing but a key.
 */
export interface ImportCounts {
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
}

interface Match {
  row: CredentialsRow;
  contestant: StoredContestant;
}

/** The rows with the contestants they name. */
function match({ rows, headings }: CredentialsFile, stored: readonly StoredContestant[], errors: FileErrors): Match[] {
  const byCode = new Map(stored.map((contestant) => [contestant.code, contestant]));
  const byId = new Map(stored.map((contestant) => [contestant.id, contestant]));
  const lines = new Map<string, number>();
  return rows.flatMap((row): Match[] => {
    const { line, code, contestantId } = row;
    const refuse = (column: "code" | "contestantId", message: string): Match[] => {
      errors.add(line, headings[column], message);
      return [];
    };
    const [named, identified] = [byCode.get(code), byId.get(contestantId)];
    if (code !== "" && !named) return refuse("code", `There is no contestant ${code} in this edition.`);
    if (contestantId !== "" && !identified)
      return refuse("contestantId", "There is no contestant with this id in this edition.");
    if (named && identified && named !== identified) return refuse("contestantId", `This is not the id of ${code}.`);
    const contestant = named ?? identified;
    if (!contestant) return refuse("code", "This line doesn't say whose credentials these are.");
    const earlier = lines.get(contestant.id);
    if (earlier)
      return refuse(code === "" ? "contestantId" : "code", `${contestant.code} is in line ${earlier} already.`);
    lines.set(contestant.id, line);
    return [{ row, contestant }];
  });
}

const uniqueFields = {
  username: "The username",
  day1SeatingPlace: "The first day's seating place",
  day2SeatingPlace: "The second day's seating place",
} as const;

/** Notes every value that two contestants would have once the whole file is applied. */
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
 * What an import of `file` changes among an edition's contestants, judged as if all of it were applied at once (so that
 * two may swap seats). Notes in `errors` what must not be stored.
 */
export function planImport(file: CredentialsFile, stored: readonly StoredContestant[], errors: FileErrors) {
  const matches = match(file, stored, errors);
  requireUnique(matches, stored, file.headings, errors);
  const counts: ImportCounts = { created: 0, updated: 0, unchanged: 0, skipped: 0 };
  const changes: CredentialsChange[] = [];
  for (const { row, contestant } of matches) {
    const before = contestant.credentials;
    const change = { id: contestant.id, before, after: { ...before, ...row.given } };
    if (credentialFields.some((field) => differs(change, field))) {
      changes.push(change);
      counts[credentialFields.some((field) => before[field] !== null) ? "updated" : "created"]++;
    } else {
      counts[Object.keys(row.given).length > 0 ? "unchanged" : "skipped"]++;
    }
  }
  return { changes, counts };
}
