import { type CredentialField, credentialFields } from "@/lib/credentials/schema";
import { type ColumnsRow, readColumns } from "@/lib/platform/csv/columns";
import type { FileErrors } from "@/lib/platform/csv/file-errors";
import { hasLetterOrDigit } from "@/lib/platform/validation/one-line-text";

const maxLength: Record<CredentialField, number> = {
  username: 64,
  password: 128,
  day1SeatingPlace: 40,
  day2SeatingPlace: 40,
};

export type Credentials = Record<CredentialField, string | null>;

const columns = ["code", "contestantId", ...credentialFields] as const;
type Column = (typeof columns)[number];

const fieldNames: Record<CredentialField, string> = {
  username: "The user name",
  password: "The password",
  day1SeatingPlace: "The seating place",
  day2SeatingPlace: "The seating place",
};

/** What cannot be seen or typed, and noncharacters, which readers of the contest's files refuse. */
const unreadable = /[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/u;

function errorOf(field: CredentialField, value: string, raw: string): string | null {
  if (value.length > maxLength[field]) return `${fieldNames[field]} can have at most ${maxLength[field]} characters.`;
  if (/\p{Cc}/u.test(value)) return `${fieldNames[field]} must not contain line breaks, tabs or control characters.`;
  if (unreadable.test(value)) return `${fieldNames[field]} must not contain invisible characters.`;
  if (field === "username" && value !== "" && !hasLetterOrDigit(value))
    return "The user name needs at least one letter or digit.";
  if (field === "password" && value !== "" && raw !== raw.trim()) return "Remove the blanks around the password.";
  return null;
}

/**
 * Reads the file of a credentials import (api.md, "CSV"), with cells trimmed and without formula protection. Adds invalid
 * values to `errors`; throws 422 if the file cannot be read at all.
 */
export function readCredentials(bytes: Uint8Array, errors: FileErrors) {
  const { has, headerLine, headings, rows } = readColumns(bytes, columns, errors);
  if (!has("code") && !has("contestantId")) {
    errors.add(
      headerLine,
      "code",
      "The file needs a column “code” or “contestantId” that says whose credentials these are.",
    );
  }
  errors.throwIfAny();
  const read = ({ line, cell, raw }: ColumnsRow<Column>) => {
    const given: Partial<Record<CredentialField, string>> = {};
    for (const field of credentialFields) {
      const value = cell(field);
      const error = errorOf(field, value, raw(field));
      if (error) errors.add(line, headings[field], error);
      else if (value !== "") given[field] = value;
    }
    return { line, code: cell("code").toUpperCase(), contestantId: cell("contestantId").toLowerCase(), given };
  };
  return { headings, rows: rows.map(read) };
}

export type CredentialsFile = ReturnType<typeof readCredentials>;
