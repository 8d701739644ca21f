import { randomUUID } from "node:crypto";
import getPort from "get-port";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { textOf } from "@/e2e/support/html";
import { type CallOptions, callAt } from "@/e2e/support/http";
import { teamPayload } from "@/e2e/support/payloads";
import { query } from "@/e2e/support/site";
import { publicPages } from "@/lib/site/pages/public-pages";
import { programFolder } from "@/scripts/lib/build";
import { run } from "@/scripts/lib/command";
import { type ServerProcess, startServer } from "@/scripts/lib/server-process";
import { testDistDir } from "@/scripts/lib/test-site";

const database = `installed_${randomUUID().slice(0, 8)}`;
const databaseUrl = new URL(`/${database}`, process.env.DATABASE_URL).href;
const year = new Date().getUTCFullYear() + 1;
const datesOf = (year: number) => ({
  year,
  startDate: `${year}-05-04`,
  endDate: `${year}-05-08`,
  endOfRegistrationDate: `${year}-04-15T23:59`,
});
const dates = datesOf(year);

let baseUrl: string;
let env: Record<string, string>;
let server: ServerProcess;
let client: pg.Client;
let admin: string;
let registrator: string;

const call = (endpoint: string, options?: CallOptions) => callAt(baseUrl, endpoint, options);

/** The text of a page with that of its metadata, which search engines and chats show. */
async function read(path: string, session = ""): Promise<string> {
  const response = await call(`GET ${path}`, { cookies: session ? { session } : {} });
  const body = typeof response.body === "string" ? response.body : JSON.stringify(response.body);
  const metadata = [...body.matchAll(/ content="([^"]*)"/g)].map(([, content]) => content);
  const structuredData = /<script type="application\/ld\+json">.*?<\/script>/.exec(body)?.[0];
  return [textOf(body), ...metadata, structuredData ?? ""].join("\n");
}

async function logIn(email: string, password: string): Promise<string> {
  return (await call("POST /api/Identity/Login", { body: { email, password } })).body.token;
}

const contest = async () => (await call("GET /api/Contest")).body;
const put = async (body: object) => call(`PUT /api/Contest/${(await contest()).id}`, { token: admin, body });

const migrate = () => run("node", [`${programFolder(testDistDir)}/migrate.mjs`], { env });

beforeAll(async () => {
  await query(`CREATE DATABASE ${database}`);
  const port = await getPort({ host: "127.0.0.1" });
  baseUrl = `http://127.0.0.1:${port}`;
  env = {
    SITE_MODE: "production",
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: "a secret of this test alone, long enough",
    GIVEN_PASSWORD_KEY: "another secret of this test, long enough",
    ADMIN_EMAIL: "administrator@test.example",
    ADMIN_PASSWORD: "fallen-leaves-9",
    TRUST_PROXY: "1",
    SITE_URL: baseUrl,
    HOST: "127.0.0.1",
    PORT: String(port),
  };
  await migrate();
  server = await startServer({ NEXT_DIST_DIR: testDistDir, PORT: String(port), ...env });
  client = new pg.Client(databaseUrl);
  await client.connect();
  admin = await logIn("administrator@test.example", "fallen-leaves-9");
  const user = {
    email: "registrator@test.example",
    name: "Rada",
    role: "TeamRegistrator",
    password: "falling-leaves-8",
  };
  const { rows } = await client.query(`SELECT "id" FROM "Country" WHERE "alpha2" = 'BG'`);
  const body = { ...user, countryId: rows[0].id, invite: false };
  expect((await call("POST /api/Identity/Register", { token: admin, body })).status).toBeLessThan(300);
  registrator = await logIn(user.email, user.password);
});

afterAll(async () => {
  await client?.end();
  await server?.stop();
  await query(`DROP DATABASE ${database} WITH (FORCE)`);
});

/** Years, dates and addresses that nobody has entered in a new installation. */
const invented = /20[0-4]\d|April|Registration ended|Registration time is over|Add to calendar|example\.org/;
// The page of the results is a 404 while they are hidden.
const publicPaths = publicPages.map(({ path }) => path).filter((path) => path !== "/results");
const pages = [...publicPaths, "/login", "/forgotPassword", `/badge/${randomUUID()}`];

it.each(pages)("the page %s of a new site shows a visitor nothing that nobody has entered", async (path) => {
  expect(await read(path)).not.toMatch(invented);
});

it("the home page says that the site is being prepared, and there is no calendar", async () => {
  expect(await read("/")).toContain("This site is being prepared. The dates will follow.");
  expect((await call("GET /schedule.ics")).status).toBe(404);
  expect(await contest()).toMatchObject({ hasDates: false, year: expect.any(Number), startDate: expect.any(String) });
});

it("registration has not opened", async () => {
  for (const path of ["/", "/listTeams", "/addTeam", "/listGuests", "/addGuest"]) {
    const text = await read(path, registrator);
    expect([path, text]).toEqual([path, expect.stringContaining("Registration has not opened yet.")]);
    expect(text).not.toMatch(invented);
  }
  const team = await call("POST /api/Team", { token: registrator, body: teamPayload() });
  expect([team.status, team.body.detail]).toEqual([403, "Registration has not opened yet."]);
});

it("the overview asks administrators for the year and the dates first, and no other page shows any", async () => {
  const overview = textOf((await call("GET /controlPanel", { cookies: { session: admin } })).body);
  expect(overview).toContain(
    "First steps 1 of 9 are done. This list disappears when all are. Enter the year and the dates",
  );
  expect(overview).not.toMatch(/Registration ended|Ended on|should be deleted/);
  for (const page of ["edition", "edition?view=next", "personalData"])
    expect(await read(`/controlPanel/${page}`, admin)).not.toMatch(invented);
  const next = { ...dates, name: "Next", shortName: "N" };
  expect((await call("POST /api/Contest/next", { token: admin, body: next })).body.detail).toBe(
    "Enter the year and the dates of this edition first.",
  );
});

it("the subject of a mail has no year before the dates are entered", async () => {
  const body = { email: "second@test.example", name: "Second", role: "Administrator", invite: true };
  expect((await call("POST /api/Identity/Register", { token: admin, body })).status).toBeLessThan(300);
  const { rows } = await client.query('SELECT "subject" FROM "Mail"');
  expect(rows).toEqual([{ subject: "IATI: your login" }]);
});

it("the year and all dates must be entered together, other fields need not", async () => {
  expect((await put({ contactEmail: "office@test.example" })).body.hasDates).toBe(false);
  expect((await put({ year, startDate: dates.startDate })).body.errors).toEqual({
    endDate: ["Enter the last day as well."],
    endOfRegistrationDate: ["Enter the end of registration as well."],
  });
  expect((await put(dates)).body).toMatchObject({ hasDates: true, year });
});

it("registration is open once the dates are entered, and the site says so", async () => {
  const home = await read("/");
  for (const text of [`4–8 May ${year}`, `15 April ${year}, 23:59`, "office@test.example"])
    expect(home.replaceAll(" – ", "–")).toContain(text);
  expect((await read("/controlPanel", admin)).replaceAll(/\s+/g, " ")).toContain("3 of 9 are done.");
  const travel = { timeOfArrival: `${year}-05-04T10:00`, timeOfDeparture: `${year}-05-08T10:00` };
  expect((await call("POST /api/Team", { token: registrator, body: teamPayload(travel) })).status).toBe(201);
  for (const path of [...pages, "/manifest.webmanifest", "/robots.txt", "/sitemap.xml"])
    expect([path, await read(path)]).toEqual([path, expect.not.stringMatching(/2025|example\.org/)]);
});

it("the year stays once there are teams", async () => {
  const later = datesOf(year + 1);
  expect((await put(later)).body.errors).toEqual({
    year: [`The ${year} edition has teams, so its year stays: another year is another edition.`],
  });
  await client.query('TRUNCATE "Team" CASCADE');
  expect((await put(later)).body).toMatchObject({ year: year + 1, startDate: `${year + 1}-05-04` });
});

it("editions keep the order of their years, and a past one in which nobody has registered can be deleted", async () => {
  const insert = (past: number) =>
    client.query(
      `INSERT INTO "Edition" ("id", "year", "name", "shortName", "startDate", "endDate", "endOfRegistrationDate", "siteId",
        "welcomeText", "rules", "environmentDescription")
      VALUES (gen_random_uuid(), $1, 'Empty', 'E', '2020-01-01', '2020-01-02', '2019-12-01', gen_random_uuid(), '', '', '')
      RETURNING "id"`,
      [past],
    );
  const { rows } = await insert(2020);
  expect((await put({ year: 2019 })).body.errors).toEqual({
    year: ["There is a 2020 edition, and editions stay in their order."],
  });
  expect((await call("GET /2020")).status).toBe(200);
  expect(await read("/controlPanel/edition?view=next", admin)).toContain("Nobody registered in 2020.");
  expect((await call(`DELETE /api/Contest/${rows[0].id}`, { token: admin })).body).toBe(true);
  expect((await call("GET /2020")).status).toBe(404);
  expect((await call(`DELETE /api/Contest/${(await contest()).id}`, { token: admin })).status).toBe(409);
});

it("migrate creates the first edition again where there is none, and only there", async () => {
  await client.query('TRUNCATE "Edition" CASCADE');
  await migrate();
  expect(await contest()).toMatchObject({ hasDates: false, committees: [{ name: "Organizing Committee" }, {}, {}] });
  await migrate();
  expect((await call("GET /api/Contest/editions", { token: admin })).body).toHaveLength(1);
});
