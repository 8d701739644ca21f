import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import type { Client } from "pg";
import { teamPayload } from "@/e2e/support/team-payload";

/** Where a measured team belongs. */
export interface Home {
  editionId: string;
  countryId: string;
  userId: string;
}

const members = 4;

const contestant = (i: number) => ({
  contestantPerson: { fullName: `Member ${i}`, tShirtSize: "L" },
  contestantGroup: "Senior",
  operatingSystemName: "Windows",
  dateOfBirth: "2008-05-24",
});

const agent = new Agent({ keepAlive: true });

/** Sends a request on a connection that stays, and returns the status once the answer is there. */
function post(url: string, headers: Record<string, string>, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { method: "POST", agent, headers: { ...headers, "Content-Length": Buffer.byteLength(body) } })
      .once("response", (response) => response.once("end", () => resolve(response.statusCode ?? 0)).resume())
      .once("error", reject)
      .end(body);
  });
}

/** Registers a team of four through the site; returns the milliseconds. */
export async function registerThroughSite(baseUrl: string, token: string, { countryId }: Home): Promise<number> {
  const contestants = Array.from({ length: members }, (_, i) => contestant(i));
  const body = JSON.stringify(teamPayload({ countryId, contestants }));
  // What is measured is the writing, not how an answer is compressed and unpacked.
  const headers = {
    Authorization: `Bearer ${token}`,
    "Content-Type": "application/json",
    "Accept-Encoding": "identity",
  };
  const began = performance.now();
  const status = await post(`${baseUrl}/api/Team`, headers, body);
  if (status !== 201) throw new Error(`POST /api/Team answered ${status}.`);
  return performance.now() - began;
}

const insertPersons = `INSERT INTO "Person" ("id", "editionId", "countryId", "fullName", "nativeName", "tShirtSize")
  SELECT p, $2, $3, 'Member', NULL, 'L' FROM unnest($1::uuid[]) p`;
const insertLeader = `INSERT INTO "Leader" ("id", "personId", "email", "phoneNumber") VALUES ($1, $2, 'l@team.example', '+1')`;
const insertTeam = `INSERT INTO "Team" ("id", "editionId", "countryId", "name", "group", "leaderId", "timeOfArrival",
  "arrivalLocation", "timeOfDeparture", "departureLocation")
  VALUES ($1, $2, $3, $4, 'Senior', $5, '2025-04-09T10:00Z', 'Other', '2025-04-13T10:00Z', 'Other')`;
const takeNumbers = `INSERT INTO "ContestantCodeCounter" ("editionId", "countryId", "lastNumber") VALUES ($1, $2, $3)
  ON CONFLICT ("editionId", "countryId") DO UPDATE SET "lastNumber" = "ContestantCodeCounter"."lastNumber" + $3
  RETURNING "lastNumber"`;
const insertContestants = `INSERT INTO "Contestant" ("id", "teamId", "editionId", "countryId", "number", "personId",
  "dateOfBirth", "operatingSystemName")
  SELECT gen_random_uuid(), $1, $2, $3, $4::int - $6::int + n, p, '2008-05-24', 'Windows'
  FROM unnest($5::uuid[]) WITH ORDINALITY AS one(p, n)`;
const insertTrail = `INSERT INTO "AuditEntry" ("userId", "userName", "action", "entity", "entityId", "teamIds", "changes")
  SELECT $1, 'Bench', 'POST /api/Team', 'Person', id, ARRAY[$3::uuid], $4::jsonb FROM unnest($2::uuid[]) id`;

/** As long as what the site says of one of its rows. */
const trailOf = ({ editionId, countryId }: Home) =>
  JSON.stringify({
    editionId: [null, editionId],
    countryId: [null, countryId],
    fullName: [null, "Member"],
    nativeName: [null, "Мария Петрова"],
    tShirtSize: [null, "L"],
  });

/** Inserts the same rows with bare pg in one transaction; returns the milliseconds. */
export async function registerThroughPg(client: Client, home: Home): Promise<number> {
  const { editionId, countryId, userId } = home;
  const persons = Array.from({ length: members + 1 }, () => randomUUID());
  const [leaderId, teamId] = [randomUUID(), randomUUID()];
  const trail = trailOf(home);
  const began = performance.now();
  await client.query("BEGIN");
  await client.query(insertPersons, [persons, editionId, countryId]);
  await client.query(insertLeader, [leaderId, persons[0]]);
  await client.query(insertTeam, [teamId, editionId, countryId, `Team ${teamId.slice(0, 8)}`, leaderId]);
  const { rows } = await client.query<{ lastNumber: number }>(takeNumbers, [editionId, countryId, members]);
  const numbers = [teamId, editionId, countryId, rows[0]?.lastNumber, persons.slice(1), members];
  await client.query(insertContestants, numbers);
  // Persons, leader, team and contestants each leave an entry.
  await client.query(insertTrail, [userId, [...persons, leaderId, teamId, ...persons.slice(1)], teamId, trail]);
  await client.query("COMMIT");
  return performance.now() - began;
}
