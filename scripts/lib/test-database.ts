import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { run, typeScript } from "@/scripts/lib/command";
import { type EmbeddedPostgres, startPostgres } from "@/scripts/lib/postgres";

/** How much demo content a database holds; the demo's usual amount by default. */
export interface DemoSize {
  teams?: number;
  countries?: number;
  /** With the 2024 edition and its final results. */
  past?: boolean;
}

const temporaryFolder = () => mkdtempSync(path.join(tmpdir(), "tournament-test-"));

/** Migrates a database and fills it with demo content. Throws the seed's message if that fails. */
export async function seedDemo(databaseUrl: string, size: DemoSize = {}): Promise<void> {
  const options = Object.entries(size).flatMap(([name, value]) =>
    value === true ? [`--${name}`] : [`--${name}`, String(value)],
  );
  await run("node", typeScript("scripts/seed.ts", "--demo", ...options), { env: { DATABASE_URL: databaseUrl } });
}

async function startSeeded(password: string, size: DemoSize): Promise<EmbeddedPostgres> {
  const postgres = await startPostgres({ dataFolder: temporaryFolder(), password, durable: false });
  try {
    await seedDemo(postgres.databaseUrl, size);
    return postgres;
  } catch (error) {
    postgres.stop();
    postgres.remove();
    throw error;
  }
}

/**
 * Creates a database with the demo's content for test databases to be copied from, by this process and its children;
 * copying is ten times faster than seeding. It is deleted when this process ends.
 */
export async function createTemplate(): Promise<void> {
  const password = randomBytes(36).toString("base64url");
  const template = await startSeeded(password, {});
  template.stop();
  process.once("exit", () => template.remove());
  Object.assign(process.env, { TEST_TEMPLATE_FOLDER: template.dataFolder, TEST_TEMPLATE_PASSWORD: password });
}

/** Starts a temporary database with demo content. The caller stops and removes it. */
export function startTestDatabase(size: DemoSize): Promise<EmbeddedPostgres> {
  const { TEST_TEMPLATE_FOLDER: copyOf, TEST_TEMPLATE_PASSWORD: password } = process.env;
  if (!copyOf || !password || Object.keys(size).length > 0)
    return startSeeded(randomBytes(36).toString("base64url"), size);
  return startPostgres({ dataFolder: temporaryFolder(), password, durable: false, copyOf });
}
