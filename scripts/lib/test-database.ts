import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { run, typeScript } from "@/scripts/lib/command";
import { type EmbeddedPostgres, startPostgres } from "@/scripts/lib/postgres";

export interface DemoSize {
  teams?: number;
  countries?: number;
  past?: boolean;
}

const temporaryFolder = () => mkdtempSync(path.join(tmpdir(), "tournament-test-"));

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

/** Databases are copied from it. It is deleted when this process ends. */
export async function createTemplate(): Promise<void> {
  const password = randomBytes(36).toString("base64url");
  const template = await startSeeded(password, {});
  template.stop();
  const shared = await startPostgres({
    dataFolder: temporaryFolder(),
    password,
    durable: false,
    copyOf: template.dataFolder,
  });
  process.once("exit", () => {
    shared.stop();
    shared.remove();
    template.remove();
  });
  Object.assign(process.env, {
    TEST_TEMPLATE_FOLDER: template.dataFolder,
    TEST_TEMPLATE_PASSWORD: password,
    TEST_SERVER_URL: shared.databaseUrl,
  });
}

export interface TestDatabase {
  databaseUrl: string;
  /** Throws if others use the server too. */
  postgres: Pick<EmbeddedPostgres, "start" | "stop">;
  remove(): Promise<void>;
}

function ofServer(postgres: EmbeddedPostgres): TestDatabase {
  const discard = () => {
    postgres.stop();
    postgres.remove();
  };
  process.once("exit", discard);
  const remove = async () => {
    process.off("exit", discard);
    discard();
  };
  return { databaseUrl: postgres.databaseUrl, postgres, remove };
}

function refuse(): never {
  throw new Error("Other sites use this PostgreSQL; start the site with `ownServer: true`.");
}

async function copyTemplate(serverUrl: string): Promise<TestDatabase> {
  const name = `site_${randomBytes(8).toString("hex")}`;
  const template = new URL(serverUrl).pathname.slice(1);
  const execute = async (sql: string) => {
    const client = new Client({ connectionString: new URL("/postgres", serverUrl).href });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await execute(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  const databaseUrl = new URL(`/${name}`, serverUrl).href;
  return {
    databaseUrl,
    postgres: { start: refuse, stop: refuse },
    remove: () => execute(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** Copies the template where there is one; a test that stops the server or reads its log needs its own. */
export async function createTestDatabase(size: DemoSize, ownServer: boolean): Promise<TestDatabase> {
  const { TEST_TEMPLATE_FOLDER: copyOf, TEST_TEMPLATE_PASSWORD: password, TEST_SERVER_URL: serverUrl } = process.env;
  if (!copyOf || !password || !serverUrl || Object.keys(size).length > 0)
    return ofServer(await startSeeded(randomBytes(36).toString("base64url"), size));
  if (!ownServer) return copyTemplate(serverUrl);
  return ofServer(await startPostgres({ dataFolder: temporaryFolder(), password, durable: false, copyOf }));
}
