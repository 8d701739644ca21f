import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestSite, type TestSite } from "@/scripts/lib/test-site";

// A site of its own: the statements counted must be those of one request.
let site: TestSite;
let http: typeof import("@/e2e/support/http");
let data: typeof import("@/e2e/support/site");
let world: typeof import("@/e2e/support/world");

beforeAll(async () => {
  site = await startTestSite();
  Object.assign(process.env, { BASE_URL: site.baseUrl, DATABASE_URL: site.databaseUrl });
  [http, data, world] = await Promise.all([
    import("@/e2e/support/http"),
    import("@/e2e/support/site"),
    import("@/e2e/support/world"),
  ]);
  await data.query("ALTER SYSTEM SET log_statement = 'all'");
  await data.query("SELECT pg_reload_conf()");
});
afterAll(async () => {
  await data.disconnect();
  await site.stop();
});

/** The statements that PostgreSQL has logged so far, transactions' begin and commit left out. */
async function statementsSoFar(): Promise<number> {
  const [row] = await data.query<{ log: string }>("SELECT pg_read_file('server.log') AS log");
  const lines = (row?.log ?? "").match(/LOG: {2}(execute|statement).*/g) ?? [];
  return lines.filter((line) => !/: (BEGIN|COMMIT|SET |SELECT pg_read_file)/i.test(line)).length;
}

async function statementsOf(request: () => ReturnType<typeof http.call>): Promise<number> {
  const before = await statementsSoFar();
  const { status } = await request();
  expect(status).toBeLessThan(300);
  return (await statementsSoFar()) - before;
}

it("every read takes as many SQL statements for 140 teams as for 40, and a page no more than a dozen", async () => {
  const admin = await http.signedIn("Administrator");
  const country = await data.countryByCode("BG");
  const guideUser = await http.signedIn("Guide");
  const guideId = await world.insertGuide(country, guideUser.id);
  const { token } = admin;
  await world.insertTeam(country, { guideId });
  const reads: Record<string, () => ReturnType<typeof http.call>> = {};
  for (const path of [
    ...[
      "/api/Contest",
      "/api/Contest/availableEnums",
      "/api/Contest/statistics",
      "/api/Country",
      "/api/Team",
      "/api/Team/noGuides",
    ],
    ...[`/api/Team/country/${country.id}`, `/api/Team/guide/${guideId}`, `/api/Person/leaders/country/${country.id}`],
    ...[
      "/api/Person/role/COMMITTEE",
      `/api/Person/role/GUEST/${country.id}`,
      `/api/Person/role/CONTESTANT/${country.id}`,
    ],
    ...[
      "/api/Guide/all",
      `/api/Guide/byUserId/${guideUser.id}`,
      "/api/Leader",
      "/api/Identity/GetAll",
      "/api/Audit",
      "/api/Contestant/export/info/csv",
    ],
  ]) {
    reads[path] = () => http.call(`GET ${path}`, { token });
  }
  reads["/api/Team anonymously"] = () => http.call("GET /api/Team");
  for (const page of ["/", "/teams", "/commitees", "/sponsors", "/schedule"])
    reads[page] = () => http.call(`GET ${page}`);

  const measure = async () => {
    const counts: Record<string, number> = {};
    for (const [name, read] of Object.entries(reads)) counts[name] = await statementsOf(read);
    return counts;
  };
  await measure();
  const few = await measure();
  for (let i = 0; i < 100; i++) await world.insertTeam(country, { guideId });
  const many = await measure();
  expect(many).toEqual(few);
  expect(Math.max(...Object.values(few))).toBeLessThanOrEqual(16);
});
