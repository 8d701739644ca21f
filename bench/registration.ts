import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { Client } from "pg";
import type { Figure } from "@/bench/figure";
import { median } from "@/bench/load";
import { type Effort, type Part, tournament } from "@/bench/part";
import { tokenOf } from "@/bench/token";
import { teamPayload } from "@/e2e/support/team-payload";
import type { TestSite } from "@/scripts/lib/test-site";

interface Home {
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

interface Connection {
  /** Resolves with the status line once the whole response has arrived. */
  send(request: string): Promise<string>;
  close(): void;
}

/** Costs less than an HTTP client; expects chunked responses. */
function openConnection(baseUrl: string): Connection {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname).setNoDelay();
  const send = (request: string) =>
    new Promise<string>((resolve, reject) => {
      let text = "";
      const read = (chunk: Buffer) => {
        text += chunk.toString("latin1");
        if (!text.endsWith("\r\n0\r\n\r\n")) return;
        socket.off("data", read).off("error", reject).off("close", closed);
        resolve(text.slice(0, text.indexOf("\r\n")));
      };
      const closed = () => reject(new Error(`The connection was closed after: ${text}`));
      socket.on("data", read).on("error", reject).on("close", closed);
      socket.write(request);
    });
  return { send, close: () => socket.destroy() };
}

/** Returns milliseconds. Throws if the status is not 201. */
async function registerThroughSite(connection: Connection, token: string, { countryId }: Home): Promise<number> {
  const contestants = Array.from({ length: members }, (_, i) => contestant(i));
  const body = JSON.stringify(teamPayload({ countryId, contestants }));
  const head = [
    "POST /api/Team HTTP/1.1",
    "Host: localhost",
    `Authorization: Bearer ${token}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    // Excludes compression from the measurement.
    "Accept-Encoding: identity",
  ];
  const request = `${head.join("\r\n")}\r\n\r\n${body}`;
  const began = performance.now();
  const status = await connection.send(request);
  const took = performance.now() - began;
  if (!status.startsWith("HTTP/1.1 201 ")) throw new Error(`POST /api/Team responded with ${status}.`);
  return took;
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
const insertAuditEntries = `INSERT INTO "AuditEntry" ("userId", "userName", "action", "entity", "entityId", "teamIds", "changes")
  SELECT $1, 'Bench', 'POST /api/Team', 'Person', id, ARRAY[$3::uuid], $4::jsonb FROM unnest($2::uuid[]) id`;

/** As long as the changes of one of the site's audit entries. */
const changesOf = ({ editionId, countryId }: Home) =>
  JSON.stringify({
    editionId: [null, editionId],
    countryId: [null, countryId],
    fullName: [null, "Member"],
    nativeName: [null, "Мария Петрова"],
    tShirtSize: [null, "L"],
  });

/** One transaction. Returns milliseconds. */
async function registerThroughPg(client: Client, home: Home): Promise<number> {
  const { editionId, countryId, userId } = home;
  const persons = Array.from({ length: members + 1 }, () => randomUUID());
  const [leaderId, teamId] = [randomUUID(), randomUUID()];
  const changes = changesOf(home);
  const began = performance.now();
  await client.query("BEGIN");
  await client.query(insertPersons, [persons, editionId, countryId]);
  await client.query(insertLeader, [leaderId, persons[0]]);
  await client.query(insertTeam, [teamId, editionId, countryId, `Team ${teamId.slice(0, 8)}`, leaderId]);
  const { rows } = await client.query<{ lastNumber: number }>(takeNumbers, [editionId, countryId, members]);
  const numbers = [teamId, editionId, countryId, rows[0]?.lastNumber, persons.slice(1), members];
  await client.query(insertContestants, numbers);
  await client.query(insertAuditEntries, [
    userId,
    [...persons, leaderId, teamId, ...persons.slice(1)],
    teamId,
    changes,
  ]);
  await client.query("COMMIT");
  return performance.now() - began;
}

/** The teams before the measurement, until Node has compiled the code. */
const warmUp = 1_000;

async function registrationFigures({ baseUrl, databaseUrl }: TestSite, { runs }: Effort): Promise<Figure[]> {
  const token = await tokenOf(baseUrl);
  const client = new Client({ connectionString: databaseUrl });
  const connection = openConnection(baseUrl);
  await client.connect();
  try {
    const { rows } = await client.query(`SELECT e."id" AS "editionId", c."id" AS "countryId", u."id" AS "userId"
      FROM "Edition" e, "Country" c, "User" u WHERE e."isCurrent" AND u."role" = 'Administrator'`);
    // All countries in turn, as in a tournament.
    const homes = rows as Home[];
    const [site, bare]: [number[], number[]] = [[], []];
    for (let i = 0; i < warmUp + runs * 40; i++) {
      const home = homes[i % homes.length] as Home;
      site.push(await registerThroughSite(connection, token, home));
      bare.push(await registerThroughPg(client, home));
    }
    const [siteMs, bareMs] = [median(site.slice(warmUp)), median(bare.slice(warmUp))];
    const detail = `${siteMs.toFixed(1)} ms and ${bareMs.toFixed(1)} ms`;
    return [{ name: "POST /api/Team ÷ bare pg", target: { atMost: 5 }, measured: siteMs / bareMs, detail }];
  } finally {
    connection.close();
    await client.end();
  }
}

export const registration: Part = { size: tournament, measure: registrationFigures };
