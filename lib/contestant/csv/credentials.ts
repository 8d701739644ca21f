import type { FileErrors } from "@/lib/contestant/csv/file-errors";
import { readTable } from "@/lib/contestant/csv/table";
import { restoreCell } from "@/lib/csv/cell";

/** The fields of an import with their largest length. */
const maxLength = { username: 64, password: 128, day1SeatingPlace: 40, day2SeatingPlace: 40 };

export type CredentialField = keyof typeof maxLength;
export const credentialFields = Object.keys(maxLength) as CredentialField[];

export type Credentials = Record<CredentialField, string | null>;

const columns = ["code", "contestantId", ...credentialFields] as const;
type Column = (typeof columns)[number];

export interface CredentialsRow {
  line: number;
  code: string;
  contestantId: string;
  /** Without the empty cells. */
  given: Partial<Record<CredentialField, string>>;
}

export interface CredentialsFile {
  rows: CredentialsRow[];
  /** The headings as written in the file. */
  headings: Record<Column, string>;
}

const normalized = (heading: string) => heading.replace(/\s+/g, "").toLowerCase();
const columnByHeading = new Map(columns.map((column) => [normalized(column), column]));
const columnOf = (heading: string) => columnByHeading.get(normalized(heading));

const fieldNames: Record<CredentialField, string> = {
  username: "The username",
  password: "The password",
  day1SeatingPlace: "The seating place",
  day2SeatingPlace: "The seating place",
};

function errorOf(field: CredentialField, value: string): string | null {
  if (value.length > maxLength[field]) return `${fieldNames[field]} can have at most ${maxLength[field]} characters.`;
  if (/\p{Cc}/u.test(value)) return `${fieldNames[field]} must not contain line breaks, tabs or control characters.`;
  return null;
}

function findColumns(
  header: string[],
  errors: FileErrors,
): { at: Map<Column, number>; headings: Record<Column, string> } {
  const at = new Map<Column, number>();
  const headings = Object.fromEntries(columns.map((column) => [column, column])) as Record<Column, string>;
  header.forEach((heading, index) => {
    const column = columnOf(heading);
    if (!column) return;
    if (at.has(column)) errors.add(1, heading.trim(), "The file has this column twice.");
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
 * Reads the file of a credentials import (api.md, "CSV"), with cells trimmed and without formula protection. Adds invalid
 * values to `errors`; throws 422 if the file cannot be read at all.
 */
export function readCredentials(bytes: Uint8Array, errors: FileErrors): CredentialsFile {
  const { header, rows } = readTable(bytes, (heading) => columnOf(heading) !== undefined, errors);
  const { at, headings } = findColumns(header, errors);
  const read = (line: number, cells: string[]): CredentialsRow => {
    const cell = (column: Column) =>
      restoreCell(cells[at.get(column) ?? -1] ?? "")
        .trim()
        .normalize("NFC");
    const given: CredentialsRow["given"] = {};
    for (const field of credentialFields) {
      const value = cell(field);
      const error = errorOf(field, value);
      if (error) errors.add(line, headings[field], error);
      else if (value !== "") given[field] = value;
    }
    return { line, code: cell("code").toUpperCase(), contestantId: cell("contestantId").toLowerCase(), given };
  };
  return { headings, rows: rows.map(({ line, cells }) => read(line, cells)) };
}
