import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inCheckout } from "@/scripts/lib/checkout";
import { step } from "@/scripts/lib/command";
import { startPostgres } from "@/scripts/lib/postgres";
import { randomSecret } from "@/scripts/lib/random-secret";
import { seedDemo } from "@/scripts/lib/test-database";

/** Stored, so that sessions and data survive a restart. */
interface Secrets {
  databasePassword: string;
  authSecret: string;
  givenPasswordKey: string;
}

function readOrCreateSecrets(file: string): { secrets: Secrets; isNew: boolean } {
  if (existsSync(file)) return { secrets: JSON.parse(readFileSync(file, "utf8")), isNew: false };
  const secrets = { databasePassword: randomSecret(), authSecret: randomSecret(), givenPasswordKey: randomSecret() };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return { secrets, isNew: true };
}

/**
 * Starts a database with demo content, which is stopped when this process ends. Returns the site's environment. Ignores
 * DATABASE_URL: demo accounts with a known password must not reach a real database.
 */
export async function startDemoDatabase(name: string) {
  const { secrets, isNew } = readOrCreateSecrets(inCheckout(".data", name, "secrets.json"));
  const postgres = await step("Starting PostgreSQL", () =>
    startPostgres({
      dataFolder: inCheckout(".data", name, "postgres"),
      password: secrets.databasePassword,
      durable: true,
      fresh: isNew,
    }),
  );
  process.once("exit", postgres.stop);
  await step("Migrating and seeding the database", () => seedDemo(postgres.databaseUrl, { past: true }));
  return {
    SITE_MODE: "demo",
    SITE_CLOCK: "2025-03-01T09:00:00Z",
    DATABASE_URL: postgres.databaseUrl,
    AUTH_SECRET: secrets.authSecret,
    GIVEN_PASSWORD_KEY: secrets.givenPasswordKey,
    LOG_LEVEL: process.env.LOG_LEVEL || "warn",
  };
}

export function demoWelcome(siteUrl: string): string {
  const lines = [
    `The demo is ready: ${siteUrl}`,
    "",
    "Log in with the password  autumn-demo  as",
    "  Administrator      admin@demo.test",
    "  Team registrator   registrator.bg@demo.test  (Bulgaria)",
    "                     registrator.ro@demo.test  (Romania)",
    "  Guide              guide.1@demo.test",
    "                     guide.2@demo.test",
    "",
    "Its calendar says 1 March 2025: registration is open.",
    "Stop it with Ctrl-C; what you enter is kept.",
  ];
  const width = Math.max(...lines.map((line) => line.length));
  const rule = "─".repeat(width + 4);
  return [`┌${rule}┐`, ...lines.map((line) => `│  ${line.padEnd(width)}  │`), `└${rule}┘`].join("\n");
}
