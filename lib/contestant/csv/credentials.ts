import { restoreCell } from "@/lib/contestant/csv/cell";
import type { FileErrors } from "@/lib/contestant/csv/file-errors";
import { readTable } from "@/lib/contestant/csv/table";

/** What the import sets, with the most characters each may have. */
const maxLength = { username: 64, password: 128, day1SeatingPlace: 40, day2SeatingPlace: 40 };

export type CredentialField = keyof typeof maxLength;
export const credentialFields = Object.keys(maxLength) as CredentialField[];

/** What a contestant has of each field, null for nothing. */
export type Credentials = Record<CredentialField, string | null>;

const columns = ["code", "contestantId", ...credentialFields] as const;
type Column = (typeof columns)[number];

/** One row: whom it names and what it sets; an empty cell sets nothing. */
export interface CredentialsRow {
  line: number;
  code: string;
  contestantId: string;
  given: Partial<Record<CredentialField, string>>;
}

export interface CredentialsFile {
  rows: CredentialsRow[];
  /** How the file itself writes the heading of a column. */
  headings: Record<Column, string>;
}

const normalized = (heading: string) => heading.replace(/\s+/g, "").toLowerCase();
const columnByHeading = new Map(columns.map((column) => [normalized(column), column]));
const columnOf = (heading: string) => columnByHeading.get(normalized(heading));

const notes: Record<CredentialField, string> = {
  username: "The username",
  password: "The password",
  day1SeatingPlace: "The seating place",
  day2SeatingPlace: "The seating place",
};

function refusal(field: CredentialField, value: string): string | null {
  if (value.length > maxLength[field]) return `${notes[field]} can have at most ${maxLength[field]} characters.`;
  if (/\p{Cc}/u.test(value)) return `${notes[field]} must not contain line breaks, tabs or control characters.`;
  return null;
}

function locate(header: string[], errors: FileErrors): { at: Map<Column, number>; headings: Record<Column, string> } {
  const at = new Map<Column, number>();
  const headings = Object.fromEntries(columns.map((column) => [column, column])) as Record<Column, string>;
  header.forEach((heading, index) => {
    const column = columnOf(heading);
    if (!column) return;
    if (at.has(column)) errors.add(1, heading.trim(), "This column is there twice.");
    at.set(column, index);
    headings[column] = heading.trim();
  });
  if (!at.has("code") && !at.has("contestantId")) {
    errors.add(1, "code", "The file needs a column “code” or “contestantId” that says whose credentials these are.");
  }
  errors.throwIfAny();
  return { at, headings };
}

/**
 * Reads the file of a credentials import (api.md, "CSV"); its cells are trimmed and restored from formula protection.
 * Notes values that cannot be stored in `errors`; throws AppError 422 if the file as a whole cannot be read.
 */
export function readCredentials(bytes: Uint8Array, errors: FileErrors): CredentialsFile {
  const { header, rows } = readTable(bytes, (heading) => columnOf(heading) !== undefined, errors);
  const { at, headings } = locate(header, errors);
  const read = (line: number, cells: string[]): CredentialsRow => {
    const cell = (column: Column) =>
      restoreCell(cells[at.get(column) ?? -1] ?? "")
        .trim()
        .normalize("NFC");
    const given: CredentialsRow["given"] = {};
    for (const field of credentialFields) {
      const value = cell(field);
      const refused = refusal(field, value);
      if (refused) errors.add(line, headings[field], refused);
      else if (value !== "") given[field] = value;
    }
    return { line, code: cell("code").toUpperCase(), contestantId: cell("contestantId").toLowerCase(), given };
  };
  return { headings, rows: rows.map(({ line, cells }) => read(line, cells)) };
}
