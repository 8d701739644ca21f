import Papa from "papaparse";
import { type ApiResponse, call } from "@/e2e/support/http";
import { baseUrl, query } from "@/e2e/support/site";

export type CsvRow = Record<string, string>;

/** A form with a CSV file in its field `file`. */
export function fileForm(content: string | Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.set("file", new Blob([content], { type: "text/csv" }), "file.csv");
  return form;
}

/** A CSV file with the columns of the first row. */
export const csvOf = (rows: CsvRow[]) => Papa.unparse(rows, { newline: "\r\n" });

/** Downloads an export, by default that of contestants, and parses it; cells keep the apostrophe before a formula. */
export async function exportCsv(token: string, search = "", path = "/api/Contestant/export/info/csv") {
  const response = await fetch(`${baseUrl}${path}${search}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString("utf8").replace(/^\uFEFF/, "");
  const { data, meta } = Papa.parse<CsvRow>(text, { header: true, skipEmptyLines: true, newline: "\r\n" });
  return { response, bytes, rows: data, columns: meta.fields };
}

export type ImportResponse = ApiResponse<{
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
): Promise<ImportResponse> {
  const raw = fileForm(new Uint8Array(Buffer.from(file)));
  return call(`POST /api/Contestant/import/creds/csv/${year}${search}`, { token, raw });
}

export interface StoredCredentials {
  code: string;
  username: string | null;
  encryptedPassword: string | null;
  day1: string | null;
  day2: string | null;
  version: number;
}

/** The stored credentials of an edition's contestants, in the order of their numbers. */
export function storedCredentials(year: number): Promise<StoredCredentials[]> {
  return query<StoredCredentials>(
    `SELECT country."alpha3" || contestant."number" AS "code", contestant."username", contestant."encryptedPassword",
      day1."seatingPlace" AS "day1", day2."seatingPlace" AS "day2", contestant."version"
    FROM "Contestant" contestant
    JOIN "Edition" edition ON edition."id" = contestant."editionId"
    JOIN "Country" country ON country."id" = contestant."countryId"
    LEFT JOIN "ContestantDay" day1 ON day1."contestantId" = contestant."id" AND day1."day" = 1
    LEFT JOIN "ContestantDay" day2 ON day2."contestantId" = contestant."id" AND day2."day" = 2
    WHERE edition."year" = $1 ORDER BY contestant."number", "code"`,
    [year],
  );
}
