import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callAt } from "@/e2e/support/http";
import { startTestSite, type TestSite } from "@/scripts/lib/test-site";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ ownServer: true });
});
afterAll(() => site.stop());

const credentials = { email: "admin@demo.test", password: "autumn-demo" };

async function runSql(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}

const get = (path: string, accept: string) => fetch(site.baseUrl + path, { headers: { Accept: accept } });
const page = (path: string) => get(path, "text/html");
const json = (path: string) => get(path, "application/json");

/** The first response that `wanted` accepts, because the database needs a moment to accept connections again. */
async function eventually(path: string, wanted: (response: Response) => boolean): Promise<Response> {
  for (const deadline = Date.now() + 15_000; Date.now() < deadline; ) {
    const response = await page(path);
    if (wanted(response)) return response;
  }
  throw new Error(`${path} never answered as it should`);
}

describe("while the disk is full", () => {
  it("a write responds with 503, and the cause is logged", async () => {
    const { token } = (await callAt(site.baseUrl, "POST /api/Identity/Login", { body: credentials })).body;
    await runSql(`CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER fill BEFORE INSERT OR UPDATE OR DELETE ON "RevokedSession" EXECUTE FUNCTION fill()`);
    const failed = await callAt(site.baseUrl, "POST /api/Identity/Logout", { token });
    await runSql("DROP FUNCTION fill CASCADE");
    expect([failed.status, failed.body.detail]).toEqual([503, expect.stringContaining("try again")]);
    const lines = site
      .logs()
      .split("\n")
      .filter((line) => line.includes(failed.body.requestId));
    expect(lines.join("\n")).toContain("could not extend file");
  });
});

describe("while the database is down", () => {
  it("pages and the API respond with 503, and recover when it is up again", async () => {
    const signedIn = await callAt(site.baseUrl, "POST /api/Identity/Login", { body: credentials });
    const { token } = signedIn.body;
    expect((await page("/teams")).status).toBe(200);
    expect((await json("/api/Team")).status).toBe(200);
    expect((await page("/healthz")).status).toBe(200);

    site.postgres.stop();
    const refused = await page("/teams");
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("5");
    expect(await refused.text()).toMatch(/database/i);
    const problem = await json("/api/Team");
    expect(problem.status).toBe(503);
    expect(problem.headers.get("content-type")).toBe("application/problem+json");
    expect(await problem.json()).toMatchObject({ status: 503, title: "Temporarily unavailable" });
    const login = await callAt(site.baseUrl, "POST /api/Identity/Login", { body: credentials });
    expect(login.status).toBe(503);
    for (const endpoint of [
      "GET /api/Contest/statistics",
      "GET /api/Audit",
      "POST /api/Team",
      "DELETE /api/Person/1",
    ]) {
      const answer = await callAt(site.baseUrl, endpoint, { token });
      expect([endpoint, answer.status, answer.headers.get("retry-after")]).toEqual([endpoint, 503, "5"]);
    }
    const account = await callAt(site.baseUrl, "GET /account", { cookies: { session: token } });
    expect([account.status, account.headers.get("retry-after")]).toEqual([503, "5"]);
    await eventually("/healthz", ({ status }) => status === 503);

    site.postgres.start();
    await eventually("/teams", ({ status }) => status === 200);
    expect((await json("/api/Team")).status).toBe(200);
    await eventually("/healthz", ({ status }) => status === 200);
  });

  it("no personal data, password or SQL is logged", () => {
    expect(site.logs()).not.toMatch(/admin@demo\.test|autumn-demo|passwordHash|SELECT /);
  });

  it("each log line is one JSON object", () => {
    for (const line of site.logs().trim().split("\n")) expect(() => JSON.parse(line), line).not.toThrow();
  });
});
