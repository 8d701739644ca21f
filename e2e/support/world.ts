import { randomUUID } from "node:crypto";
import { type Country, query } from "@/e2e/support/site";

export interface StoredTeam {
  id: string;
  leaderId: string;
  deputyId: string;
  contestantIds: string[];
}

let edition: { id: string } | undefined;

async function currentEditionId(): Promise<string> {
  edition ??= (await query<{ id: string }>('SELECT "id" FROM "Edition" WHERE "isCurrent"'))[0];
  if (!edition) throw new Error("no current edition");
  return edition.id;
}

async function insertPerson(country: Country, roles: string[] = []): Promise<string> {
  const id = randomUUID();
  const values = [id, await currentEditionId(), country.id, `Person ${id.slice(0, 8)}`, roles];
  await query(
    `INSERT INTO "Person" ("id", "editionId", "countryId", "fullName", "tShirtSize", "assignedRoles") VALUES ($1, $2, $3, $4, 'M', $5)`,
    values,
  );
  return id;
}

/** A guest straight in the database. */
export const insertGuest = (country: Country) => insertPerson(country, ["GUEST"]);

async function insertLeader(country: Country): Promise<string> {
  const id = randomUUID();
  await query(
    `INSERT INTO "Leader" ("id", "personId", "email", "phoneNumber") VALUES ($1, $2, 'l@team.example', '+1')`,
    [id, await insertPerson(country)],
  );
  return id;
}

/** A leader who leads nobody yet, straight in the database. */
export { insertLeader };

let number = 1_000_000 + Math.floor(Math.random() * 1_000_000_000);

/** A team of a leader, a deputy and `size` contestants, straight in the database: quick, and by no endpoint under test. */
export async function insertTeam(
  country: Country,
  options: { size?: number; guideId?: string } = {},
): Promise<StoredTeam> {
  const editionId = await currentEditionId();
  const [leaderId, deputyId, id] = [await insertLeader(country), await insertLeader(country), randomUUID()];
  const contestantIds = Array.from({ length: options.size ?? 2 }, () => randomUUID());
  const persons: string[] = [];
  for (const _ of contestantIds) persons.push(await insertPerson(country));
  await query(
    `WITH team AS (
       INSERT INTO "Team" ("id", "editionId", "countryId", "name", "group", "leaderId", "deputyLeaderId", "guideId",
         "timeOfArrival", "arrivalLocation", "timeOfDeparture", "departureLocation")
       VALUES ($1, $2, $3, $4, 'Senior', $5, $6, $7, '2025-04-09T10:00Z', 'Other', '2025-04-13T10:00Z', 'Other')
       RETURNING "id", "editionId", "countryId"
     )
     INSERT INTO "Contestant" ("id", "teamId", "editionId", "countryId", "number", "personId", "dateOfBirth", "operatingSystemName")
     SELECT c."id", team."id", team."editionId", team."countryId", c."number", c."person", '2008-05-24', 'Windows'
     FROM team, unnest($8::uuid[], $9::uuid[], $10::int[]) AS c("id", "person", "number")`,
    [
      id,
      editionId,
      country.id,
      `Team ${id.slice(0, 8)}`,
      leaderId,
      deputyId,
      options.guideId ?? null,
      contestantIds,
      persons,
      persons.map(() => number++),
    ],
  );
  return { id, leaderId, deputyId, contestantIds };
}

/** A later end of registration for a country, straight in the database. */
export async function insertDeadlineException(country: Country, userId: string, end = "2025-03-25T12:00Z") {
  await query(
    `INSERT INTO "DeadlineException" ("id", "editionId", "countryId", "endOfRegistrationDate", "reason", "givenById", "givenAt")
     VALUES ($1, $2, $3, $4, 'A strike', $5, now()) ON CONFLICT ("editionId", "countryId") DO NOTHING`,
    [randomUUID(), await currentEditionId(), country.id, end, userId],
  );
}

/** A guide's record of a user, straight in the database. */
export async function insertGuide(country: Country, userId: string): Promise<string> {
  const id = randomUUID();
  await query(
    `INSERT INTO "Guide" ("id", "editionId", "personId", "userId", "phoneNumber") VALUES ($1, $2, $3, $4, '+1')`,
    [id, await currentEditionId(), await insertPerson(country), userId],
  );
  return id;
}
