import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { insertAccount, insertEdition, insertTeam, insertTeams } from "@/e2e/support/factory";
import { type Part, partOf, readPage, textOf } from "@/e2e/support/html";
import { call, demoToken, signedIn } from "@/e2e/support/http";
import { uniqueName } from "@/e2e/support/names";
import { ownSite } from "@/e2e/support/own-site";
import { nextEditionPayload } from "@/e2e/support/payloads";
import { countryByCode, db, query } from "@/e2e/support/site";

/** The texts of the cells in each row of a part of a table. */
const rowsOf = (page: Part, table: string, part = "tbody") =>
  page
    .first(`table[id="${table}"]`)
    .first(part)
    .all("tr")
    .map((row) => row.texts("th, td"));

/** A page of the shared site as an administrator sees it. */
const open = async (path: string) => readPage(path, await signedIn("Administrator"));

describe("the overview", () => {
  ownSite();
  let token: string;
  beforeAll(async () => {
    token = await demoToken("admin");
  });

  const read = async (path: string, at?: string) =>
    partOf((await call(`GET ${path}`, { cookies: { session: token }, at })).body);

  /**
   * The number of what a page lists: that of its status, such as "4 of 12 guests", or on the pages of guides and transfers
   * that of their list of what is not assigned.
   */
  async function numberOf(path: string, at?: string): Promise<number> {
    const page = await read(path, at);
    const lists = { "/controlPanel/guides": "Teams without a guide", "/controlPanel/transfers": "Not assigned" };
    const [, list] = Object.entries(lists).find(([start]) => path.startsWith(start)) ?? [];
    const [count = ""] = list ? page.after(list).texts("p") : page.all('p[role="status"]').map(({ text }) => text);
    return Number.parseInt(count, 10);
  }

  it("has the same numbers as the pages it links to, the statistics and the home page", async () => {
    await query(
      `WITH numbered AS (SELECT "id", row_number() OVER (ORDER BY "name") AS "n" FROM "Team")
      UPDATE "Team" t SET "isOnline" = "n" = 1, "isOfficial" = "n" <> 2, "name" = CASE WHEN "n" IN (3, 4) THEN 'Twins' ELSE "name" END,
        "withdrawnAt" = CASE WHEN "n" IN (5, 6) THEN now() END
      FROM numbered WHERE numbered."id" = t."id"`,
    );
    await query(`UPDATE "Team" SET "createdAt" = '2025-03-19T12:00Z' WHERE "name" < 'M'`);
    await query(`UPDATE "Team" SET "arrivalLocation" = 'Other' WHERE "name" < 'C'`);
    await query(`UPDATE "Person" SET "tShirtSize" = NULL WHERE "fullName" < 'B'`);
    await query('DELETE FROM "TransferAssignment"');
    const itemsOf = async (title: string, at: string) =>
      (await read("/controlPanel", at))
        .after(title)
        .first("ul")
        .all("li")
        .map((item) => ({
          at,
          count: Number(item.texts("b")[0]),
          text: item.texts("a")[0] ?? "",
          href: item.values("a", "href")[0] ?? "",
        }));
    const [registration, contestWeek] = ["2025-03-20T12:00:00Z", "2025-04-08T12:00:00Z"];
    const items = [
      ...(await itemsOf("Now", registration)).filter(({ href }) => href !== "#warnings"),
      ...(await itemsOf("Now", contestWeek)).filter(({ href }) => /missing=|waiting=/.test(href)),
      ...(await itemsOf("Missing details", registration)),
    ];
    for (const text of ["seven days", "a guide", "a team", "a picture", "a T-shirt size", "a seat", "a vehicle"])
      expect(items.filter((item) => item.text.includes(text))).not.toEqual([]);
    const shown = await Promise.all(
      items.map(async (item) => ({ ...item, count: await numberOf(item.href, item.at) })),
    );
    expect(shown).toEqual(items);
    expect((await read("/controlPanel", contestWeek)).text).toContain("Same team name. 2 teams have this name.");
    const teams = await read("/controlPanel/teams");
    expect(teams.text).toContain("2 withdrawn teams are listed too.");

    const statistics = await read("/controlPanel/statistics");
    const totals = statistics.first('ul[aria-label="Totals"]').texts("li");
    const totalsOf = (table: string) => (rowsOf(statistics, table, "tfoot")[0] ?? []).slice(1);
    const [contestants, leaders, deputies] = totalsOf("t-shirts");
    expect(totals).toContain(`${contestants} contestants`);
    expect(teams.first("h1").text).toBe(`Teams ${Number.parseInt(totals[0] ?? "", 10)}`);
    expect(Number(leaders) + Number(deputies)).toBe(await numberOf("/controlPanel/leaders"));
    expect(totalsOf("operating-systems").at(-1)).toBe(contestants);
    const [, , official, unofficial] = totalsOf("statistics");
    expect(Number(official) + Number(unofficial)).toBe(Number(contestants));
    const [country] = statistics.first('table[id="statistics"]').first("tbody").all("tr");
    for (const link of country?.all("a") ?? [])
      expect(await numberOf(link.attribute("href") ?? "")).toBe(Number(link.text));

    const home = await read("/");
    expect(home.after("Taking part").first("ul").texts("li")).toEqual(totals.slice(0, 3));
    const names = (await read("/controlPanel", registration)).values("*", "aria-label");
    expect(names).toContainEqual(expect.stringContaining(`${totals[0]} and ${totals[1]} from`));
  });

  it("names the edit day, and countries that have more time only while they have it", async () => {
    const end = new Date("2025-03-25T12:00:00Z");
    await query(
      `INSERT INTO "DeadlineExtension"
      SELECT gen_random_uuid(), e."id", c."id", $1, 'A strike', u."id", now() FROM "Edition" e, "Country" c, "User" u
      WHERE e."isCurrent" AND c."alpha2" = 'TO' AND u."email" = 'admin@demo.test'`,
      [end],
    );
    const overview = async (at: string) => (await read("/controlPanel", at)).text;
    expect(await overview("2025-03-20T22:00:00Z")).toContain("Edit day · ");
    expect(await overview("2025-03-25T11:59:59Z")).toContain("1 country has more time.");
    expect(await overview("2025-03-25T12:00:00Z")).not.toContain("more time");
  });

  it("shows in contest week who leaves next once all have arrived, and nothing that is over", async () => {
    const overview = async (at: string) => (await read("/controlPanel", at)).text;
    expect(await overview("2025-04-09T09:00:00Z")).toContain("Arriving next");
    const afterwards = await overview("2025-04-13T06:00:00Z");
    expect(afterwards).toContain("Leaving next");
    for (const over of ["Arriving next", "Registrations over time", "No more arrivals"])
      expect(afterwards).not.toContain(over);
  });

  it("opens arrivals until the last day of them, then departures, unless a link says which", async () => {
    for (const page of ["arrivals", "transfers", "transfers/print"]) {
      const shown = async (at: string, search = "") => (await read(`/controlPanel/${page}${search}`, at)).text;
      expect(await shown("2025-04-08T09:00:00Z")).toContain("Show departures");
      expect(await shown("2025-04-13T09:00:00Z")).toContain("Show arrivals");
      expect(await shown("2025-04-13T09:00:00Z", "?direction=ARRIVAL")).toContain("Show departures");
    }
  });

  it("says what to do first in an edition without teams and texts, and the home page that the site is being prepared", async () => {
    const body = nextEditionPayload({ carryMembers: false });
    expect((await call("POST /api/Contest/next", { token, body })).status).toBe(201);
    await query(
      `UPDATE "Edition" SET "welcomeText" = '', "rules" = '<p> </p>', "environmentDescription" = '', "hasDates" = false WHERE "isCurrent"`,
    );
    await query('DELETE FROM "ScheduleItem" WHERE "editionId" = (SELECT "id" FROM "Edition" WHERE "isCurrent")');
    const at = "2026-11-21T09:00:00Z";
    const { text: overview } = await read("/controlPanel", at);
    expect(overview).toContain("Before registration · ");
    for (const step of ["Write the schedule", "Add the members of the committees"]) expect(overview).toContain(step);
    expect(overview).not.toContain("Nothing waits for you.");
    const home = textOf((await call("GET /", { at })).body);
    expect(home).toContain("This site is being prepared.");
    expect(home).not.toContain("Registration ended");
  });
});

describe("the statistics", () => {
  it("count contestants by country, official ones by group, with totals and a chart", async () => {
    const country = await countryByCode("TV");
    await insertTeam(country, { size: 3 });
    const { id: junior } = await insertTeam(country, { size: 4 });
    const { id: guest } = await insertTeam(country, { size: 2 });
    await query('UPDATE "Team" SET "group" = \'Junior\' WHERE "id" = $1', [junior]);
    await query('UPDATE "Team" SET "isOfficial" = false WHERE "id" = $1', [guest]);
    const statistics = await open("/controlPanel/statistics");
    const rows = rowsOf(statistics, "statistics");
    expect(rows.find(([name]) => name === "Tuvalu")).toEqual(["Tuvalu", "4", "3", "7", "2", "0"]);
    const sums = [1, 2, 3, 4, 5].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0));
    expect((rowsOf(statistics, "statistics", "tfoot")[0] ?? []).slice(1).map(Number)).toEqual(sums);
    expect(statistics.text).toContain(`${rows.length} countries have contestants.`);
    const found = await open("/controlPanel/statistics?q=Tuvalu");
    expect(rowsOf(statistics, "statistics", "tfoot")[0]?.[0]).toBe("All countries");
    expect(rowsOf(found, "statistics", "tfoot")).toEqual([["Found countries", "4", "3", "7", "2", "0"]]);
    const bars = statistics.after("Largest delegations first").first("ol").all("li");
    const bar = bars.find(({ text }) => text.includes("Tuvalu"));
    expect(bar?.values("*", "aria-label")).toContain("4 junior, 3 senior");
    expect(bar?.text).toBe("Tuvalu 7");
  });

  it("can be sorted by any count", async () => {
    for (const [column, key] of [
      [1, "junior"],
      [2, "senior"],
      [3, "official"],
    ] as const) {
      const page = await open(`/controlPanel/statistics?sort=${key}&dir=desc`);
      expect(page.values("th", "aria-sort")).toContain("descending");
      const counts = rowsOf(page, "statistics").map((row) => Number(row[column]));
      expect(counts.length).toBeGreaterThan(2);
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
    }
  });
});

it("the leaders are listed by full name and country with their teams as name(group), with -Deputy for deputies", async () => {
  const country = await countryByCode("BW");
  const name = uniqueName("Naledi");
  const first = await insertTeam(country);
  const second = await insertTeam(country);
  await query('UPDATE "Team" SET "deputyLeaderId" = $1 WHERE "id" = $2', [first.leaderId, second.id]);
  await query('UPDATE "Team" SET "group" = \'Junior\' WHERE "id" = $1', [first.id]);
  await query('UPDATE "Person" SET "fullName" = $1 WHERE "id" = $2', [name, first.people.leader]);
  const page = await open(`/controlPanel/leaders?country=Botswana&q=${encodeURIComponent(name)}`);
  const rows = page.first("tbody").all("tr");
  expect(rows.map((row) => row.texts("th, td").slice(1, 3))).toEqual([[name, "Botswana"]]);
  expect(rows[0]?.texts("bdi")).toEqual([
    `Team ${first.id.slice(0, 8)}(Junior)`,
    `Team ${second.id.slice(0, 8)}(Senior)-Deputy`,
  ]);
  const addresses = rows[0]?.values("a", "href");
  expect(addresses).toEqual(expect.arrayContaining(["mailto:l@team.example", "tel:+35954000000"]));
  // The second team's former deputy, whom the first team's leader has replaced.
  const unused = page.after("Leaders without a team").first("ul").texts("li");
  expect(unused.filter((text) => text.includes("Botswana") && text.includes("Delete"))).not.toEqual([]);
});

it("older activity is on further pages", async () => {
  const { id, email } = await insertAccount("Administrator");
  await query(
    `INSERT INTO "AuditEntry" ("at", "userId", "userName", "writeId", "action", "entity", "entityId", "changes")
     SELECT now() - interval '1 year' - n * interval '1 hour', $1, $2, gen_random_uuid(), 'PUT /api/Person/{id}', 'Person', gen_random_uuid(),
       jsonb_build_object('fullName', jsonb_build_array('Number ' || n, 'After'))
     FROM generate_series(1, 130) AS n ORDER BY n DESC`,
    [id, email],
  );
  /** The first of the numbers on a page, their count, and the paths of the links to other pages. */
  async function read(path: string) {
    const { text, links } = await open(path);
    const numbers = [...new Set([...text.matchAll(/Number (\d+)/g)].map(([, number]) => Number(number)))];
    return { first: numbers[0], count: numbers.length, older: links.Older, newest: links.Newest };
  }
  const newest = await read(`/controlPanel/activity?person=${id}`);
  expect(newest).toEqual({ first: 1, count: 60, older: expect.any(String), newest: undefined });
  const second = await read(newest.older ?? "");
  expect(second).toEqual({ first: 61, count: 60, older: expect.any(String), newest: expect.any(String) });
  const last = await read(second.older ?? "");
  expect(last).toEqual({ first: 121, count: 10, older: undefined, newest: second.newest });
  expect((await read(last.newest ?? "")).first).toBe(1);
});

it("no entry is missing from the pages of the activity if those of two writes alternate at the end of a page", async () => {
  const { id, email } = await insertAccount("Administrator");
  // The entries of the 60th newest write are the first and the third, that of the 61st is between them.
  await query(
    `INSERT INTO "AuditEntry" ("at", "userId", "userName", "writeId", "action", "entity", "entityId", "changes")
     SELECT '2024-03-01T09:00Z', $1, $2, CASE WHEN n IN (1, 3) THEN $3::uuid ELSE gen_random_uuid() END,
       'PUT /api/Person/{id}', 'Person', gen_random_uuid(),
       jsonb_build_object('fullName', jsonb_build_array('Number ' || n, 'After'))
     FROM generate_series(1, 62) AS n ORDER BY n`,
    [id, email, randomUUID()],
  );
  const { text, links } = await open(`/controlPanel/activity?person=${id}`);
  const older = links.Older ? (await open(links.Older)).text : "";
  const numbers = [...`${text} ${older}`.matchAll(/Number (\d+)/g)].map(([, number]) => Number(number));
  expect(new Set(numbers)).toEqual(new Set(Array.from({ length: 62 }, (_, i) => i + 1)));
});

it("a write with many entries is one collapsed entry of the activity, and four such writes fit on one page", async () => {
  const { id, email } = await insertAccount("Administrator");
  await query(
    `INSERT INTO "AuditEntry" ("at", "userId", "userName", "writeId", "action", "entity", "entityId", "name", "changes")
     SELECT '2025-04-11T16:00Z', $1, $2, ($3::uuid[])[n / 70 + 1], 'POST /api/Contestant/import/creds/csv/{year}',
       'Contestant', gen_random_uuid(), 'Number ' || n, '{"day1SeatingPlace": [null, "A1"]}'
     FROM generate_series(0, 279) AS n`,
    [id, email, Array.from({ length: 4 }, () => randomUUID())],
  );
  const { links, all } = await open(`/controlPanel/activity?person=${id}`);
  const [list] = all("section").filter((section) => section.headings[0]?.includes("11 April 2025"));
  expect(list?.texts("h3")).toEqual(Array.from({ length: 4 }, () => `${email} imported credentials and seats`));
  expect(list?.texts("summary")).toEqual(Array.from({ length: 4 }, () => "70 contestants changed"));
  expect(list?.text).toContain("Number 279 Seat on day 1");
  expect(links).not.toHaveProperty("Older");
});

it("the activity says that a user was changed, and how their country was, disabled or enabled", async () => {
  const admin = await signedIn("Administrator");
  const { id, email } = await insertAccount("Guide");
  const { id: countryId } = await countryByCode("TV");
  const put = (path: string, body: object) => call(`PUT /api/Identity/${id}${path}`, { token: admin.token, body });
  for (const country of [countryId, null])
    await put("", { email, name: "Test Guide", role: "Guide", countryId: country });
  await put("/disabled", { disabled: true });
  await put("/disabled", { disabled: false });
  const { main } = await readPage(`/controlPanel/activity?person=${admin.id}`, admin);
  expect(main.texts("h3").map((text) => text.replace("Test Administrator ", ""))).toEqual([
    "enabled a user",
    "disabled a user",
    "changed a user",
    "changed a user",
  ]);
  expect(main.texts("h4")).toEqual(Array.from({ length: 4 }, () => "User Test Guide"));
  expect(main.text).toContain("Country nothing changed to → Tuvalu");
});

it.each(["nobody", randomUUID()])("the URL of the unknown person %s opens the list", async (id) => {
  const { status, text } = await open(`/controlPanel/people?person=${id}`);
  expect(status).toBe(200);
  expect(text).toContain("List of people for committees");
});

it.each([
  ["Junior", "ranking-juniors"],
  ["Senior", "ranking-seniors"],
] as const)("the ranking of the group %s is exported as %s", async (group, id) => {
  const { id: editionId, year } = await insertEdition();
  const [team] = await insertTeams(await countryByCode("BW"), [1], { editionId });
  await query('UPDATE "Team" SET "group" = $1::"ContestantGroup" WHERE "id" = $2', [group, team?.id]);
  const contestantId = team?.contestantIds[0] ?? "";
  const task = { editionId, group, day: 1, position: 0, name: "aliens", maximum: 100 };
  const { id: taskId } = await db.task.create({ data: task });
  await db.score.create({ data: { editionId, contestantId, taskId, points: 50 } });
  expect((await open(`/controlPanel/results?year=${year}&group=${group}`)).all(`table[id="${id}"]`)).toHaveLength(1);
});
