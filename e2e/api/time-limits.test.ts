import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type IsolatedSite, startIsolatedSite } from "@/e2e/support/isolated-site";

let site: IsolatedSite;
let token: string;
beforeAll(async () => {
  site = await startIsolatedSite();
  token = await site.tokenOf("admin");
});
afterAll(() => site.stop());

/** Runs `work` while another session of the database holds the lock that `sql` takes. */
async function whileLocked(sql: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client(site.databaseUrl);
  await client.connect();
  try {
    await client.query("BEGIN");
    await client.query(sql);
    await work();
  } finally {
    await client.end();
  }
}

async function timed<T>(work: Promise<T>): Promise<{ answer: T; seconds: number }> {
  const start = performance.now();
  return { answer: await work, seconds: (performance.now() - start) / 1000 };
}

const teams = () =>
  site.query<{ id: string; name: string; teamGroup: string; version: number }>(
    'SELECT "id", "name", "group" AS "teamGroup", "version" FROM "Team" ORDER BY "id" LIMIT 20',
  );

describe.each([
  ["the table", 'LOCK TABLE "Team" IN EXCLUSIVE MODE'],
  ["their rows", 'SELECT 1 FROM "Team" FOR UPDATE'],
])("while another session locks %s", (_, sql) => {
  it("twenty writes are 503 in time, store nothing, and reads go on", async () => {
    const before = await teams();
    await whileLocked(sql, async () => {
      const writes = before.map(({ id, teamGroup, version }) =>
        timed(site.call("PUT /api/Team/basic", { token, body: { id, name: "Stuck", teamGroup, version } })),
      );
      const reads = [];
      for (let i = 0; i < 20; i++) reads.push(await timed(site.call("GET /api/Audit", { token })));
      for (const { answer, seconds } of await Promise.all(writes)) {
        expect(answer).toMatchObject({ status: 503, body: { title: "Temporarily unavailable" } });
        expect(answer.headers.get("retry-after")).toBe("5");
        expect(seconds).toBeLessThan(25);
      }
      expect(reads.map(({ answer }) => answer.status)).toEqual(reads.map(() => 200));
      expect(Math.max(...reads.map(({ seconds }) => seconds))).toBeLessThan(3);
    });
    expect(await teams()).toEqual(before);
    const [{ id, name, teamGroup, version } = expect.fail()] = before;
    const { status } = await site.call("PUT /api/Team/basic", { token, body: { id, name, teamGroup, version } });
    expect(status).toBe(200);
  });
});

it("a page whose table is locked is a 503 in time, though the database answers", async () => {
  await whileLocked('LOCK TABLE "Edition" IN ACCESS EXCLUSIVE MODE', async () => {
    const paths = ["/login", "/teams", "/teams?search=a"];
    for (const { answer, seconds } of await Promise.all(paths.map((path) => timed(site.call(`GET ${path}`))))) {
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(seconds).toBeLessThan(25);
    }
    expect((await site.call("GET /healthz")).status).toBe(200);
  });
  expect((await site.call("GET /teams")).status).toBe(200);
});
