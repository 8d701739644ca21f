import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { type CallOptions, call, callAt, demoToken } from "@/e2e/support/http";
import { countWaitingFor, whileLocked } from "@/e2e/support/locks";
import { ownSite } from "@/e2e/support/own-site";
import { baseUrl, databaseUrl } from "@/e2e/support/site";
import type { SiteInstance } from "@/scripts/lib/test-site";

const site = ownSite({ ownServer: true, env: { DATABASE_TIMEOUT: "2" } });
let token: string;

const credentials = { email: "admin@demo.test", password: "autumn-demo" };

beforeAll(async () => {
  token = await demoToken("admin");
});

async function rowsOf<T extends pg.QueryResultRow>(sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return (await client.query<T>(sql).finally(() => client.end())).rows;
}

const teams = () =>
  rowsOf<{ id: string; name: string; teamGroup: string; version: number }>(
    'SELECT "id", "name", "group" AS "teamGroup", "version" FROM "Team" ORDER BY "id" LIMIT 20',
  );

const get = (path: string, accept: string) => fetch(baseUrl + path, { headers: { Accept: accept } });
const page = (path: string) => get(path, "text/html");
const json = (path: string) => get(path, "application/json");

/** Requests a page until the response is accepted, because the database needs a moment to accept connections again. */
async function pageWhen(path: string, isExpected: (response: Response) => boolean): Promise<Response> {
  for (const deadline = Date.now() + 15_000; Date.now() < deadline; ) {
    const response = await page(path);
    if (isExpected(response)) return response;
  }
  throw new Error(`${path} never responded as expected`);
}

describe.each([
  ["the table", 'LOCK TABLE "Team" IN EXCLUSIVE MODE'],
  ["their rows", 'SELECT 1 FROM "Team" FOR UPDATE'],
])("while another session locks %s", (_, sql) => {
  it("twenty writes are 503 before the lock ends, store nothing, and reads go on", async () => {
    const before = await teams();
    await whileLocked(sql, async () => {
      const writes = before.map(({ id, teamGroup, version }) =>
        call("PUT /api/Team/basic", { token, body: { id, name: "Stuck", teamGroup, version } }),
      );
      for (let i = 0; i < 20; i++) expect((await call("GET /api/Audit", { token })).status).toBe(200);
      for (const response of await Promise.all(writes)) {
        expect(response).toMatchObject({ status: 503, body: { title: "Temporarily unavailable" } });
        expect(response.headers.get("retry-after")).toBe("5");
      }
    });
    expect(await teams()).toEqual(before);
    const [{ id, name, teamGroup, version } = expect.fail()] = before;
    const { status } = await call("PUT /api/Team/basic", { token, body: { id, name, teamGroup, version } });
    expect(status).toBe(200);
  });
});

it("a page whose table is locked is a 500 before the lock ends, while the database serves other requests", async () => {
  await whileLocked('LOCK TABLE "Edition" IN ACCESS EXCLUSIVE MODE', async () => {
    const paths = ["/login", "/teams", "/teams?search=a"];
    const responses = await Promise.all(paths.map((path) => call(`GET ${path}`)));
    expect(responses.map(({ status }) => status)).toEqual([500, 500, 500]);
    expect((await call("GET /healthz")).status).toBe(200);
  });
  expect((await call("GET /teams")).status).toBe(200);
});

describe("while the disk is full", () => {
  it("a write responds with 503, and the cause is logged", async () => {
    await rowsOf(`CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER fill BEFORE INSERT OR UPDATE OR DELETE ON "RevokedSession" EXECUTE FUNCTION fill()`);
    const failed = await call("POST /api/Identity/Logout", { token });
    await rowsOf("DROP FUNCTION fill CASCADE");
    expect([failed.status, failed.body.detail]).toEqual([503, expect.stringContaining("try again")]);
    const lines = site
      .logs()
      .split("\n")
      .filter((line) => line.includes(failed.body.requestId));
    expect(lines.join("\n")).toContain("could not extend file");
  });
});

it("an upload that the client breaks off is no error in the log", async () => {
  const { hostname, port } = new URL(baseUrl);
  const logged = (pattern: RegExp) =>
    site
      .logs()
      .split("\n")
      .filter((line) => pattern.test(line));
  for (const [path, type] of [
    ["/api/Team", "json"],
    ["/api/auth/signout", "x-www-form-urlencoded"],
  ]) {
    const socket = connect(Number(port), hostname);
    const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/${type}`;
    socket.write(`${head}\r\nContent-Length: 9000\r\n\r\nthe beginning`);
    await once(socket, "connect");
    // While this request is served, the server looks up the session of the upload and begins to read its body.
    await call("GET /api/Audit", { token });
    socket.destroy();
    await expect.poll(() => logged(new RegExp(`"path":"${path}".*"aborted":true`))).toHaveLength(1);
  }
  await call("GET /api/Audit", { token });
  expect(logged(/"level":"error".*aborted/)).toEqual([]);
});

describe("while the database is paused", () => {
  /** Seconds that a statement may take. */
  const statementLimit = 20;
  let instance: SiteInstance;

  beforeAll(async () => {
    // Cached pages expire at the end of this minute.
    const env = { DATABASE_TIMEOUT: `${statementLimit}`, SITE_CLOCK: "2025-03-01T09:00:40Z" };
    instance = await site.startInstance(env);
  });

  async function whilePaused<T>(work: () => Promise<T>): Promise<T> {
    site.postgres?.pause();
    try {
      return await work();
    } finally {
      site.postgres?.resume();
    }
  }

  it("cached pages are served, others and the API respond with 503 without waiting for the statement's limit", async () => {
    const { baseUrl, logs } = instance;
    const request = async (endpoint: string, options?: CallOptions) => {
      const response = await Promise.race([callAt(baseUrl, endpoint, options), sleep(statementLimit * 1_000)]);
      return response ?? expect.fail(`${endpoint} got no response`);
    };
    const renderings = () => logs().match(/"path":"\/teams"/g)?.length ?? 0;
    expect((await request("GET /teams")).status).toBe(200);
    await expect.poll(renderings).toBe(1);

    await whilePaused(async () => {
      const seen = async () => {
        expect(await request("GET /teams")).toMatchObject({ status: 200, body: expect.stringContaining("<h1") });
        return renderings();
      };
      await expect.poll(seen, { interval: 1_000 }).toBeGreaterThan(1);
      for (const [endpoint, options] of Object.entries<CallOptions>({
        "GET /teams?q=unknown": {},
        "GET /account": { cookies: { session: token } },
        "GET /api/Team": {},
        "GET /api/Audit": { token },
        "POST /api/Team": { token },
        "POST /api/Identity/Login": { body: credentials },
      })) {
        const { status, headers } = await request(endpoint, options);
        expect([endpoint, status, headers.get("retry-after")]).toEqual([endpoint, 503, "5"]);
      }
    });
    await expect.poll(async () => (await callAt(baseUrl, "GET /teams?q=unknown")).status).toBe(200);
    expect((await callAt(baseUrl, "GET /api/Audit", { token })).status).toBe(200);
  });

  it("a write that gets 503 is not stored when the database is back", async () => {
    const [{ id, name, teamGroup, version } = expect.fail()] = await teams();
    const rename = (to: string) =>
      callAt(instance.baseUrl, "PUT /api/Team/basic", { token, body: { id, name: to, teamGroup, version } });
    await whileLocked(`SELECT 1 FROM "Team" WHERE "id" = '${id}' FOR UPDATE`, async (client) => {
      const late = rename("Late");
      await expect.poll(() => countWaitingFor(client)).toBe(1);
      expect((await whilePaused(() => late)).status).toBe(503);
    });
    expect((await rename(name)).status).toBe(200);
  });
});

describe("while the database is down", () => {
  it("cached pages are served, others and the API respond with 503, and recover when it is up again", async () => {
    const [team] = await rowsOf<{ id: string; name: string }>(
      `SELECT "id", "name" FROM "Team" WHERE "group" = 'Junior' LIMIT 1`,
    );
    const juniorTeams = "/teams?group=Junior";
    expect(await (await page(juniorTeams)).text()).toContain(team?.name);
    await rowsOf(`UPDATE "Team" SET "withdrawnAt" = now() WHERE "id" = '${team?.id}'`);
    // The page changes only after the server was notified of the change, so the requests below are cached after it.
    await expect.poll(async () => (await page(juniorTeams)).text()).not.toContain(team?.name);
    expect((await page("/teams")).status).toBe(200);
    expect((await json("/api/Team")).status).toBe(200);
    expect((await page("/healthz")).status).toBe(200);

    site.postgres?.stop();
    const cached = await page("/teams");
    expect([cached.status, await cached.text()]).toEqual([200, expect.stringContaining("<h1")]);
    expect((await (await page(juniorTeams)).text()).includes(`${team?.name}`)).toBe(false);
    const refused = await page("/teams?q=unknown");
    expect([refused.status, refused.headers.get("cache-control")]).toEqual([503, expect.stringMatching(/no-store/)]);
    expect(refused.headers.get("content-type")).toContain("text/html");
    const problem = await json("/api/Team");
    expect(problem.status).toBe(503);
    expect(problem.headers.get("content-type")).toBe("application/problem+json");
    expect(problem.headers.get("retry-after")).toBe("5");
    expect(await problem.json()).toMatchObject({ status: 503, title: "Temporarily unavailable" });
    const login = await call("POST /api/Identity/Login", { body: credentials });
    expect(login.status).toBe(503);
    for (const endpoint of [
      "GET /api/Contest/statistics",
      "GET /api/Audit",
      "POST /api/Team",
      "DELETE /api/Person/1",
    ]) {
      const response = await call(endpoint, { token });
      expect([endpoint, response.status, response.headers.get("retry-after")]).toEqual([endpoint, 503, "5"]);
    }
    const account = await call("GET /account", { cookies: { session: token } });
    expect([account.status, account.headers.get("retry-after")]).toEqual([503, "5"]);
    await pageWhen("/healthz", ({ status }) => status === 503);

    site.postgres?.start();
    await pageWhen("/teams", ({ status }) => status === 200);
    expect((await json("/api/Team")).status).toBe(200);
    await pageWhen("/healthz", ({ status }) => status === 200);
  });

  it("no personal data, password or SQL is logged", () => {
    expect(site.logs()).not.toMatch(/admin@demo\.test|autumn-demo|passwordHash|SELECT /);
  });

  it("each log line is one JSON object", () => {
    for (const line of site.logs().trim().split("\n")) expect(() => JSON.parse(line), line).not.toThrow();
  });
});
