import { exportColumns } from "@/lib/contestant/export-columns";
import { codeHeadings, credentialLabels } from "@/lib/contestant/labels";
import { type CredentialField, credentialFields, isSeat } from "@/lib/credentials/schema";
import { type FileColumn, normalizedHeading, readColumns } from "@/lib/platform/csv/columns";
import type { FileErrors } from "@/lib/platform/csv/file-errors";
import { meansNothing } from "@/lib/platform/csv/spreadsheet-values";
import { toCode } from "@/lib/platform/text/look-alikes";
import { hasLetterOrDigit } from "@/lib/platform/validation/one-line-text";
import { nameColumnOf } from "@/lib/team/names-in-file";

export type Credentials = Record<CredentialField, string | null>;

const fields: Record<CredentialField, { name: string; maxLength: number }> = {
  username: { name: "The user name", maxLength: 64 },
  password: { name: "The password", maxLength: 128 },
  day1SeatingPlace: { name: "The seating place", maxLength: 40 },
  day2SeatingPlace: { name: "The seating place", maxLength: 40 },
};

const seatHeadings = (day: 1 | 2) => [
  credentialLabels[`day${day}SeatingPlace`],
  `Seat day ${day}`,
  `Day ${day} seat`,
  `Seat ${day}`,
  `Seating place day ${day}`,
];

const columns: Record<"code" | "contestantId" | CredentialField, FileColumn> = {
  code: {
    headings: [exportColumns.code.title, "Contestant code", "Contestant’s code"],
    otherHeadings: codeHeadings,
  },
  contestantId: { headings: [exportColumns.contestantId.title] },
  username: { headings: [credentialLabels.username, "Login", "Login name"], otherHeadings: ["Потребителско име"] },
  password: {
    headings: [credentialLabels.password, "Pass"],
    otherHeadings: ["Pwd", "Passwd", "Парола"],
    isVerbatim: true,
  },
  day1SeatingPlace: { headings: seatHeadings(1), otherHeadings: ["Място ден 1"] },
  day2SeatingPlace: { headings: seatHeadings(2), otherHeadings: ["Място ден 2"] },
};

/** Invisible characters, and code points that are no characters, which CMS and DOMjudge could not read. */
const unreadable = /[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/u;

function errorOf(field: CredentialField, value: string, raw: string): string | null {
  const { name, maxLength } = fields[field];
  if (value.length > maxLength) return `${name} can have at most ${maxLength} characters.`;
  if (/\p{Cc}/u.test(value)) return `${name} must not contain line breaks, tabs or control characters.`;
  if (unreadable.test(value)) return `${name} must not contain invisible characters.`;
  if (field === "username" && !hasLetterOrDigit(value)) return "The user name needs at least one letter or digit.";
  if (field === "password" && raw !== raw.trim()) return "Remove the blanks around the password.";
  return null;
}

const hasKey = (has: (column: keyof typeof columns) => boolean) => has("code") || has("contestantId");

/** Throws 422 if the file cannot be read at all. */
export function readCredentials(bytes: Uint8Array, errors: FileErrors) {
  const { has, header, headerLine, headerHint, headings, unusedColumns, rows } = readColumns(
    bytes,
    columns,
    errors,
    hasKey,
  );
  if (!hasKey(has)) {
    errors.add(
      headerLine,
      "code",
      `The file needs a column “code” or “contestantId” that says whose credentials these are.${headerHint}`,
    );
  } else if (rows.length === 0) errors.warn(headerLine, "", "The file has headings only, and no contestants.");
  errors.throwIfAny();
  const nameColumn = nameColumnOf(header);
  // The names are compared with those of the contestants.
  errors.describe({
    unusedColumns: unusedColumns.filter((column) => normalizedHeading(column) !== header[nameColumn]),
  });
  const credentials = rows.map(({ line, textAt, cell, raw }) => {
    const given: Partial<Record<CredentialField, string>> = {};
    for (const field of credentialFields) {
      const value = cell(field);
      if (value === "" || (isSeat(field) && meansNothing(value))) continue;
      const error = errorOf(field, value, raw(field));
      if (error) errors.add(line, headings[field], error);
      else given[field] = value;
    }
    const name = nameColumn < 0 ? undefined : textAt(nameColumn);
    return { line, code: toCode(cell("code")), contestantId: cell("contestantId").toLowerCase(), name, given };
  });
  const isOtherFile = !credentialFields.some(has) && unusedColumns.length > 0;
  return { isOtherFile, headerLine, headings, rows: credentials };
}

export type CredentialsFile = ReturnType<typeof readCredentials>;
