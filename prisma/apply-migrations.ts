import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Client } from "pg";

/** Relative to the working directory: the compiled migration script lies elsewhere. */
const ownMigrations = path.resolve("prisma/migrations");

/** Prisma's own table, so that `prisma migrate status` agrees. */
const createTable = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

const record = `INSERT INTO "_prisma_migrations"
  ("id", "checksum", "migration_name", "finished_at", "applied_steps_count") VALUES ($1, $2, $3, now(), 1)`;

/**
 * Applies the missing migrations and returns their names. Each has its own transaction, so those before a failed one stay
 * applied.
 */
export async function applyMigrations(client: Client, folder = ownMigrations): Promise<string[]> {
  await client.query(createTable);
  const { rows } = await client.query<{ name: string }>(
    `SELECT "migration_name" AS "name" FROM "_prisma_migrations" WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL`,
  );
  const names = readdirSync(folder).filter((name) => /^\d/.test(name));
  const missing = names.sort().filter((name) => !rows.some((row) => row.name === name));
  for (const name of missing) {
    const sql = readFileSync(path.join(folder, name, "migration.sql"), "utf8");
    const checksum = createHash("sha256").update(sql).digest("hex");
    await client.query("BEGIN");
    try {
      await client.query(sql);
      await client.query(record, [randomUUID(), checksum, name]);
      await client.query("COMMIT");
    } catch (error) {
      await client.query("ROLLBACK");
      throw error;
    }
  }
  return missing;
}
