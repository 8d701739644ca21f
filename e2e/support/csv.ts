import Papa from "papaparse";
import { type ContestantGroup, insertContestants } from "@/e2e/support/factory";
import { type Answer, call } from "@/e2e/support/http";
import { baseUrl, countryByCode, db, query } from "@/e2e/support/site";

export type CsvRow = Record<string, string>;

/** The form that sends a file. */
export function fileForm(content: string | Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.set("file", new Blob([content], { type: "text/csv" }), "file.csv");
  return form;
}

/** A file for the import with the columns of the first row. */
export const csvOf = (rows: CsvRow[]) => Papa.unparse(rows, { newline: "\r\n" });

/** The contestants' export, or another, of the current edition or with "?year=" of another one, with protected cells. */
export async function exportCsv(token: string, search = "", path = "/api/Contestant/export/info/csv") {
  const response = await fetch(`${baseUrl}${path}${search}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString("utf8").replace(/^\uFEFF/, "");
  const { data, meta } = Papa.parse<CsvRow>(text, { header: true, skipEmptyLines: true, newline: "\r\n" });
  return { response, bytes, rows: data, columns: meta.fields };
}

export type ImportAnswer = Answer<{
  created?: number;
  updated?: number;
  unchanged?: number;
  skipped?: number;
  changes?: unknown[];
  unusedColumns?: string[];
  warnings?: { line: number; column: string; message: string }[];
  detail?: string;
  errors?: { line: number; column: string; message: string }[];
}>;

/** Sends a file to the credentials import as a form. */
export function importCsv(
  token: string,
  year: number | string,
  file: string | Buffer,
  search = "",
): Promise<ImportAnswer> {
  const raw = fileForm(new Uint8Array(Buffer.from(file)));
  return call(`POST /api/Contestant/import/creds/csv/${year}${search}`, { token, raw });
}

/** Starts another edition as a copy of the current one, with Bulgarian contestants BGR1, BGR2, … */
export async function startEdition(year: number, size: number): Promise<ContestantGroup> {
  const { id, ...current } = await db.edition.findFirstOrThrow({ where: { isCurrent: true } });
  await db.$transaction([
    db.edition.update({ where: { id }, data: { isCurrent: false } }),
    db.edition.create({ data: { ...current, year } }),
  ]);
  return insertContestants(await countryByCode("BG"), size, 1);
}

export interface StoredCredentials {
  code: string;
  username: string | null;
  encryptedPassword: string | null;
  day1: string | null;
  day2: string | null;
  version: number;
}

/** The stored credentials of an edition's contestants, by number. */
export function storedCredentials(year: number): Promise<StoredCredentials[]> {
  return query<StoredCredentials>(
    `SELECT c."alpha3" || k."number" AS "code", k."username", k."encryptedPassword", s1."seatingPlace" AS "day1",
      s2."seatingPlace" AS "day2", k."version"
    FROM "Contestant" k
    JOIN "Edition" e ON e."id" = k."editionId"
    JOIN "Country" c ON c."id" = k."countryId"
    LEFT JOIN "ContestantDay" s1 ON s1."contestantId" = k."id" AND s1."day" = 1
    LEFT JOIN "ContestantDay" s2 ON s2."contestantId" = k."id" AND s2."day" = 2
    WHERE e."year" = $1 ORDER BY k."number", "code"`,
    [year],
  );
}
