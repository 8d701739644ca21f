import type { z } from "zod";
import { accountName } from "@/lib/identity/inputs";
import { type ColumnsRow, readColumns } from "@/lib/platform/csv/columns";
import type { FileErrors } from "@/lib/platform/csv/file-errors";
import { matchRows } from "@/lib/platform/csv/match-rows";
import { toSearchKey } from "@/lib/platform/text/search-key";
import { email as emailSchema } from "@/lib/platform/validation/fields";

const columns = ["country", "name", "email"] as const;
type Column = (typeof columns)[number];

/** Hashing the password of each account takes a while. */
const maxAccounts = 200;

export interface FileCountry {
  id: string;
  name: string;
  alpha2: string;
  alpha3: string;
}

export interface FileAccount {
  line: number;
  country: FileCountry;
  name: string;
  email: string;
}

export interface AccountsFile {
  accounts: FileAccount[];
  /** The headings as written in the file. */
  headings: Record<Column, string>;
}

const emailKey = (email: string) => email.toLowerCase();

/** Adds an error for every e-mail address that is in the file twice or in use already. */
export function requireUnusedEmails({ accounts, headings }: AccountsFile, used: readonly string[], errors: FileErrors) {
  const usedKeys = new Set(used.map(emailKey));
  matchRows(accounts, errors, {
    column: () => headings.email,
    find: ({ email }, fail) =>
      usedKeys.has(emailKey(email)) ? fail("This e-mail address is already in use.") : { id: emailKey(email) },
    nameOf: () => "This e-mail address",
  });
}

/**
 * Reads a file of new accounts, in which a country is a name or an ISO 3166-1 code. Adds invalid values to `errors`;
 * throws 422 if the file cannot be read at all, has no or too many accounts, or a column is missing.
 */
export function readAccounts(bytes: Uint8Array, countries: readonly FileCountry[], errors: FileErrors): AccountsFile {
  const { has, headerLine, headings, rows } = readColumns(bytes, columns, errors);
  for (const column of columns) {
    if (!has(column)) errors.add(headerLine, column, `The file needs a column “${column}”.`);
  }
  errors.throwIfAny();
  if (rows.length === 0) errors.add(headerLine, "", "The file has no accounts.");
  const firstTooMany = rows[maxAccounts];
  if (firstTooMany) errors.add(firstTooMany.line, "", `A file can have at most ${maxAccounts} accounts.`);
  errors.throwIfAny();

  const countryOf = new Map(
    countries.flatMap((country) =>
      [country.name, country.alpha2, country.alpha3].map((key): [string, FileCountry] => [toSearchKey(key), country]),
    ),
  );
  const parse = ({ line, cell }: ColumnsRow<Column>, column: Column, schema: z.ZodType<string>): string | null => {
    const { data, error } = schema.safeParse(cell(column));
    if (error) errors.add(line, headings[column], error.issues[0]?.message ?? "");
    return data ?? null;
  };
  const findCountry = ({ line, cell }: ColumnsRow<Column>): FileCountry | null => {
    const given = cell("country");
    const country = countryOf.get(toSearchKey(given));
    if (!country)
      errors.add(line, headings.country, given ? `There is no country “${given}”.` : "Country is required.");
    return country ?? null;
  };
  const accounts = rows.flatMap((row): FileAccount[] => {
    const country = findCountry(row);
    const name = parse(row, "name", accountName);
    const email = parse(row, "email", emailSchema);
    return country && name && email ? [{ line: row.line, country, name, email }] : [];
  });
  return { accounts, headings };
}
