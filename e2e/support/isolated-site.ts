import pg from "pg";
import { type CallOptions, callAt } from "@/e2e/support/http";
import { startTestSite } from "@/scripts/lib/test-site";

export type IsolatedSite = Awaited<ReturnType<typeof startIsolatedSite>>;

/** Starts a site with demo content for one test file, such as one that changes the edition. */
export async function startIsolatedSite(env: Record<string, string> = {}) {
  const site = await startTestSite({ env });
  const pool = new pg.Pool({ connectionString: site.databaseUrl, max: 4 });
  const call = (endpoint: string, options?: CallOptions) => callAt(site.baseUrl, endpoint, options);
  return {
    baseUrl: site.baseUrl,
    pid: site.pid,
    databaseUrl: site.databaseUrl,
    startInstance: site.startInstance,
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
