import { z } from "zod";
import { findCountry } from "@/lib/country/find-country";
import type { CountryModel } from "@/lib/generated/prisma/models";
import { userEmail, userName } from "@/lib/identity/inputs";
import { usedEmail, userLabels } from "@/lib/identity/labels";
import { readColumns } from "@/lib/platform/csv/columns";
import type { FileErrors } from "@/lib/platform/csv/file-errors";
import { maxCellLength } from "@/lib/platform/csv/table";
import { anyText } from "@/lib/platform/validation/fields";

const columns = ["country", "name", "email"] as const;

/** Hashing the password of each user takes a while. */
const maxUsers = 200;

type FileCountry = Pick<CountryModel, "id" | "name" | "alpha2">;

/** What a file of users of any role has. */
export interface UsersFile {
  users: readonly { line: number; email: string }[];
  headings: { email: string };
}

export function requireUnusedEmails({ users, headings }: UsersFile, used: readonly string[], errors: FileErrors) {
  const usedKeys = new Set(used.map((address) => address.toLowerCase()));
  const lineOf = new Map<string, number>();
  for (const { line, email: address } of users) {
    const key = address.toLowerCase();
    const earlier = lineOf.get(key);
    if (usedKeys.has(key)) errors.add(line, headings.email, usedEmail);
    else if (earlier) errors.add(line, headings.email, `This e-mail address is in line ${earlier} already.`);
    else lineOf.set(key, line);
  }
}

export function userSchema(countries: readonly FileCountry[]) {
  const country = anyText(maxCellLength, "There is no such country.")
    .min(1, `${userLabels.countryId} is required.`)
    .transform((given, context) => findCountry(given, countries, (message) => context.addIssue(message)) ?? z.NEVER);
  return z.object({ country, name: userName, email: userEmail });
}

/** Throws 422 if the file cannot be read at all, has no or too many users, or lacks a column without which none is valid. */
export function readUserRows<Column extends string, User extends { email: string }>(
  bytes: Uint8Array,
  { columns, optional = [] }: { columns: readonly Column[]; optional?: readonly Column[] },
  schema: z.ZodType<User>,
  errors: FileErrors,
) {
  const { has, headerLine, headings, rows } = readColumns(bytes, columns, errors);
  for (const column of columns) {
    if (!has(column) && !optional.includes(column))
      errors.add(headerLine, column, `The file needs a column “${column}”.`);
  }
  errors.throwIfAny();
  if (rows.length === 0) errors.add(headerLine, "", "The file has no users.");
  const firstTooMany = rows[maxUsers];
  if (firstTooMany) errors.add(firstTooMany.line, "", `A file can have at most ${maxUsers} users.`);
  errors.throwIfAny();

  const users = rows.flatMap(({ line, cell }) => {
    const { data, error } = schema.safeParse(Object.fromEntries(columns.map((column) => [column, cell(column)])));
    for (const { path, message } of error?.issues ?? []) errors.add(line, headings[path[0] as Column], message);
    return data ? [{ line, ...data }] : [];
  });
  return { users, headings };
}

export const readUsers = (bytes: Uint8Array, countries: readonly FileCountry[], errors: FileErrors) =>
  readUserRows(bytes, { columns }, userSchema(countries), errors);
