import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertAccount, insertTeam } from "@/e2e/support/factory";
import { partOf, textOf } from "@/e2e/support/html";
import { call, signedIn } from "@/e2e/support/http";
import { startIsolatedSite } from "@/e2e/support/isolated-site";
import { countryByCode, query } from "@/e2e/support/site";

/** The HTML from the first `start` to the next `end`. */
function slice(html: string, start: string, end: string): string {
  const from = html.indexOf(start);
  if (from < 0) throw new Error(`no ${start}`);
  return html.slice(from, html.indexOf(end, from));
}

/** The HTML of every element of a name. */
const elements = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b.*?</${name}>`, "gs"))].map(([element]) => element);

const textsOf = (html: string, name: string) => partOf(html).texts(name);

/** The texts of the cells of each row of a table's part. */
const rowsOf = (html: string, table: string, part = "tbody") =>
  elements(slice(slice(html, `<table id="${table}"`, "</table>"), `<${part}`, `</${part}>`), "tr").map((row) =>
    textsOf(row, "t[hd]"),
  );

describe("the overview", () => {
  let site: Awaited<ReturnType<typeof startIsolatedSite>>;
  let token: string;
  beforeAll(async () => {
    site = await startIsolatedSite();
    token = await site.tokenOf("admin");
  });
  afterAll(() => site.stop());

  const read = async (path: string, at?: string): Promise<string> =>
    (await site.call(`GET ${path}`, { cookies: { session: token }, at })).body;

  /** The number that a page begins with, such as "4 of 12 guests"; on the guides' page that of the teams without one. */
  async function numberOf(path: string): Promise<number> {
    const page = await read(path);
    const [, count = ""] =
      path === "/controlPanel/guides"
        ? (/Teams without a guide<\/h2><p\b[^>]*>(\d+)/.exec(page) ?? [])
        : (/<p role="status"[^>]*>(\d+)/.exec(page) ?? []);
    return Number.parseInt(count, 10);
  }

  it("has the same numbers as the pages it links to, the statistics and the home page", async () => {
    await site.query(
      `WITH numbered AS (SELECT "id", row_number() OVER (ORDER BY "name") AS "n" FROM "Team")
      UPDATE "Team" t SET "isOnline" = "n" = 1, "isOfficial" = "n" <> 2, "name" = CASE WHEN "n" IN (3, 4) THEN 'Twins' ELSE "name" END,
        "withdrawnAt" = CASE WHEN "n" IN (5, 6) THEN now() END
      FROM numbered WHERE numbered."id" = t."id"`,
    );
    await site.query(`UPDATE "Person" SET "tShirtSize" = NULL WHERE "fullName" < 'B'`);
    const itemsOf = (overview: string, title: string) =>
      elements(slice(overview, `${title}</h2>`, "</ul>"), "li").map((item) => ({
        count: Number(textsOf(item, "b")[0]),
        text: textsOf(item, "a")[0] ?? "",
        href: /href="([^"]*)"/.exec(item)?.[1]?.replaceAll("&amp;", "&") ?? "",
      }));
    const [registration, contestWeek] = await Promise.all(
      ["2025-03-20T12:00:00Z", "2025-04-08T12:00:00Z"].map((at) => read("/controlPanel", at)),
    );
    const items = [
      ...itemsOf(registration ?? "", "Now").filter(({ href }) => href.includes("guides") || href.includes("users")),
      ...itemsOf(contestWeek ?? "", "Now").filter(({ href }) => href.includes("missing=")),
      ...itemsOf(registration ?? "", "Missing details"),
    ];
    for (const text of ["a guide", "a team", "a picture", "a T-shirt size", "a seat"])
      expect(items.filter((item) => item.text.includes(text))).not.toEqual([]);
    const shown = await Promise.all(items.map(async (item) => ({ ...item, count: await numberOf(item.href) })));
    expect(shown).toEqual(items);
    expect(textOf(contestWeek ?? "")).toContain("Same team name. 2 teams have this name.");

    const statistics = await read("/controlPanel/statistics");
    const totals = textsOf(slice(statistics, 'aria-label="Totals"', "</ul>"), "li");
    const totalsOf = (table: string) => (rowsOf(statistics, table, "tfoot")[0] ?? []).slice(1);
    const [contestants, leaders, deputies] = totalsOf("t-shirts");
    expect(totals).toContain(`${contestants} contestants`);
    expect(Number(leaders) + Number(deputies)).toBe(await numberOf("/controlPanel/leaders"));
    expect(totalsOf("operating-systems").at(-1)).toBe(contestants);
    const [, , official, unofficial] = totalsOf("statistics");
    expect(Number(official) + Number(unofficial)).toBe(Number(contestants));

    const home = await read("/");
    const shownAtHome = slice(home, "Taking part</h2>", "</ul>");
    expect(textsOf(shownAtHome, "li")).toEqual(totals.slice(0, 3));
    expect(await read("/controlPanel")).toContain(`aria-label="${totals[0]} and ${totals[1]} from`);
  });

  it("names the edit day, and countries that have more time only while they have it", async () => {
    const end = new Date("2025-03-25T12:00:00Z");
    await site.query(
      `INSERT INTO "DeadlineExtension"
      SELECT gen_random_uuid(), e."id", c."id", $1, 'A strike', u."id", now() FROM "Edition" e, "Country" c, "User" u
      WHERE e."isCurrent" AND c."alpha2" = 'TO' AND u."email" = 'admin@demo.test'`,
      [end],
    );
    const overview = async (at: string) => textOf(await read("/controlPanel", at));
    expect(await overview("2025-03-20T22:00:00Z")).toContain("Edit day · ");
    expect(await overview("2025-03-25T11:59:59Z")).toContain("1 country has more time.");
    expect(await overview("2025-03-25T12:00:00Z")).not.toContain("more time");
  });

  it("opens arrivals until the last day of them, then departures, unless a link says which", async () => {
    for (const page of ["arrivals", "transfers", "transfers/print"]) {
      const shown = async (at: string, search = "") => textOf(await read(`/controlPanel/${page}${search}`, at));
      expect(await shown("2025-04-08T09:00:00Z")).toContain("Show departures");
      expect(await shown("2025-04-13T09:00:00Z")).toContain("Show arrivals");
      expect(await shown("2025-04-13T09:00:00Z", "?direction=ARRIVAL")).toContain("Show departures");
    }
  });

  it("and the home page of a site without teams and texts say that it is being prepared", async () => {
    const dates = { startDate: "2026-04-15", endDate: "2026-04-19", endOfRegistrationDate: "2026-03-26T23:59" };
    const body = { year: 2026, name: "XIV Tournament", shortName: "IATI", ...dates, carryMembers: false };
    expect((await site.call("POST /api/Contest/next", { token, body })).status).toBe(201);
    await site.query(
      `UPDATE "Edition" SET "welcomeText" = '', "rules" = '<p> </p>', "environmentDescription" = '' WHERE "isCurrent"`,
    );
    const at = "2026-11-21T09:00:00Z";
    const overview = textOf(await read("/controlPanel", at));
    expect(overview).toContain("Before registration · ");
    for (const step of ["Write the schedule", "Add the members of the committees"]) expect(overview).toContain(step);
    expect(overview).not.toContain("Nothing waits for you.");
    const home = textOf((await site.call("GET /", { at })).body);
    expect(home).toContain("This site is being prepared.");
    expect(home).not.toContain("Registration ended");
  });
});

describe("the statistics", () => {
  it("count contestants by country, official ones by group, with totals and a chart", async () => {
    const cookies = { session: (await signedIn("Administrator")).token };
    const read = async () => (await call("GET /controlPanel/statistics", { cookies })).body;
    const country = await countryByCode("TV");
    await insertTeam(country, { size: 3 });
    const { id: junior } = await insertTeam(country, { size: 4 });
    const { id: guest } = await insertTeam(country, { size: 2 });
    await query('UPDATE "Team" SET "group" = \'Junior\' WHERE "id" = $1', [junior]);
    await query('UPDATE "Team" SET "isOfficial" = false WHERE "id" = $1', [guest]);
    const html = await read();
    const rows = rowsOf(html, "statistics");
    expect(rows.find(([name]) => name === "Tuvalu")).toEqual(["Tuvalu", "4", "3", "7", "2", "0"]);
    const sums = [1, 2, 3, 4, 5].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0));
    expect((rowsOf(html, "statistics", "tfoot")[0] ?? []).slice(1).map(Number)).toEqual(sums);
    expect(textOf(html)).toContain(`${rows.length} countries have contestants.`);
    const { body: found } = await call("GET /controlPanel/statistics?q=Tuvalu", { cookies });
    expect(rowsOf(html, "statistics", "tfoot")[0]?.[0]).toBe("All countries");
    expect(rowsOf(found, "statistics", "tfoot")).toEqual([["Found countries", "4", "3", "7", "2", "0"]]);
    const bar = elements(slice(html, "Largest delegations first</h3>", "</ol>"), "li").find((item) =>
      item.includes("Tuvalu"),
    );
    expect(bar).toContain('aria-label="4 junior, 3 senior"');
    expect(textOf(bar ?? "")).toBe("Tuvalu 7");
  });

  it("can be sorted by any count", async () => {
    const cookies = { session: (await signedIn("Administrator")).token };
    for (const [column, key] of [
      [1, "junior"],
      [2, "senior"],
      [3, "official"],
    ] as const) {
      const { body } = await call(`GET /controlPanel/statistics?sort=${key}&dir=desc`, { cookies });
      expect(body).toContain('aria-sort="descending"');
      const counts = rowsOf(body, "statistics").map((row) => Number(row[column]));
      expect(counts.length).toBeGreaterThan(2);
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
    }
  });
});

it("the leaders are listed by full name and country with name(group) lines, -Deputy for deputies", async () => {
  const cookies = { session: (await signedIn("Administrator")).token };
  const country = await countryByCode("BW");
  const name = `Naledi ${randomUUID().slice(0, 8)}`;
  const [first, second] = [await insertTeam(country), await insertTeam(country)];
  await query('UPDATE "Team" SET "deputyLeaderId" = $1 WHERE "id" = $2', [first.leaderId, second.id]);
  await query('UPDATE "Team" SET "group" = \'Junior\' WHERE "id" = $1', [first.id]);
  await query('UPDATE "Person" SET "fullName" = $1 WHERE "id" = (SELECT "personId" FROM "Leader" WHERE "id" = $2)', [
    ...[name, first.leaderId],
  ]);
  const { body } = await call(`GET /controlPanel/leaders?country=Botswana&q=${encodeURIComponent(name)}`, { cookies });
  const rows = elements(slice(body, "<tbody", "</tbody>"), "tr");
  expect(rows.map((row) => textsOf(row, "t[hd]").slice(1, 3))).toEqual([[name, "Botswana"]]);
  const [row = ""] = rows;
  expect(textsOf(row, "bdi")).toEqual([
    `Team ${first.id.slice(0, 8)}(Junior)`,
    `Team ${second.id.slice(0, 8)}(Senior)-Deputy`,
  ]);
  expect(row).toContain('href="mailto:l@team.example"');
  expect(row).toContain('href="tel:+35954000000"');
  // The deputy whom the first team's leader has replaced.
  const unused = elements(slice(body, "Leaders without a team</h2>", "</ul>"), "li");
  expect(unused.filter((item) => item.includes("Botswana") && item.includes("Delete"))).not.toEqual([]);
});

it("older activity is on further pages", async () => {
  const cookies = { session: (await signedIn("Administrator")).token };
  const { id, email } = await insertAccount("Administrator");
  await query(
    `INSERT INTO "AuditEntry" ("at", "userId", "userName", "action", "entity", "entityId", "changes")
     SELECT now() - interval '1 year' - n * interval '1 hour', $1, $2, 'PUT /api/Person/{id}', 'Person', gen_random_uuid(),
       jsonb_build_object('fullName', jsonb_build_array('Number ' || n, 'After'))
     FROM generate_series(1, 130) AS n ORDER BY n DESC`,
    [id, email],
  );
  /** The numbers on a page, and the path of a link. */
  async function read(path: string) {
    const { body } = await call(`GET ${path}`, { cookies });
    const shown = textOf(body);
    const numbers = [...new Set([...shown.matchAll(/Number (\d+)/g)].map(([, number]) => Number(number)))];
    const linked = (label: string) =>
      new RegExp(`href="([^"]*)"[^>]*>${label}<`).exec(body)?.[1]?.replaceAll("&amp;", "&");
    return { first: numbers[0], count: numbers.length, older: linked("Older"), newest: linked("Newest") };
  }
  const newest = await read(`/controlPanel/activity?person=${id}`);
  expect(newest).toEqual({ first: 1, count: 60, older: expect.any(String), newest: undefined });
  const second = await read(newest.older ?? "");
  expect(second).toEqual({ first: 61, count: 60, older: expect.any(String), newest: expect.any(String) });
  const last = await read(second.older ?? "");
  expect(last).toEqual({ first: 121, count: 10, older: undefined, newest: second.newest });
  expect((await read(last.newest ?? "")).first).toBe(1);
});

it("a write of many entries is one collapsed entry of the activity, and four of them are one page", async () => {
  const cookies = { session: (await signedIn("Administrator")).token };
  const { id, email } = await insertAccount("Administrator");
  await query(
    `INSERT INTO "AuditEntry" ("at", "userId", "userName", "action", "entity", "entityId", "name", "changes")
     SELECT '2025-04-11T16:00Z'::timestamptz + n / 70 * interval '1 hour', $1, $2, 'POST /api/Contestant/import/creds/csv/{year}',
       'Contestant', gen_random_uuid(), 'Number ' || n, '{"day1SeatingPlace": [null, "A1"]}'
     FROM generate_series(0, 279) AS n`,
    [id, email],
  );
  const { body } = await call(`GET /controlPanel/activity?person=${id}`, { cookies });
  const list = slice(body, '11 April 2025"', "</section>");
  expect(textsOf(list, "h3")).toEqual(Array.from({ length: 4 }, () => `${email} imported credentials and seats`));
  expect(textsOf(list, "summary")).toEqual(Array.from({ length: 4 }, () => "70 contestants changed"));
  expect(textOf(list)).toContain("Number 279 Seat on day 1");
  expect(body).not.toContain(">Older<");
});

it("the activity says what happened to an account: changed, also by a country that is set or cleared, disabled or enabled", async () => {
  const admin = await signedIn("Administrator");
  const { id, email } = await insertAccount("Guide");
  const { id: countryId } = await countryByCode("TV");
  const put = (path: string, body: object) => call(`PUT /api/Identity/${id}${path}`, { token: admin.token, body });
  for (const country of [countryId, null])
    await put("", { email, name: "Test Guide", role: "Guide", countryId: country });
  await put("/disabled", { disabled: true });
  await put("/disabled", { disabled: false });
  const { body } = await call(`GET /controlPanel/activity?person=${admin.id}`, { cookies: { session: admin.token } });
  const main = slice(body, "<main", "</main>");
  expect(textsOf(main, "h3").map((text) => text.replace("Test Administrator ", ""))).toEqual([
    "enabled a user",
    "disabled a user",
    "changed a user",
    "changed a user",
  ]);
  expect(textsOf(main, "h4")).toEqual(Array.from({ length: 4 }, () => "User Test Guide"));
  expect(textOf(main)).toContain("Country nothing changed to → Tuvalu");
});

it("the URL of an unknown person opens the list", async () => {
  const cookies = { session: (await signedIn("Administrator")).token };
  for (const id of ["nobody", randomUUID()]) {
    const { status, body } = await call(`GET /controlPanel/people?person=${id}`, { cookies });
    expect([id, status]).toEqual([id, 200]);
    expect(body).toContain("List of people for committees");
  }
});

it("the rankings of the two groups are exported under different names", async () => {
  const cookies = { session: (await signedIn("Administrator")).token };
  for (const [group, name] of [
    ["Junior", "ranking-juniors"],
    ["Senior", "ranking-seniors"],
  ])
    expect((await call(`GET /controlPanel/results?group=${group}`, { cookies })).body).toContain(`<table id="${name}"`);
});
