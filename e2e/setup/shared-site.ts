import { mkdirSync, writeFileSync } from "node:fs";
import setUp from "@/e2e/setup/unit";
import { buildSite } from "@/scripts/lib/build";
import { inCheckout } from "@/scripts/lib/checkout";
import { step } from "@/scripts/lib/command";
import { createTemplate } from "@/scripts/lib/test-database";
import { startTestSite, testDistDir, withoutPageCache } from "@/scripts/lib/test-site";

/**
 * Builds the site, starts it with demo content, and puts its addresses into the environment of the test processes.
 * Returns what stops it and writes its log to .data/test.
 */
export async function startSharedSite(name: string, options: { cached: boolean }): Promise<() => Promise<void>> {
  await setUp();
  await step("Building the site", () => buildSite(testDistDir));
  await step("Seeding the demo content", createTemplate);
  const site = await step("Starting the site", () => startTestSite(options.cached ? {} : { env: withoutPageCache }));
  Object.assign(process.env, { TEST_SITE_URL: site.baseUrl, DATABASE_URL: site.databaseUrl });
  return async () => {
    await site.stop();
    mkdirSync(inCheckout(".data", "test"), { recursive: true });
    writeFileSync(inCheckout(".data", "test", `${name}-server.log`), site.logs());
  };
}
