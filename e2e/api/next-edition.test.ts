import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { printRequestOf, textOf } from "@/e2e/support/html";
import { call, demoToken } from "@/e2e/support/http";
import { ownSite } from "@/e2e/support/own-site";
import { nextEditionPayload, teamPayload } from "@/e2e/support/payloads";
import { query } from "@/e2e/support/site";

ownSite();
let admin: string;
let registrator: string;
let oldId: string;
let oldTeam: { id: string; name: string; countryId: string };
let before: unknown;

const next = (changes: object = {}) => nextEditionPayload({ contestId: oldId, carryMembers: true, ...changes });
const inMay2025 = { startDate: "2025-05-05", endDate: "2025-05-09", endOfRegistrationDate: "2025-05-01T12:00" };
const start = (body: object) => call("POST /api/Contest/next", { token: admin, body });

/** Every row of the 2025 edition in these tables, without isCurrent. */
async function oldRows() {
  const editionTables = ["Edition", "Company", "VenuePicture", "Committee", "CommitteeMember", "ScheduleItem"];
  const peopleTables = ["Person", "Team", "Contestant", "ContestantDay", "ContestantCodeCounter", "Guide"];
  const rows = [...editionTables, "PrintPicture", ...peopleTables].map((table) => {
    const column = table === "Edition" ? "id" : "editionId";
    return query(
      `SELECT to_jsonb(t) - 'isCurrent' AS "row" FROM "${table}" t WHERE t."${column}" = $1 ORDER BY to_jsonb(t)::text`,
      [oldId],
    );
  });
  const leaders = query(
    'SELECT l.* FROM "Leader" l JOIN "Person" p ON p."id" = l."personId" WHERE p."editionId" = $1 ORDER BY l."id"',
    [oldId],
  );
  return Promise.all([...rows, leaders]);
}

beforeAll(async () => {
  admin = await demoToken("admin");
  registrator = await demoToken("registrator.bg");
  oldId = (await call("GET /api/Contest")).body.id;
  [oldTeam] = (await call("GET /api/Team")).body.filter(
    ({ countryName }: { countryName: string }) => countryName === "Bulgaria",
  );
  before = await oldRows();
});

describe("starting the next edition is refused", () => {
  it.each([
    ["a year that is over", { year: 2025, ...inMay2025 }, "year"],
    ["the year of a stored edition", { year: 2025 }, "year"],
    ["days of another year", { startDate: "2027-04-15", endDate: "2027-04-19" }, "startDate"],
    ["an end before its beginning", { endDate: "2026-04-14" }, "endDate"],
    ["a deadline after its end", { endOfRegistrationDate: "2026-04-20T00:00" }, "endOfRegistrationDate"],
    ["no name", { name: "" }, "name"],
  ])("with %s", async (_what, changes, field) => {
    const response = await start(next(changes));
    expect([response.status, Object.keys(response.body.errors)]).toEqual([422, [field]]);
  });

  it("from an edition that is not the current one", async () => {
    expect((await start(next({ contestId: randomUUID() }))).status).toBe(409);
    expect(await oldRows()).toEqual(before);
  });
});

describe("the next edition", () => {
  it("is created once by concurrent requests", async () => {
    const responses = await Promise.all([start(next()), start(next()), start(next())]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { body } = await call("GET /api/Contest/editions", { token: admin });
    expect(body.map(({ year, isCurrent }: { year: number; isCurrent: boolean }) => [year, isCurrent])).toEqual([
      [2026, true],
      [2025, false],
    ]);
  });

  it("has the texts, lists, pictures, companies and committees of the old one, and its schedule and age limits shifted", async () => {
    const [current, old] = await Promise.all(
      ["", "?year=2025"].map(async (year) => (await call(`GET /api/Contest${year}`)).body),
    );
    const {
      id: _id,
      year,
      name,
      startDate,
      endDate,
      endOfRegistrationDate,
      endOfEditDate: _edits,
      ...others
    } = current;
    const {
      juniorsBornOnOrAfter,
      seniorsBornOnOrAfter,
      invitationLetterUrl: _letter,
      materialsUrl,
      ...carried
    } = others;
    expect([old.juniorsBornOnOrAfter, juniorsBornOnOrAfter]).toEqual(["2009-01-01", "2010-01-01"]);
    expect([old.seniorsBornOnOrAfter, seniorsBornOnOrAfter]).toEqual(["2005-01-01", "2006-01-01"]);
    expect({ year, name, startDate, endDate, endOfRegistrationDate }).toEqual({
      year: 2026,
      name: next().name,
      startDate: "2026-04-15",
      endDate: "2026-04-19",
      endOfRegistrationDate: "2026-03-26T21:59:00.000Z",
    });
    expect(old).toMatchObject(carried);
    expect([materialsUrl, old.materialsUrl]).toEqual(["/information/materials", "/2025/information/materials"]);
    expect((await call(`GET ${current.organizers[0].imageUrl}`)).status).toBe(200);
    const scheduleOf = async (id: string) =>
      (await call(`GET /api/Contest/${id}/settings`, { token: admin })).body.schedule;
    const days = (schedule: { date: string }[]) => schedule.map(({ date }) => Number(date.slice(-2)));
    expect(days(await scheduleOf(current.id))).toEqual(days(await scheduleOf(oldId)).map((day) => day + 6));
  });

  it("has no teams and only committee members as people, and numbers codes from 1", async () => {
    const get = async (path: string) => (await call(`GET ${path}`, { token: admin })).body;
    expect([await get("/api/Team"), await get("/api/Leader"), await get("/api/Guide/all")]).toEqual([[], [], []]);
    expect((await get("/api/Contest/statistics")).countriesCount).toBe(0);
    expect((await get("/api/Contest/statistics?year=2025")).countriesCount).toBeGreaterThan(0);
    const people = await get("/api/Person/role/COMMITTEE");
    expect(people.map(({ fullName }: { fullName: string }) => fullName)).toEqual(
      (await get(`/api/Person/role/COMMITTEE?contestId=${oldId}`)).map(
        ({ fullName }: { fullName: string }) => fullName,
      ),
    );
    const team = await call("POST /api/Team", {
      token: registrator,
      body: teamPayload({ timeOfArrival: "2026-04-14T10:00", timeOfDeparture: "2026-04-20T10:00" }),
    });
    expect([team.status, team.body.contestants[0].code]).toEqual([201, "BGR1"]);
  });

  it("offers registrators last year's people, but no changes of last year's data", async () => {
    const cookies = { session: registrator };
    const page = (await call("GET /addTeam", { cookies })).body;
    const [last] = await query<{ fullName: string }>(
      'SELECT p."fullName" FROM "Contestant" c JOIN "Person" p ON p."id" = c."personId" WHERE c."teamId" = $1',
      [oldTeam.id],
    );
    expect(page).toContain(last?.fullName);
    const { id, name } = oldTeam;
    const payload = teamPayload();
    const [contestant] = await query<{ id: string }>('SELECT "id" FROM "Contestant" WHERE "teamId" = $1', [id]);
    const writes: [string, unknown?][] = [
      ["PUT /api/Team/basic", { id, name: "Changed", teamGroup: "Junior" }],
      ["PUT /api/Team/arrival", { ...payload, teamId: id }],
      ["POST /api/Contestant/toTeam", { ...payload.contestants[0], teamId: id }],
      [`DELETE /api/Contestant/${contestant?.id}`],
      ["POST /api/Leader/addreplace", { teamId: id, isDeputy: true, leaderCreateModel: payload.leaderCreateModel }],
    ];
    for (const [endpoint, body] of writes) {
      for (const token of [registrator, admin])
        expect([endpoint, (await call(endpoint, { token, body })).status]).toEqual([endpoint, 404]);
    }
    expect((await call(`GET /editTeam?team=${id}`, { cookies })).status).toBe(404);
    const listTeams = await call("GET /listTeams", { cookies });
    expect([listTeams.status, listTeams.body.includes(name)]).toEqual([200, false]);
  });

  it("keeps the old one unchanged, read-only and under its own path", async () => {
    expect(await oldRows()).toEqual(before);
    const page = (await call("GET /2025/teams")).body;
    expect(page).toContain(oldTeam.name);
    expect((await call("GET /teams")).body).not.toContain(oldTeam.name);
    const late = await call(`PUT /api/Contest/${oldId}`, { token: admin, body: { name: "Changed" } });
    expect([late.status, late.body.detail]).toEqual([409, "The 2025 edition is over and stays as it was."]);
  });

  it("leaves the old one's leaders and people in the control panel, where they cannot be changed", async () => {
    const get = async (path: string) => (await call(`GET /controlPanel/${path}`, { cookies: { session: admin } })).body;
    const [leaders, oldLeaders, people, oldPeople] = await Promise.all(
      ["leaders", "leaders?year=2025", "people", "people?year=2025"].map(get),
    );
    expect(oldLeaders).toContain(
      "You see the 2025 edition. It is over: only the state of its results and what is marked as printed can be changed.",
    );
    const [leader] = await query<{ fullName: string }>(
      'SELECT p."fullName" FROM "Team" t JOIN "Leader" l ON l."id" = t."leaderId" JOIN "Person" p ON p."id" = l."personId" WHERE t."id" = $1',
      [oldTeam.id],
    );
    expect([leaders, oldLeaders].map((page) => page.includes(leader?.fullName))).toEqual([false, true]);
    expect([people, oldPeople].map((page) => page.includes("Add Person"))).toEqual([true, false]);
  });

  it("is recorded in the audit log", async () => {
    const { body } = await call("GET /api/Audit?entity=Edition", { token: admin });
    const entries = body.filter(({ action }: { action: string }) => action === "POST /api/Contest/next");
    expect(entries.map(({ changes }: { changes: object }) => changes)).toContainEqual({ isCurrent: [true, false] });
    expect(entries).toHaveLength(2);
  });
});

describe("an edition that is being prepared", () => {
  const dates = { startDate: "2027-04-14", endDate: "2027-04-18", endOfRegistrationDate: "2027-03-25T23:59" };
  const people = async () =>
    (await call(`GET /api/Person/role/COMMITTEE?contestId=${id}`, { token: admin })).body.map(
      ({ fullName }: { fullName: string }) => fullName,
    );
  const prepare = (changes: object = {}) =>
    start(next({ contestId: null, year: 2027, ...dates, draft: true, ...changes }));
  const contest = async () => (await call("GET /api/Contest")).body;
  const remove = (edition: string) => call(`DELETE /api/Contest/${edition}`, { token: admin });
  let current: { id: string; year: number };
  let id: string;

  it("is seen by administrators only", async () => {
    current = await contest();
    const { status, body } = await prepare();
    expect([status, body.isCurrent]).toEqual([201, false]);
    id = body.id;
    const readers = [undefined, registrator, admin];
    const seen = await Promise.all(readers.map((token) => call("GET /api/Contest?year=2027", { token })));
    expect(seen.map(({ status }) => status)).toEqual([404, 404, 200]);
    for (const hidden of ["/2027", "/2027/teams", "/2027/schedule.ics", "/cards/2027-home.png"])
      expect([hidden, (await call(`GET ${hidden}`)).status]).toEqual([hidden, 404]);
    expect((await call("GET /sitemap.xml")).body).not.toContain("2027");

    const cookies = { session: admin };
    expect((await call("GET /controlPanel/edition?year=2027", { cookies })).body).toContain("2027, next edition");
    for (const hidden of ["edition?year=2025", "leaders?year=2027", "leaders?year=next"])
      expect([hidden, (await call(`GET /controlPanel/${hidden}`, { cookies })).status]).toEqual([hidden, 404]);
  });

  it("is edited like the current edition, which stays as it is", async () => {
    const parts: [string, object][] = [
      ["", { name: "Tournament of Drafts" }],
      ["/texts", { rules: "<p>New rules.</p>" }],
      ["/schedule", { schedule: [{ date: "2027-04-16", items: [{ title: "Opening" }] }] }],
      ["/companies", { companies: [] }],
    ];
    for (const [part, body] of parts)
      expect((await call(`PUT /api/Contest/${id}${part}`, { token: admin, body })).status).toBe(200);
    const { body } = await call("GET /api/Contest?year=2027", { token: admin });
    expect([body.name, body.rules, body.organizers]).toEqual(["Tournament of Drafts", "<p>New rules.</p>", []]);
    expect(await contest()).toEqual(current);
  });

  it("has people of committees before it is public, and no guests", async () => {
    const path = "POST /api/Person";
    const person = { fullName: "Nadya Nextova", roles: ["JURY_MEMBER"], contestId: id };
    const added = await call(path, { token: admin, body: person });
    expect([added.status, await people()]).toEqual([201, expect.arrayContaining(["Nadya Nextova"])]);
    const change = { ...person, fullName: "Nadya Renamed" };
    expect((await call(`PUT /api/Person/${added.body.id}`, { token: admin, body: change })).status).toBe(200);
    expect((await call(`PUT /api/Person/${added.body.id}`, { token: registrator, body: change })).status).toBe(404);
    const guest = await call(path, { token: admin, body: { ...person, roles: ["GUEST"] } });
    expect([guest.status, Object.keys(guest.body.errors)]).toEqual([422, ["roles.0"]]);
    expect((await call(path, { token: registrator, body: person })).body.errors).toHaveProperty("contestId");
    expect((await call(`DELETE /api/Person/${added.body.id}`, { token: admin })).body).toBe(true);
    expect(await people()).not.toContain("Nadya Renamed");
  });

  it("is the only one, and no other edition is started meanwhile", async () => {
    for (const isDraft of [true, false])
      expect((await prepare({ draft: isDraft })).body).toMatchObject({
        status: 409,
        detail: "The 2027 edition is being prepared already. Make it the current edition or delete it first.",
      });
  });

  it("can be deleted again, unlike the current edition", async () => {
    expect((await remove(current.id)).status).toBe(409);
    expect((await remove(id)).body).toBe(true);
    expect((await call("GET /api/Contest?year=2027", { token: admin })).status).toBe(404);
    expect(await contest()).toEqual(current);
  });

  it("shows what is unfinished in the current edition before it takes its place", async () => {
    id = (await prepare()).body.id;
    const page = "GET /controlPanel/edition?year=2027&view=next";
    const unfinished = async () => textOf((await call(page, { cookies: { session: admin } })).body);
    expect(await unfinished()).toContain("2 arrivals not confirmed");
    expect(await unfinished()).not.toContain("with points");
    await query(`INSERT INTO "Task" VALUES (gen_random_uuid(), $1, 'Senior', 1, 1, 'aliens', 100)`, [current.id]);
    await query(
      `INSERT INTO "Score" ("contestantId", "taskId", "editionId", "points")
      SELECT c."id", t."id", t."editionId", 40 FROM "Contestant" c JOIN "Task" t ON t."editionId" = c."editionId" WHERE t."editionId" = $1`,
      [current.id],
    );
    await query(`INSERT INTO "AwardBoundary" VALUES ($1, 'Senior', 'GOLD', 10)`, [current.id]);
    for (const text of [
      "1 contestant with points; the results are hidden",
      "1 diploma not printed",
      "2 arrivals not confirmed",
    ])
      expect(await unfinished()).toContain(text);
  });

  const makeCurrent = (edition: string, search = "", at?: string) =>
    call(`POST /api/Contest/${edition}/current${search}`, { token: admin, at });

  it("becomes the current edition before the other one is over only if the request names that one's year", async () => {
    expect((await makeCurrent(current.id)).status).toBe(409);
    for (const search of ["", "?ends=2027"])
      expect((await makeCurrent(id, search)).body.errors).toEqual({
        ends: ["The last day of the 2026 edition is 19 April 2026. Send 2026 to end it now."],
      });
    expect((await makeCurrent(id, "", "2026-04-18T20:59:59Z")).status).toBe(422);
    expect((await contest()).year).toBe(2026);
  });

  it("can be replaced by the previous edition while nobody has registered in it", async () => {
    expect((await makeCurrent(id, "?ends=2026")).status).toBe(200);
    expect((await makeCurrent(oldId)).body.detail).toBe("The 2025 edition is over and stays as it was.");
    expect((await makeCurrent(current.id)).body).toMatchObject({ year: 2026, isCurrent: true });
    expect((await call("GET /2027")).status).toBe(404);
    expect(await contest()).toEqual(current);
    expect((await makeCurrent(oldId)).body.detail).toBe("The 2025 edition is over and stays as it was.");
  });

  it("becomes the current edition on the last day of the one before, and ends it", async () => {
    const { status, body } = await makeCurrent(id, "", "2026-04-18T21:00:00Z");
    expect([status, body.isCurrent, (await contest()).year]).toEqual([200, true, 2027]);
    const travel = { timeOfArrival: "2027-04-13T10:00", timeOfDeparture: "2027-04-19T10:00" };
    const team = await call("POST /api/Team", { token: registrator, body: teamPayload(travel) });
    expect(team.status).toBe(201);
    expect((await makeCurrent(current.id)).body.detail).toBe(
      "The 2027 edition has teams, guests, guides, transfers or deadline extensions.",
    );
    expect((await call("GET /2026/teams")).status).toBe(200);
    const log = (await call("GET /api/Audit?entity=Edition", { token: admin })).body;
    expect(log.filter(({ action }: { action: string }) => action === "POST /api/Contest/{id}/current")).toHaveLength(6);
  });
});

describe("the previous edition", () => {
  const cookies = () => ({ session: admin });
  const publish = (state: string, year = 2026) =>
    call(`PUT /api/Result/state?year=${year}`, { token: admin, body: { state } });
  const open = async (page: string) => (await call(`GET /controlPanel/${page}year=2026`, { cookies: cookies() })).body;

  it("has results that administrators can still publish", async () => {
    expect((await call("GET /2026/results")).status).toBe(404);
    expect((await publish("PROVISIONAL", 2030)).status).toBe(404);
    expect(await open("results?view=publication&")).toContain("Only administrators see them.");
    expect((await publish("PROVISIONAL")).body).toMatchObject({ state: "PROVISIONAL" });
    expect((await call("GET /2026/results")).body).toContain("aliens");
    expect((await call("GET /results")).status).toBe(404);
    expect((await publish("FINAL")).body).toMatchObject({ state: "FINAL" });
  });

  it("has documents that can still be printed and marked as printed, and no tasks or boundaries that can be changed", async () => {
    const diplomas: string = await open("print/diplomas?");
    expect(textOf(diplomas)).toContain("Gold medal");
    const body = printRequestOf(diplomas);
    const mark = (search: string) => call(`POST /api/Print/diplomas${search}`, { token: admin, body });
    expect((await mark("")).status).toBe(409);
    expect((await mark("?year=2026")).body).toEqual({ count: 1 });
    expect(textOf(await open("print/diplomas?"))).toContain("0 new or changed since");
    for (const [document, text] of [
      ["badges", "BGR1"],
      ["certificates", "for taking part in the tournament"],
      ["labels", "No labels"],
      ["slips", "No slips"],
    ])
      expect(await open(`print/${document}?`)).toContain(text);
    expect(await open("print?")).toContain("/controlPanel/print/certificates?year=2026");
    expect(await open("results?view=import&")).not.toContain("Import the points");
  });
});
