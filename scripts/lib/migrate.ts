import { setTimeout as sleep } from "node:timers/promises";
import { PrismaPg } from "@prisma/adapter-pg";
import { Client, DatabaseError } from "pg";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { log } from "@/lib/platform/log";
import { applyMigrations } from "@/prisma/apply-migrations";
import { ensureFirstAdministrator } from "@/prisma/seed/administrator";
import { ensureFirstEdition } from "@/prisma/seed/first-edition";
import { ensureCountries } from "@/prisma/seed/reference";

/** An arbitrary key for PostgreSQL's advisory lock. */
const lockKey = 20_250_409;

async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 3_000 });
  await client.connect();
  return client;
}

/** Waiting does not help if the role, its password, the database or a permission is wrong. */
const isFinal = (error: unknown) => error instanceof DatabaseError && /^(28|3D|42)/.test(error.code ?? "");

/** Throws at once for an unknown role or database, else the last error after `seconds`. */
export async function waitForDatabase(databaseUrl: string, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1_000;
  for (;;) {
    try {
      await (await connect(databaseUrl)).end();
      return;
    } catch (error) {
      if (isFinal(error) || Date.now() > deadline) throw error;
      await sleep(500);
    }
  }
}

/** What a new installation begins with, besides the first edition. */
export interface FirstContent {
  administrator: { email: string; password: string } | null;
}

/** Returns the names of the applied migrations. Several processes may run it at once: the others wait. */
export async function migrate(databaseUrl: string, firstContent?: FirstContent): Promise<string[]> {
  const client = await connect(databaseUrl);
  try {
    await client.query("SELECT pg_advisory_lock($1)", [lockKey]);
    const applied = await applyMigrations(client);
    const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: databaseUrl }) });
    try {
      await ensureCountries(db);
      if (firstContent) await ensureFirstEdition(db);
      const administrator = firstContent?.administrator;
      if (administrator && (await ensureFirstAdministrator(db, administrator)))
        log().info(
          `the first administrator is created; ADMIN_PASSWORD has ${administrator.password.length} characters`,
        );
    } finally {
      await db.$disconnect();
    }
    return applied;
  } finally {
    await client.end();
  }
}
