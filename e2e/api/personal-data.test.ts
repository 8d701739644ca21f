import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "@/scripts/lib/test-database";

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase({ past: true }, true);
  client = new pg.Client(database.databaseUrl);
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.remove();
});

/** What an operator gives to psql, with its variable `id`. */
const run = (file: string, id = "") =>
  client.query(readFileSync(`docs/server/${file}`, "utf8").replaceAll(":'id'", `'${id}'`));

const rows = async (sql: string, values: unknown[] = []) => (await client.query(sql, values)).rows;

const contacts = `SELECT e."year", count(*)::int AS "leaders", count(*) FILTER (WHERE l."email" <> '')::int AS "emails"
  FROM "Leader" l JOIN "Person" p ON p."id" = l."personId" JOIN "Edition" e ON e."id" = p."editionId" GROUP BY 1 ORDER BY 1`;

it("a person who is removed has no name, picture, mail or entry in the audit log", async () => {
  const [person] = await rows(`SELECT p."id", p."fullName" FROM "Person" p JOIN "Edition" e ON e."id" = p."editionId"
    WHERE NOT e."isCurrent" AND p."pictureHash" IS NOT NULL ORDER BY p."id" LIMIT 1`);
  const entry = `INSERT INTO "AuditEntry" ("userId", "userName", "action", "entity", "entityId", "name", "changes")
    VALUES ($1, '', '', 'Person', $1, $2, '{}')`;
  await rows(entry, [person.id, person.fullName]);
  await rows(entry, [person.id, "Somebody else"]);
  const mail = `INSERT INTO "Mail" ("id", "kind", "to", "subject", "text", "createdAt", "expiresAt")
    VALUES (gen_random_uuid(), 'REGISTRATION', 'registrator@team.example', '', $1, now(), now())`;
  for (const name of [person.fullName, "Somebody else"]) await rows(mail, [`Contestant: ${name}`]);
  await run("remove-person.sql", person.id);
  expect(await rows('SELECT "fullName", "pictureHash" FROM "Person" WHERE "id" = $1', [person.id])).toEqual([
    { fullName: "Name removed", pictureHash: null },
  ]);
  expect(await rows('SELECT "text" FROM "Mail"')).toEqual([{ text: "Contestant: Somebody else" }]);
  expect(await rows('SELECT "name" FROM "AuditEntry"')).toEqual([{ name: "Somebody else" }]);
});

it("old personal data is deleted, and that of the current edition is not", async () => {
  const [past, current] = await rows(contacts);
  expect(past.emails).toBeGreaterThan(0);
  await run("delete-old-personal-data.sql");
  expect(await rows(contacts)).toEqual([{ ...past, emails: 0 }, current]);
});
