import { setTimeout as sleep } from "node:timers/promises";
import { PrismaPg } from "@prisma/adapter-pg";
import { Client } from "pg";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { applyMigrations } from "@/prisma/engine";
import { ensureFirstAdministrator } from "@/prisma/seed/administrator";
import { ensureFirstEdition } from "@/prisma/seed/first-edition";
import { ensureCountries } from "@/prisma/seed/reference";

/** Any number will do, as long as nothing else in this database locks on it. */
const lockKey = 20_250_409;

async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 3_000 });
  await client.connect();
  return client;
}

/** Waits until the database takes connections; throws its last refusal after `seconds`. */
export async function waitForDatabase(databaseUrl: string, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1_000;
  for (;;) {
    try {
      await (await connect(databaseUrl)).end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(500);
    }
  }
}

/** What a real deployment begins with; the demo and the tests bring their own. */
export interface Beginning {
  administrator: { email: string; password: string } | null;
  /** Where visitors may write to. */
  contactEmail: string;
}

/**
 * Brings the database up to date: migrations, countries and, for a deployment, what it begins with where that isn't
 * there yet. Several copies of the site may do this at once; all but one wait. Returns the names of the migrations that
 * it applied.
 */
export async function migrate(databaseUrl: string, beginning?: Beginning): Promise<string[]> {
  const lock = await connect(databaseUrl);
  try {
    await lock.query("select pg_advisory_lock($1)", [lockKey]);
    const applied = await applyMigrations(databaseUrl);
    const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: databaseUrl }) });
    try {
      await ensureCountries(db);
      if (beginning) await ensureFirstEdition(db, beginning.contactEmail);
      if (beginning?.administrator) await ensureFirstAdministrator(db, beginning.administrator);
    } finally {
      await db.$disconnect();
    }
    return applied;
  } finally {
    await lock.end();
  }
}
