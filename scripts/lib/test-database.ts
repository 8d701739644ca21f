import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { run, typeScript } from "@/scripts/lib/command";
import { type EmbeddedPostgres, startPostgres } from "@/scripts/lib/postgres";
import { randomSecret } from "@/scripts/lib/random-secret";

export interface DemoSize {
  teams?: number;
  countries?: number;
  past?: boolean;
}

export async function seedDemo(databaseUrl: string, size: DemoSize = {}): Promise<void> {
  const options = Object.entries(size).flatMap(([name, value]) =>
    value === true ? [`--${name}`] : [`--${name}`, String(value)],
  );
  await run("node", typeScript("scripts/seed.ts", "--demo", ...options), { env: { DATABASE_URL: databaseUrl } });
}

/** Starts a server that is stopped, and its data deleted, when this process ends. */
async function startTemporary(password: string, copyOf?: string): Promise<EmbeddedPostgres> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), "tournament-test-"));
  const postgres = await startPostgres({ dataFolder, password, durable: false, copyOf });
  process.once("exit", postgres.discard);
  return postgres;
}

/** Creates the database from which `createTestDatabase` copies; environment variables name it. */
export async function createTemplate(): Promise<void> {
  const password = randomSecret();
  const template = await startTemporary(password);
  await seedDemo(template.databaseUrl);
  template.stop();
  const shared = await startTemporary(password, template.dataFolder);
  Object.assign(process.env, {
    TEST_TEMPLATE_FOLDER: template.dataFolder,
    TEST_TEMPLATE_PASSWORD: password,
    TEST_SERVER_URL: shared.databaseUrl,
  });
}

export interface TestDatabase {
  databaseUrl: string;
  /** Undefined if the server has other databases too. */
  postgres?: EmbeddedPostgres;
  remove(): Promise<void>;
}

function toTestDatabase(postgres: EmbeddedPostgres): TestDatabase {
  const remove = async () => {
    process.off("exit", postgres.discard);
    postgres.discard();
  };
  return { databaseUrl: postgres.databaseUrl, postgres, remove };
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
  return { databaseUrl, remove: () => execute(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/** Copies the template if it has this size. `ownServer` is for a test that stops the server or reads its log. */
export async function createTestDatabase(size: DemoSize, ownServer: boolean): Promise<TestDatabase> {
  const { TEST_TEMPLATE_FOLDER: copyOf, TEST_TEMPLATE_PASSWORD: password, TEST_SERVER_URL: serverUrl } = process.env;
  if (!copyOf || !password || !serverUrl || Object.keys(size).length > 0) {
    const postgres = await startTemporary(randomSecret());
    await seedDemo(postgres.databaseUrl, size);
    return toTestDatabase(postgres);
  }
  return ownServer ? toTestDatabase(await startTemporary(password, copyOf)) : copyTemplate(serverUrl);
}
