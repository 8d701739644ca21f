import pg from "pg";
import { vi } from "vitest";
import { type CallOptions, callAt } from "@/e2e/support/http";
import { startTestSite, type TestSite } from "@/scripts/lib/test-site";

export type IsolatedSite = Awaited<ReturnType<typeof startIsolatedSite>>;

/** The support for the shared site, loaded anew for another one. */
export async function supportFor({ baseUrl, databaseUrl }: Pick<TestSite, "baseUrl" | "databaseUrl">) {
  vi.resetModules();
  vi.stubEnv("TEST_SITE_URL", baseUrl);
  vi.stubEnv("DATABASE_URL", databaseUrl);
  try {
    const [csv, http, data, world] = await Promise.all([
      import("@/e2e/support/csv"),
      import("@/e2e/support/http"),
      import("@/e2e/support/site"),
      import("@/e2e/support/factory"),
    ]);
    return { csv, http, data, world };
  } finally {
    vi.unstubAllEnvs();
    // The next file of this process is for the shared site again.
    vi.resetModules();
  }
}

/** Starts a site with demo content for one test file, such as one that changes the edition. */
export async function startIsolatedSite() {
  const site = await startTestSite();
  const pool = new pg.Pool({ connectionString: site.databaseUrl, max: 4 });
  const call = (endpoint: string, options?: CallOptions) => callAt(site.baseUrl, endpoint, options);
  return {
    baseUrl: site.baseUrl,
    databaseUrl: site.databaseUrl,
    call,
    /** The rows of an SQL query of its database. */
    query: async <T extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<T[]> =>
      (await pool.query<T>(sql, values)).rows,
    /** A bearer token for a demo account: admin, registrator.bg, guide.1. */
    async tokenOf(name: string): Promise<string> {
      const body = { email: `${name}@demo.test`, password: "autumn-demo" };
      const answer = await call("POST /api/Identity/Login", { body });
      if (answer.status !== 200) throw new Error(`could not log in: ${JSON.stringify(answer.body)}`);
      return answer.body.token;
    },
    async stop(): Promise<void> {
      await pool.end();
      await site.stop();
    },
  };
}
