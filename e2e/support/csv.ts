import Papa from "papaparse";
import { type Answer, call } from "@/e2e/support/http";
import { baseUrl, query } from "@/e2e/support/site";

export type CsvRow = Record<string, string>;

/** Rows as a file of the import, with the columns of the first. */
export const csvOf = (rows: CsvRow[]) => Papa.unparse(rows, { newline: "\r\n" });

/** The export of the current edition: its response, its bytes and its rows by column, apostrophes and all. */
export async function exportCsv(token: string) {
  const response = await fetch(`${baseUrl}/api/Contestant/export/info/csv`, {
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
  detail?: string;
  errors?: { line: number; column: string; message: string }[];
}>;

/** Sends a file to the credentials import, as a browser's form would. */
export function importCsv(
  token: string,
  year: number | string,
  file: string | Buffer,
  search = "",
): Promise<ImportAnswer> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(Buffer.from(file))], { type: "text/csv" }), "credentials.csv");
  return call(`POST /api/Contestant/import/creds/csv/${year}${search}`, { token, raw: form });
}

/** An edition of its own, not the current one, with `size` Bulgarian contestants BGR1, BGR2, … without credentials. */
export async function makeEdition(year: number, size: number): Promise<void> {
  await query(
    `WITH edition AS (
      INSERT INTO "Edition" SELECT (jsonb_populate_record(e,
        jsonb_build_object('id', md5($1 || ':edition')::uuid, 'year', $1::int, 'isCurrent', false))).*
      FROM "Edition" e WHERE e."isCurrent" RETURNING "id"
    ), home AS (
      SELECT edition."id" AS "editionId", c."id" AS "countryId" FROM edition, "Country" c WHERE c."alpha2" = 'BG'
    ), persons AS (
      INSERT INTO "Person" ("id", "editionId", "countryId", "fullName")
      SELECT md5($1 || ':person:' || n)::uuid, "editionId", "countryId", 'Person ' || n FROM home, generate_series(0, $2::int) n
    ), leaders AS (
      INSERT INTO "Leader" ("id", "personId", "email", "phoneNumber")
      VALUES (md5($1 || ':leader')::uuid, md5($1 || ':person:0')::uuid, 'leader@team.example', '1')
    ), teams AS (
      INSERT INTO "Team" ("id", "editionId", "countryId", "name", "group", "leaderId", "timeOfArrival", "arrivalLocation",
        "timeOfDeparture", "departureLocation")
      SELECT md5($1 || ':team:' || n)::uuid, "editionId", "countryId", 'Team ' || n, 'Senior', md5($1 || ':leader')::uuid,
        now(), 'Other', now(), 'Other' FROM home, generate_series(0, ($2::int - 1) / 4) n
    )
    INSERT INTO "Contestant" ("id", "teamId", "editionId", "countryId", "number", "personId", "dateOfBirth", "operatingSystemName")
    SELECT md5($1 || ':contestant:' || n)::uuid, md5($1 || ':team:' || (n - 1) / 4)::uuid, "editionId", "countryId", n,
      md5($1 || ':person:' || n)::uuid, '2008-05-24', 'Windows' FROM home, generate_series(1, $2::int) n`,
    [String(year), size],
  );
}

export interface StoredCredentials {
  code: string;
  username: string | null;
  encryptedPassword: string | null;
  day1: string | null;
  day2: string | null;
  version: number;
}

/** What is stored of an edition's contestants, by number. */
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
