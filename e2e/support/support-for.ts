import { afterAll, beforeAll, vi } from "vitest";
import { startTestSite, type TestSite } from "@/scripts/lib/test-site";

/** The modules of e2e/support for another site than the shared one, whose address they read when they are loaded. */
async function supportFor({ baseUrl, databaseUrl }: TestSite) {
  vi.resetModules();
  vi.stubEnv("TEST_SITE_URL", baseUrl);
  vi.stubEnv("DATABASE_URL", databaseUrl);
  try {
    const [csv, http, data, world, writes, records] = await Promise.all([
      import("@/e2e/support/csv"),
      import("@/e2e/support/http"),
      import("@/e2e/support/site"),
      import("@/e2e/support/factory"),
      import("@/e2e/support/writes"),
      import("@/e2e/support/record-writes"),
    ]);
    return { csv, http, data, world, writes, records };
  } finally {
    vi.unstubAllEnvs();
    // So that the next test file loads the modules again, for the shared site.
    vi.resetModules();
  }
}

/** Starts a site for the tests of a file. What it returns is filled before the first of them. */
export function ownSite(options?: Parameters<typeof startTestSite>[0]) {
  const own = {} as Awaited<ReturnType<typeof supportFor>> & { site: TestSite };
  beforeAll(async () => {
    const site = await startTestSite(options);
    Object.assign(own, { site }, await supportFor(site));
  });
  afterAll(async () => {
    await own.data.disconnect();
    await own.site.stop();
  });
  return own;
}
