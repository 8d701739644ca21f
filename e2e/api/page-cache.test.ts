import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import pg from "pg";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { insertTeam } from "@/e2e/support/factory";
import { call, signedIn } from "@/e2e/support/http";
import { countWaitingFor, whileLocked } from "@/e2e/support/locks";
import { ownSite } from "@/e2e/support/own-site";
import { requestRaw } from "@/e2e/support/raw-http";
import { baseUrl, count, countryByCode, databaseUrl, disconnect, query } from "@/e2e/support/site";
import { publicReads } from "@/lib/site/api/find-endpoint";
import { pageAccess } from "@/lib/site/pages/access";
import type { SiteInstance } from "@/scripts/lib/test-site";

// Two instances of a site of its own, because the tests lock tables and stop the database.
const site = ownSite({ ownServer: true });
let instances: Pick<SiteInstance, "baseUrl">[];

beforeAll(async () => {
  instances = [site, await site.startInstance()];
  await untilListening();
});

const listeners =
  "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'tournament page cache' AND query LIKE";
const soon = { timeout: 30_000, interval: 20 };

async function untilListening(): Promise<void> {
  await vi.waitUntil(async () => (await count(`${listeners} '%'`)) >= instances.length, soon);
  for (const { baseUrl } of instances) await vi.waitUntil(() => isFromMemory(baseUrl), soon);
}

/** Whether a response comes from the cache: only then may proxies cache it. */
async function isFromMemory(baseUrl: string, path = "/api/Country", headers: Record<string, string> = {}) {
  const response = await fetch(baseUrl + path, { headers });
  await response.arrayBuffer();
  return response.headers.get("cache-control")?.startsWith("public, max-age=0, s-maxage=1") ?? false;
}

const whileTeamsAreLocked = <T>(work: (client: pg.Client) => Promise<T>) =>
  whileLocked('LOCK TABLE "Team" IN ACCESS EXCLUSIVE MODE', work);

describe("a public response", () => {
  it("is served from memory while its table is locked, on a page as by the API", async () => {
    const paths = ["/teams", "/api/Team"];
    for (const path of paths) await fetch(baseUrl + path);
    await whileTeamsAreLocked(async () => {
      for (const path of paths) {
        const response = await fetch(baseUrl + path, { signal: AbortSignal.timeout(20_000) });
        expect(response.status).toBe(200);
      }
    });
  });

  it("is rendered once for concurrent requests", async () => {
    const path = "/teams?q=together";
    const responses = await whileTeamsAreLocked(async (client) => {
      const requests = Array.from({ length: 20 }, () => fetch(baseUrl + path));
      await expect.poll(() => countWaitingFor(client)).toBe(1);
      // This page bypasses the cache; when it is rendered, all earlier requests have reached the server.
      await fetch(`${baseUrl}/sponsors`, { headers: { Cookie: "site-clock=none" } });
      expect(await countWaitingFor(client)).toBe(1);
      return requests;
    });
    for (const response of await Promise.all(responses)) expect(response.status).toBe(200);
  });

  it("is compressed as the client prefers, with its length and the same content", async () => {
    const [plain, br, gzip] = await Promise.all(
      ["identity", "gzip, br", "gzip"].map((encoding) =>
        requestRaw(`${baseUrl}/teams`, { headers: { "Accept-Encoding": encoding } }),
      ),
    );
    expect(br?.headers["content-encoding"]).toBe("br");
    expect(gzip?.headers["content-encoding"]).toBe("gzip");
    expect(br?.headers["content-length"]).toBe(String(br?.body.length));
    expect(brotliDecompressSync(br?.body ?? "").equals(plain?.body ?? Buffer.of())).toBe(true);
    expect(gunzipSync(gzip?.body ?? "").equals(plain?.body ?? Buffer.of())).toBe(true);
    // nginx does not cache responses with more than 128 characters here.
    expect(plain?.headers.vary).toBe("Accept-Encoding, Cookie, Authorization, rsc");
  });

  it("is 304 for a client that has it, and has no body for HEAD", async () => {
    const first = await fetch(`${baseUrl}/teams`);
    const etag = first.headers.get("etag") ?? "";
    const again = await requestRaw(`${baseUrl}/teams`, { headers: { "If-None-Match": `"x", ${etag}` } });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect(again.headers["x-request-id"]).not.toBe(first.headers.get("x-request-id"));
    expect(again.headers["x-frame-options"]).toBe("DENY");
    const head = await requestRaw(`${baseUrl}/teams`, { method: "HEAD" });
    expect(head.body.length).toBe(0);
    expect(head.headers["content-length"]).toBe(String((await first.arrayBuffer()).byteLength));
  });

  it("contains nobody's e-mail, phone or account name, though somebody signed in has just read it, and no nonce", async () => {
    const body = { email: "admin@demo.test", password: "autumn-demo" };
    const session = (await call("POST /api/Identity/Login", { body })).body.token;
    const details = await query<{ detail: string }>(
      `SELECT "email" AS "detail" FROM "User" UNION SELECT "email" FROM "Leader"
       UNION SELECT "phoneNumber" FROM "Leader" UNION SELECT "phoneNumber" FROM "Guide"
       UNION SELECT "name" FROM "User" WHERE "name" NOT IN
         (SELECT "fullName" FROM "Person" WHERE "id" NOT IN (SELECT "personId" FROM "Guide"))`,
    );
    const detailsIn = (text: unknown) =>
      details.map(({ detail }) => detail).filter((detail) => JSON.stringify(text).includes(detail));
    // An administrator sees the details, which shows that the search finds them.
    expect(detailsIn((await call("GET /api/Leader", { token: session })).body).length).toBeGreaterThan(80);
    for (const path of ["/", "/teams", "/commitees", "/schedule"]) {
      // The administrator's own name is in the header of their pages.
      expect(detailsIn((await call(`GET ${path}`, { cookies: { session } })).body)).toContain("Desislava Marinova");
      for (const headers of [{}, { RSC: "1" }] as Record<string, string>[])
        expect([path, detailsIn((await call(`GET ${path}`, { headers })).body)]).toEqual([path, []]);
    }
    expect(detailsIn((await call("GET /api/Team")).body)).toEqual([]);
    const { headers } = await call("GET /");
    expect(headers.get("content-security-policy")).not.toMatch(/nonce|unsafe-inline'? *;? *script/);
    expect(headers.get("link")).toContain("rel=preload");
  });
});

describe("a response for one user", () => {
  it("is not cached anywhere, and shows what that user may see", async () => {
    const admin = await signedIn("Administrator");
    const page = () => call("GET /", { cookies: { session: admin.token } });
    const ownPage = await page();
    expect(ownPage.body.includes("Welcome, <!-- -->Test Administrator")).toBe(true);
    expect(ownPage.headers.get("cache-control")).toMatch(/private|no-store/);
    expect((await call("GET /")).body.includes("Test Administrator")).toBe(false);
    const full = await call("GET /api/Team", { token: admin.token });
    const visible = await call("GET /api/Team");
    expect(full.headers.get("cache-control")).toBe("no-store");
    expect([typeof full.body[0].version, typeof visible.body[0].version]).toEqual(["number", "undefined"]);
    expect(await isFromMemory(baseUrl, "/", { Cookie: "site-clock=2025-04-01T00:00:00Z" })).toBe(false);
  });
});

describe("freshness", () => {
  it("the author of a change sees it immediately, before PostgreSQL's notification", async () => {
    const { token } = await signedIn("Administrator");
    const team = await insertTeam(await countryByCode("LV"));
    const body = { id: team.id, name: "Read back at once", teamGroup: "Senior" };
    await expect.poll(() => isFromMemory(baseUrl, "/api/Team")).toBe(true);
    await query('ALTER TABLE "Team" DISABLE TRIGGER "Team_public_change"');
    try {
      expect((await call("PUT /api/Team/basic", { token, body })).status).toBe(200);
      expect(await (await fetch(`${baseUrl}/api/Team`)).text()).toContain(body.name);
    } finally {
      await query('ALTER TABLE "Team" ENABLE TRIGGER "Team_public_change"');
    }
  });

  /** The benchmark of freshness sets a higher number. */
  const writes = Number(process.env.FRESHNESS_WRITES ?? 6);

  /** The team's name in the response of each instance. */
  async function namesOf(id: string): Promise<string[]> {
    return Promise.all(
      instances.map(async ({ baseUrl }) => {
        const response = await fetch(`${baseUrl}/api/Team`);
        const teams = (await response.json()) as { id: string; name: string }[];
        return teams.find((team) => team.id === id)?.name ?? "";
      }),
    );
  }

  it(
    "a write through either instance is visible in both after 100 ms, under load and when the listening connections break",
    async () => {
      const admin = await signedIn("Administrator");
      const team = await insertTeam(await countryByCode("IS"));
      let reading = true;
      let reads = 0;
      const load = instances.map(async ({ baseUrl }) => {
        while (reading) {
          const { status } = await requestRaw(`${baseUrl}${reads++ % 2 ? "/api/Team" : "/teams"}`);
          if (status !== 200) throw new Error(`a reader got ${status}`);
        }
      });
      const stale: string[] = [];
      try {
        for (let i = 0; i < writes; i++) {
          const name = `Fresh ${i}`;
          const response = await fetch(`${instances[i % 2]?.baseUrl}/api/Team/basic`, {
            method: "PUT",
            headers: { Authorization: `Bearer ${admin.token}`, "Content-Type": "application/json" },
            body: JSON.stringify({ id: team.id, name, teamGroup: "Senior" }),
          });
          expect(response.status).toBe(200);
          await sleep(100);
          for (const shown of await namesOf(team.id)) if (shown !== name) stale.push(`${shown} for ${name}`);
          // Now and then the connections on which the instances listen for changes break.
          if (i % 10 === 4)
            await query(
              `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tournament page cache'`,
            );
        }
      } finally {
        reading = false;
      }
      await Promise.all(load);
      process.stdout.write(`freshness: ${writes} writes, ${reads} reads beside them, ${stale.length} stale\n`);
      expect(stale).toEqual([]);
      await untilListening();
    },
    120_000 + writes * 2_000,
  );

  it("every table that public pages and endpoints read sends notifications of its changes", async () => {
    await query("ALTER SYSTEM SET log_statement = 'all'");
    await query("SELECT pg_reload_conf()");
    const pages = Object.entries(pageAccess).filter(([, access]) => access === "all");
    const [{ hash } = { hash: "" }] = await query<{ hash: string }>('SELECT "hash" FROM "Picture" LIMIT 1');
    const paths = [...pages.map(([path]) => path), ...publicReads];
    for (const path of paths) {
      const filled = path.replace("{file}", `${hash}.webp`).replace("{year}", "2025");
      // The cookie of a moved clock bypasses the cache.
      await (await fetch(baseUrl + filled, { headers: { Cookie: "site-clock=none" } })).arrayBuffer();
    }
    const [{ log } = { log: "" }] = await query<{ log: string }>("SELECT pg_read_file('server.log') AS log");
    const read = new Set([...log.matchAll(/(?:FROM|JOIN) "public"\."(\w+)"/g)].map(([, table]) => table));
    const announced = await query<{ table: string }>(
      `SELECT DISTINCT event_object_table AS "table" FROM information_schema.triggers
       WHERE trigger_name LIKE '%_public_change' AND action_orientation = 'STATEMENT'`,
    );
    expect(read).toContain("Contestant");
    expect([...read].filter((table) => !announced.some((row) => row.table === table))).toEqual([]);
  });
});

describe("an instance that is stopped", () => {
  it("finishes all requests that it received, after telling load balancers", async () => {
    const leaving = await site.startInstance();
    const admin = await signedIn("Administrator");
    const team = await insertTeam(await countryByCode("IS"));
    const body = JSON.stringify({ id: team.id, name: "To the last", teamGroup: "Senior" });
    const headers = { Authorization: `Bearer ${admin.token}`, "Content-Type": "application/json" };
    const kinds: [path: string, options: RequestInit][] = [
      ["/teams", {}],
      ["/api/Team", { headers: { Authorization: headers.Authorization } }],
      ["/api/Team/basic", { method: "PUT", headers, body }],
    ];
    let answered = 0;
    const client = async ([path, options]: (typeof kinds)[number]) => {
      // Sends requests until a response closes the connection.
      for (let isLastOfConnection = false; !isLastOfConnection; ) {
        const response = await fetch(leaving.baseUrl + path, options);
        await response.arrayBuffer();
        expect(response.status).toBe(200);
        answered++;
        isLastOfConnection = response.headers.get("connection") === "close";
      }
    };
    const clients = Promise.all(kinds.map(client));
    await expect.poll(() => answered).toBeGreaterThan(10);
    process.kill(leaving.pid, "SIGTERM");
    await clients;
    expect(await leaving.exited).toBe(0);
  });
});

describe("PostgreSQL restarted under a reading load", () => {
  it("serves no stale page, and no errors once it is up again", async () => {
    const team = await insertTeam(await countryByCode("IS"));
    await disconnect();
    const statuses = { down: new Set<number>(), back: new Set<number>() };
    let phase: keyof typeof statuses | null = null;
    let reading = true;
    const readers = instances.map(async ({ baseUrl }) => {
      while (reading) {
        const began = phase;
        const { status } = await requestRaw(`${baseUrl}/api/Team`);
        if (began !== null && began === phase) statuses[began].add(status);
      }
    });
    try {
      site.postgres?.stop();
      phase = "down";
      await expect.poll(() => statuses.down.size).toBeGreaterThan(0);
      phase = null;
      site.postgres?.start();
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      phase = "back";
      for (let i = 0; i < 3; i++) {
        await client.query('UPDATE "Team" SET "name" = $2 WHERE "id" = $1', [team.id, `Back ${i}`]);
        await sleep(100);
        for (const { baseUrl } of instances) {
          const teams = (await (await fetch(`${baseUrl}/api/Team`)).json()) as { id: string; name: string }[];
          expect(teams.find(({ id }) => id === team.id)?.name).toBe(`Back ${i}`);
        }
      }
      await client.end();
    } finally {
      reading = false;
    }
    await Promise.all(readers);
    expect(statuses).toEqual({ down: new Set([503]), back: new Set([200]) });
  });
});
