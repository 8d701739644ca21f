import { inCheckout } from "@/scripts/lib/checkout";
import { startCluster } from "@/scripts/lib/cluster";
import { demoSecrets } from "@/scripts/lib/demo-secrets";
import { migrate } from "@/scripts/lib/migrate";
import { runNode } from "@/scripts/lib/program";
import { step } from "@/scripts/lib/step";

/** A prepared demo: its database runs and holds the demo's content. */
export interface DemoData {
  /** Everything the site's server needs to know, but for where it listens. */
  env: Record<string, string>;
  stopDatabase(): void;
}

/**
 * Starts the demo's own database in .data/`name` and fills it. It never looks at DATABASE_URL: demo accounts with a
 * known password must not get into anybody's real database.
 */
export async function prepareDemoData(name: string): Promise<DemoData> {
  const secrets = demoSecrets(inCheckout(".data", name, "secrets.json"));
  const { postgres, databaseUrl } = await step("Starting PostgreSQL", () =>
    startCluster({
      dataFolder: inCheckout(".data", name, "postgres"),
      password: secrets.databasePassword,
      durable: true,
      fresh: secrets.isNew,
    }),
  );
  process.once("exit", postgres.stop);
  await step("Bringing the database up to date", () => migrate(databaseUrl));
  await step("Filling in the demo's content", async () => {
    const { code, output } = await runNode(["--import", "tsx", "scripts/seed.ts", "--demo"], {
      env: { DATABASE_URL: databaseUrl },
    });
    if (code !== 0) throw new Error(output);
  });
  return {
    env: {
      SITE_MODE: "demo",
      SITE_CLOCK: "2025-03-01T09:00:00Z",
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: secrets.authSecret,
      GIVEN_PASSWORD_KEY: secrets.givenPasswordKey,
      LOG_LEVEL: process.env.LOG_LEVEL || "warn",
    },
    stopDatabase: () => {
      process.off("exit", postgres.stop);
      postgres.stop();
    },
  };
}

/** What a demo tells when it is ready: its address and one sign-in for each role. */
export function demoWelcome(siteUrl: string): string {
  const lines = [
    `The demo is ready: ${siteUrl}`,
    "",
    "Sign in with the password  autumn-demo  as",
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
