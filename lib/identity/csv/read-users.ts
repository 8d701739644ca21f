import { z } from "zod";
import { findCountry } from "@/lib/country/find-country";
import type { CountryModel } from "@/lib/generated/prisma/models";
import { userEmail, userName } from "@/lib/identity/inputs";
import { listedEmail, usedEmail, userLabels } from "@/lib/identity/labels";
import { type FileColumn, normalizedHeading, readColumns } from "@/lib/platform/csv/columns";
import type { FileErrors } from "@/lib/platform/csv/file-errors";
import { spreadsheetNumberProblem, spreadsheetProblem } from "@/lib/platform/csv/spreadsheet-values";
import { maxCellLength } from "@/lib/platform/csv/table";
import { AppError } from "@/lib/platform/errors/problem";
import { joinWithAnd } from "@/lib/platform/text/join-list";
import { shorten } from "@/lib/platform/text/shorten";
import { anyText } from "@/lib/platform/validation/fields";

/** Usual headings of a person's name and address, but none of the site's other exports, such as those of leaders. */
export const personHeadings = {
  name: ["Име", "Имена", "Име и фамилия"],
  email: ["E-mail address", "Mail", "Mail address", "Имейл", "Имейл адрес", "И-мейл", "Ел. поща", "Електронна поща"],
};

const columns = {
  country: { otherHeadings: ["Country name", "Country code", "Държава", "Страна"] },
  name: { otherHeadings: personHeadings.name },
  email: { headings: [listedEmail], otherHeadings: personHeadings.email },
};

/** Beside one of these columns, the column “name” has only given names. */
const surnameHeadings = new Set(
  ["Surname", "Last name", "Family name", "Фамилия", "Фамилно име", "Nachname", "Nom de famille", "Apellidos"].map(
    normalizedHeading,
  ),
);

/** Hashing the password of each user takes a while. */
const maxUsers = 200;

type FileCountry = Pick<CountryModel, "id" | "name" | "alpha2">;

/** What a file of users of any role has. */
export interface UsersFile {
  users: readonly { line: number; email: string }[];
  headings: { email: string };
  /** The addresses of all rows, also of those with errors. */
  emails: readonly string[];
}

/**
 * Adds an error for each address that is used or occurs twice. Throws 422 for the site's own list of users, which would have
 * an error in every line.
 */
export function checkEmails({ users, headings, emails }: UsersFile, usedEmails: readonly string[], errors: FileErrors) {
  const usedKeys = new Set(usedEmails.map((address) => address.toLowerCase()));
  if (headings.email === listedEmail && emails.every((address) => usedKeys.has(address.toLowerCase())))
    throw new AppError(422, "All users of this list exist already. Choose a file of new ones. Nothing was stored.");
  const lineOf = new Map<string, number>();
  for (const { line, email: address } of users) {
    const key = address.toLowerCase();
    const earlierLine = lineOf.get(key);
    if (usedKeys.has(key)) errors.add(line, headings.email, usedEmail);
    else if (earlierLine) errors.add(line, headings.email, `This e-mail address is in line ${earlierLine} already.`);
    else lineOf.set(key, line);
  }
}

export function userSchema(countries: readonly FileCountry[]) {
  const country = anyText(maxCellLength, "There is no such country.")
    .min(1, `${userLabels.countryId} is required.`)
    .transform((given, context) => findCountry(given, countries, (message) => context.addIssue(message)) ?? z.NEVER);
  return z.object({ country, name: userName, email: userEmail });
}

function neededColumns(missing: readonly string[]): string {
  const names = missing.map((column) => `“${column}”`);
  return missing.length === 1
    ? `The file needs a column ${names[0]}.`
    : `The file needs the columns ${joinWithAnd(names)}.`;
}

/** Throws 422 if the file cannot be read at all, lacks a column that is not optional, or has no or too many users. */
export function readUserRows<Column extends string, User extends { email: string }>(
  bytes: Uint8Array,
  { columns, optional = [] }: { columns: Readonly<Record<Column, FileColumn>>; optional?: readonly NoInfer<Column>[] },
  schema: z.ZodType<User>,
  errors: FileErrors,
) {
  const names = Object.keys(columns) as Column[];
  const needed = names.filter((column) => !optional.includes(column));
  const { has, headerLine, headerHint, headings, unusedColumns, rows } = readColumns(
    bytes,
    columns,
    errors,
    (hasColumn) => needed.every(hasColumn),
  );
  const missing = needed.filter((column) => !has(column));
  if (missing[0]) errors.add(headerLine, missing[0], neededColumns(missing) + headerHint);
  const surname = unusedColumns.find((heading) => surnameHeadings.has(normalizedHeading(heading)));
  if (surname) errors.add(headerLine, surname, "Write the given name and the surname in one column, “name”.");
  errors.throwIfAny();
  if (rows.length === 0) errors.add(headerLine, "", "The file has no users.");
  const firstTooMany = rows[maxUsers];
  if (firstTooMany) errors.add(firstTooMany.line, "", `A file can have at most ${maxUsers} users.`);
  errors.throwIfAny();

  const users = rows.flatMap(({ line, cell }) => {
    const { data, error } = schema.safeParse(Object.fromEntries(names.map((column) => [column, cell(column)])));
    for (const column of names) {
      const problem = spreadsheetProblem(cell(column)) ?? spreadsheetNumberProblem(cell(column));
      if (problem) errors.warn(line, headings[column], `“${shorten(cell(column))}” ${problem}.`);
    }
    for (const { path, message } of error?.issues ?? []) errors.add(line, headings[path[0] as Column], message);
    return data ? [{ line, ...data }] : [];
  });
  return { users, headings, emails: rows.map(({ cell }) => cell("email" as Column)) };
}

export const readUsers = (bytes: Uint8Array, countries: readonly FileCountry[], errors: FileErrors) =>
  readUserRows(bytes, { columns }, userSchema(countries), errors);
