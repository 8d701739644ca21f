import { randomUUID } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { schemaAsSql } from "@/e2e/support/schema-sql";
import { query } from "@/e2e/support/site";
import { databaseCheck } from "@/lib/platform/db/database-check";
import { applyMigrations } from "@/prisma/apply-migrations";
import { run, typeScript } from "@/scripts/lib/command";
import { migrate, waitForDatabase } from "@/scripts/lib/migrate";

function urlOf(database: string): string {
  const url = new URL(process.env.DATABASE_URL ?? "");
  url.pathname = `/${database}`;
  return url.href;
}

async function inDatabase<T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(urlOf(database));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Calls `work` with the name of a new database. */
async function withNewDatabase<T>(work: (database: string) => Promise<T>): Promise<T> {
  const database = `migrations_${randomUUID().slice(0, 8)}`;
  await query(`CREATE DATABASE ${database}`);
  try {
    return await work(database);
  } finally {
    await query(`DROP DATABASE ${database} WITH (FORCE)`);
  }
}

const inNewDatabase = <T>(work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withNewDatabase((database) => inDatabase(database, work));

/** The tables, columns, types and keys in the catalogue, one line each. */
function structure(database: string): Promise<string[]> {
  return inDatabase(database, async (client) => {
    const { rows } = await client.query<{ line: string }>(`
      SELECT format('%s.%s %s %s default %s', c.table_name, c.column_name, format_type(a.atttypid, a.atttypmod),
        CASE WHEN a.attnotnull THEN 'not null' ELSE 'null' END, coalesce(c.column_default, '-')) AS line
      FROM information_schema.columns c
      JOIN pg_attribute a ON a.attrelid = format('%I.%I', c.table_schema, c.table_name)::regclass AND a.attname = c.column_name
      WHERE c.table_schema = 'public' AND c.table_name <> '_prisma_migrations'
      UNION ALL
      SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype IN ('p', 'f', 'u')
        AND conrelid::regclass::text <> '_prisma_migrations'
      UNION ALL
      SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
      UNION ALL
      SELECT format('enum %s %s', t.typname, string_agg(e.enumlabel, ',' ORDER BY e.enumsortorder))
      FROM pg_type t JOIN pg_enum e ON e.enumtypid = t.oid GROUP BY t.typname
      ORDER BY 1`);
    return rows.map(({ line }) => line);
  });
}

/** Creates a folder that is deleted after the test. */
function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A new folder with the migrations before this timestamp. */
function migrationsBefore(timestamp: string): string {
  const folder = newFolder();
  const isBefore = (file: string) => (/\/(\d+)_/.exec(file)?.[1] ?? "") < timestamp;
  cpSync("prisma/migrations", folder, { recursive: true, filter: isBefore });
  return folder;
}

describe("the migrations", () => {
  it("create the schema of schema.prisma, and add only what it cannot express", async () => {
    const migrated = await withNewDatabase(async (database) => {
      expect((await inDatabase(database, applyMigrations)).length).toBeGreaterThan(0);
      return structure(database);
    });
    const described = await withNewDatabase(async (database) => {
      const sql = await schemaAsSql(urlOf(database));
      await inDatabase(database, (client) => client.query(sql));
      return structure(database);
    });
    expect(described.filter((line) => !migrated.includes(line))).toEqual([]);
    expect(migrated.filter((line) => !described.includes(line)).map((line) => /"(\w+)"/.exec(line)?.[1])).toEqual([
      "Mail_unsent_idx",
      "Edition_isCurrent_key",
      "User_email_key",
    ]);
  });

  it("change nothing when they are applied again", async () => {
    await inNewDatabase(async (client) => {
      await applyMigrations(client);
      expect(await applyMigrations(client)).toEqual([]);
    });
  });

  it("are applied once by instances that start at the same time", async () => {
    const applied = await withNewDatabase((database) => Promise.all([1, 2, 3].map(() => migrate(urlOf(database)))));
    expect(applied.map(({ length }) => length > 0).sort()).toEqual([false, false, true]);
  });

  it("change nothing if they fail, and are applied once they are repaired", async () => {
    const folder = newFolder();
    const write = (name: string, sql: string) => {
      mkdirSync(path.join(folder, name), { recursive: true });
      writeFileSync(path.join(folder, name, "migration.sql"), sql);
    };
    await withNewDatabase(async (database) => {
      const apply = () => inDatabase(database, (client) => applyMigrations(client, folder));
      write("1_first", 'CREATE TABLE "First" ("id" INT);');
      write("2_second", 'CREATE TABLE "Second" ("id" INT); INSERT INTO "Missing" VALUES (1);');
      await expect(apply()).rejects.toThrow(/"Missing" does not exist/);
      write("2_second", 'CREATE TABLE "Second" ("id" INT);');
      expect([await apply(), await apply()]).toEqual([["2_second"], []]);
    });
  });
});

it("an upgrade deletes the invented edition of 2025 if nobody has changed it, and the invented contact address always", async () => {
  await inNewDatabase(async (client) => {
    await applyMigrations(client, migrationsBefore("20261127080000"));
    const insert = (id: string, year: number, isCurrent: boolean) =>
      client.query(
        `INSERT INTO "Edition" ("id", "year", "isCurrent", "name", "shortName", "startDate", "endDate", "endOfRegistrationDate",
          "siteId", "contactEmail", "welcomeText", "rules", "environmentDescription")
        VALUES ($1, $2, $3, 'Name', 'IATI', '2025-04-09', '2025-04-13', '2025-03-20', $1, 'contact@example.org', '', '', '')`,
        [id, year, isCurrent],
      );
    const invented = "c632dca2-af87-5393-b1e9-2f0ab2c99a4d";
    const upgrade = async () => {
      await client.query("BEGIN");
      await client.query(readFileSync("prisma/migrations/20261127080000_first_edition/migration.sql", "utf8"));
      const { rows } = await client.query('SELECT "year", "contactEmail", "hasDates" FROM "Edition" ORDER BY "year"');
      await client.query("ROLLBACK");
      return rows;
    };
    const upgraded = (year: number) => ({ year, contactEmail: null, hasDates: true });
    await insert(invented, 2025, true);
    expect(await upgrade()).toEqual([]);
    await client.query('UPDATE "Edition" SET "version" = 2');
    expect(await upgrade()).toEqual([upgraded(2025)]);
    await client.query('UPDATE "Edition" SET "version" = 1, "isCurrent" = false');
    await insert(randomUUID(), 2026, true);
    expect(await upgrade()).toEqual([upgraded(2025), upgraded(2026)]);
  });
});

it("an upgrade fills in whom older entries of the audit log are about, and which of them are of one write", async () => {
  const [person, contestant, unknown] = [randomUUID(), randomUUID(), randomUUID()];
  await inNewDatabase(async (client) => {
    const write = (at: string, action: string, entity: string, id: string, changes: object) =>
      client.query(
        `INSERT INTO "AuditEntry" ("at", "userId", "userName", "action", "entity", "entityId", "changes")
         VALUES ($1, $2, '', $3, $4, $5, $6)`,
        [at, unknown, action, entity, id, JSON.stringify(changes)],
      );
    await applyMigrations(client, migrationsBefore("20261201120000"));
    const [first, second] = ["2026-11-27T08:00:00.001Z", "2026-11-27T08:00:00.002Z"] as const;
    await write(first, "POST /api/Team", "Person", person, {});
    await write(first, "POST /api/Team", "Contestant", contestant, { dateOfBirth: [null, "2007-02-13"] });
    await write(first, "DELETE /api/Contestant/{id}", "Contestant", contestant, { personId: [person, null] });
    await write(second, "POST /api/Team", "Team", unknown, {});
    await applyMigrations(client);
    const { rows } = await client.query(
      'SELECT "personId", dense_rank() OVER (ORDER BY "writeId") AS write FROM "AuditEntry" ORDER BY "id"',
    );
    expect(rows.map(({ personId }) => personId)).toEqual([person, person, person, null]);
    const writes = rows.map(({ write: number }) => number);
    expect([writes[0] === writes[1], new Set(writes).size]).toEqual([true, 3]);
  });
});

it("an upgrade renames a column in the audit log too, so that its values there are found and deleted", async () => {
  await inNewDatabase(async (client) => {
    await applyMigrations(client, migrationsBefore("20261202100000"));
    await client.query(
      `INSERT INTO "AuditEntry" ("userId", "userName", "action", "entity", "entityId", "changes")
       VALUES ($1, '', '', 'Contestant', $1, '{"personForContactPhone": [null, "+359 54 1"], "number": [1, 2]}'), ($1, '', '', 'Team', $1, '{"number": [1, 2]}')`,
      [randomUUID()],
    );
    await applyMigrations(client);
    const { rows } = await client.query('SELECT "changes" FROM "AuditEntry" ORDER BY "id"');
    expect(rows.map(({ changes }) => changes)).toEqual([
      { personForContactPhoneNumber: [null, "+359 54 1"], number: [1, 2] },
      { number: [1, 2] },
    ]);
  });
});

it("a new deployment has no texts, and does not publish the sign-in address of its administrator", async () => {
  const env = {
    SITE_MODE: "production",
    AUTH_SECRET: "a secret of this test alone, long enough",
    GIVEN_PASSWORD_KEY: "another secret of this test, long enough",
    ADMIN_EMAIL: "administrator@test.example",
    ADMIN_PASSWORD: "fallen-leaves-9",
  };
  await withNewDatabase(async (database) => {
    await run("node", typeScript("scripts/migrate.ts"), { env: { ...env, DATABASE_URL: urlOf(database) } });
    await inDatabase(database, async (client) => {
      const { rows } = await client.query('SELECT "email", to_json(e)::text AS edition FROM "User", "Edition" e');
      expect(rows).toMatchObject([{ email: env.ADMIN_EMAIL, edition: expect.not.stringContaining(env.ADMIN_EMAIL) }]);
      const texts = 'SELECT "welcomeText" || "rules" || "environmentDescription" AS texts FROM "Edition"';
      expect((await client.query(texts)).rows).toEqual([{ texts: "" }]);
    });
  });
});

it.each([
  ["a role", (url: URL) => Object.assign(url, { username: "nobody" }), /nobody/],
  ["a database", (url: URL) => Object.assign(url, { pathname: "/nothing" }), /"nothing" does not exist/],
])("migrate does not wait for %s that does not exist", async (_, change, message) => {
  // An hour, longer than the test may take.
  await expect(waitForDatabase(change(new URL(process.env.DATABASE_URL ?? "")).href, 3_600)).rejects.toThrow(message);
});

it("the database's part of /healthz is not ok before every migration is applied", async () => {
  await withNewDatabase(async (empty) => {
    expect(await databaseCheck(urlOf(empty))()).toBe("the database is not migrated");
    await inDatabase(empty, applyMigrations);
    expect(await databaseCheck(urlOf(empty))()).toBe("ok");
    expect(await databaseCheck(urlOf(empty), ["20261120100000_schema", "20261120110000_between"])()).toBe(
      "the database is not migrated",
    );
  });
});
