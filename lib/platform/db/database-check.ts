import { readdirSync } from "node:fs";
import { Client, DatabaseError } from "pg";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";

type DatabaseStatus = "ok" | "the database does not answer" | "the database is not migrated";

const timeoutMs = 2_000;
const undefinedTable = "42P01";

function ownMigrations(): string[] {
  const entries = readdirSync("prisma/migrations", { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

async function queryStatus(databaseUrl: string, migrations: string[]): Promise<DatabaseStatus> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  // Without a listener, a connection that breaks while closing would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query(
      `SELECT DISTINCT migration_name FROM "_prisma_migrations" WHERE migration_name = ANY($1) AND finished_at IS NOT NULL`,
      [migrations],
    );
    return rowCount === migrations.length ? "ok" : "the database is not migrated";
  } catch (error) {
    const isEmpty = error instanceof DatabaseError && error.code === undefinedTable;
    if (isEmpty) return "the database is not migrated";
    log().error({ err: error }, "the database does not answer");
    return "the database does not answer";
  } finally {
    client.end().catch(() => undefined);
  }
}

/** Opens its own connection, because the pool may be exhausted; concurrent calls share one. */
export function databaseCheck(databaseUrl: string, migrations = ownMigrations()): () => Promise<DatabaseStatus> {
  let running: Promise<DatabaseStatus> | undefined;
  return () => {
    running ??= queryStatus(databaseUrl, migrations).finally(() => {
      running = undefined;
    });
    return running;
  };
}

let checkOwnDatabase: ReturnType<typeof databaseCheck> | undefined;

export function databaseStatus(): Promise<DatabaseStatus> {
  checkOwnDatabase ??= databaseCheck(env().DATABASE_URL);
  return checkOwnDatabase();
}
