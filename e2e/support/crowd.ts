import { randomUUID } from "node:crypto";
import { query } from "@/e2e/support/site";

/** Contestants of the current edition without credentials, all of one country. */
export interface Crowd {
  id: string;
  /** Their codes, in order. */
  codes: string[];
}

const farOff = () => 1_000_000 + Math.floor(Math.random() * 1_000_000_000);

/**
 * Adds `size` contestants in teams of four to the current edition, in one statement; the numbers in their codes follow
 * `lastNumber`.
 */
export async function insertCrowd(alpha2: string, size: number, lastNumber = farOff()): Promise<Crowd> {
  const id = randomUUID();
  const contestants = await query<{ number: number; alpha3: string }>(
    `WITH home AS (
      SELECT e."id" AS "editionId", c."id" AS "countryId" FROM "Edition" e, "Country" c
      WHERE e."isCurrent" AND c."alpha2" = $2
    ), persons AS (
      INSERT INTO "Person" ("id", "editionId", "countryId", "fullName")
      SELECT md5($1 || ':person:' || n)::uuid, "editionId", "countryId", 'Crowd ' || n FROM home, generate_series(0, $3::int) n
    ), leaders AS (
      INSERT INTO "Leader" ("id", "personId", "email", "phoneNumber")
      VALUES (md5($1 || ':leader')::uuid, md5($1 || ':person:0')::uuid, 'leader@team.example', '1')
    ), teams AS (
      INSERT INTO "Team" ("id", "editionId", "countryId", "name", "group", "leaderId", "timeOfArrival", "arrivalLocation",
        "timeOfDeparture", "departureLocation")
      SELECT md5($1 || ':team:' || n)::uuid, "editionId", "countryId", 'Crowd ' || n, 'Senior', md5($1 || ':leader')::uuid,
        now(), 'Other', now(), 'Other' FROM home, generate_series(0, ($3::int - 1) / 4) n
    ), contestants AS (
      INSERT INTO "Contestant" ("id", "teamId", "editionId", "countryId", "number", "personId", "dateOfBirth", "operatingSystemName")
      SELECT md5($1 || ':contestant:' || n)::uuid, md5($1 || ':team:' || (n - 1) / 4)::uuid, "editionId", "countryId", $4::int + n,
        md5($1 || ':person:' || n)::uuid, '2008-05-24', 'Windows' FROM home, generate_series(1, $3::int) n
      RETURNING "number", "countryId"
    )
    SELECT k."number", c."alpha3" FROM contestants k JOIN "Country" c ON c."id" = k."countryId" ORDER BY k."number"`,
    [id, alpha2, size, lastNumber],
  );
  return { id, codes: contestants.map(({ number, alpha3 }) => `${alpha3}${number}`) };
}

/** Takes a crowd out of the edition again, so that other tests' pages stay as short as they were. */
export async function removeCrowd({ id, codes }: Crowd): Promise<void> {
  const ids = (what: string, to: number) =>
    `"id" IN (SELECT md5($1 || ':${what}:' || n)::uuid FROM generate_series(0, ${to}) n)`;
  await query(`DELETE FROM "Team" WHERE ${ids("team", codes.length)}`, [id]);
  await query(`DELETE FROM "Leader" WHERE "id" = md5($1 || ':leader')::uuid`, [id]);
  await query(`DELETE FROM "Person" WHERE ${ids("person", codes.length)}`, [id]);
}

/** What is stored of the crowd's credentials, in the order of their codes; null where there is none. */
export function storedUsernames({ id, codes }: Crowd): Promise<{ username: string | null; seat: string | null }[]> {
  return query(
    `SELECT k."username", d."seatingPlace" AS "seat" FROM generate_series(1, $2::int) n
     JOIN "Contestant" k ON k."id" = md5($1 || ':contestant:' || n)::uuid
     LEFT JOIN "ContestantDay" d ON d."contestantId" = k."id" AND d."day" = 1 ORDER BY n`,
    [id, codes.length],
  );
}
