import "server-only";
import Papa from "papaparse";
import { currentEdition } from "@/lib/contest/edition";
import { type ExportRow, exportCells, exportColumns } from "@/lib/contestant/csv/export-row";
import { db } from "@/lib/db";

/** Contestants that are read, and held, at a time. */
const pageSize = 500;

const byteOrderMark = "\uFEFF";

/** Where a page of contestants ends. */
interface Position {
  country: string;
  team: string;
  teamId: string;
  number: number;
}

const beginning: Position = { country: "", team: "", teamId: "00000000-0000-0000-0000-000000000000", number: 0 };

type Row = ExportRow & { teamId: string };

/** The next contestants of an edition by country name, team name (whatever their case) and number; one statement. */
function readPage(editionId: string, after: Position): Promise<Row[]> {
  return db().$queryRaw<Row[]>`
    SELECT c."alpha3", k."number", p."fullName", p."nativeName", c."name" AS "country", c."alpha2" AS "countryCode",
      t."name" AS "team", t."id" AS "teamId", t."group", t."isOfficial", k."dateOfBirth",
      k."operatingSystemName" AS "operatingSystem", p."tShirtSize", lp."fullName" AS "leader", l."email" AS "leaderEmail",
      l."phoneNumber" AS "leaderPhone", dp."fullName" AS "deputyLeader", k."personForContactName" AS "contactPerson",
      k."personForContactPhone" AS "contactPhone", t."timeOfArrival", t."arrivalLocation", t."timeOfDeparture",
      t."departureLocation", s1."seatingPlace" AS "day1SeatingPlace", s2."seatingPlace" AS "day2SeatingPlace",
      k."username", k."id" AS "contestantId"
    FROM "Contestant" k
    JOIN "Person" p ON p."id" = k."personId"
    JOIN "Team" t ON t."id" = k."teamId"
    JOIN "Country" c ON c."id" = t."countryId"
    JOIN "Leader" l ON l."id" = t."leaderId"
    JOIN "Person" lp ON lp."id" = l."personId"
    LEFT JOIN "Leader" d ON d."id" = t."deputyLeaderId"
    LEFT JOIN "Person" dp ON dp."id" = d."personId"
    LEFT JOIN "ContestantDay" s1 ON s1."contestantId" = k."id" AND s1."day" = 1
    LEFT JOIN "ContestantDay" s2 ON s2."contestantId" = k."id" AND s2."day" = 2
    WHERE k."editionId" = ${editionId}::uuid
      AND (c."name" COLLATE "en-x-icu", t."name" COLLATE "en-x-icu", t."id", k."number")
        > (${after.country}, ${after.team}, ${after.teamId}::uuid, ${after.number}::int)
    ORDER BY c."name" COLLATE "en-x-icu", t."name" COLLATE "en-x-icu", t."id", k."number"
    LIMIT ${pageSize}`;
}

function lines(rows: string[][]): string {
  return `${Papa.unparse(rows, { newline: "\r\n" })}\r\n`;
}

/**
 * Every contestant of the current edition as CSV (api.md, "CSV"): UTF-8 with a BOM, times in the venue's time zone,
 * never a password. The text comes page by page, so memory doesn't grow with the contestants; what changes meanwhile
 * may be in a later page. Throws 404 before there is an edition.
 */
export async function exportContestants(): Promise<{ fileName: string; text: AsyncIterable<string> }> {
  const { id, year, timeZone } = await currentEdition();
  // Read before the answer begins, so that a database that is away is still a clear refusal.
  const firstPage = await readPage(id, beginning);
  async function* text() {
    yield byteOrderMark + lines([[...exportColumns]]);
    let page = firstPage;
    while (page.length > 0) {
      yield lines(page.map((row) => exportCells(row, timeZone)));
      const last = page.length === pageSize ? page.at(-1) : undefined;
      page = last ? await readPage(id, last) : [];
    }
  }
  return { fileName: `contestants-${year}.csv`, text: text() };
}
