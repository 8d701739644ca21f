import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OwnSite, startOwnSite } from "@/e2e/support/own-site";
import { leaderModel, pictureBase64, teamPayload } from "@/e2e/support/team-payload";

let site: OwnSite;
let token: string;
let path: string;
beforeAll(async () => {
  site = await startOwnSite();
  token = await site.tokenOf("admin");
  const { body } = await site.call("GET /api/Contest");
  path = `/api/Contest/${body.id}`;
});
afterAll(() => site.stop());

const settings = async () => (await site.call(`GET ${path}/settings`, { token })).body;
const put = (part: string, body: unknown) => site.call(`PUT ${path}${part}`, { token, body });
const contest = async () => (await site.call("GET /api/Contest")).body;

describe("an edition's names, dates, place and links", () => {
  it("are changed one by one; what is not named stays", async () => {
    const before = await settings();
    const answer = await put("", { venue: "Preslav, Bulgaria", materialsUrl: "https://tasks.example/2025" });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ...before,
      venue: "Preslav, Bulgaria",
      materialsUrl: "https://tasks.example/2025",
      version: before.version + 1,
    });
    expect((await contest()).materialsUrl).toBe("https://tasks.example/2025");
    expect((await put("", { materialsUrl: null })).body.materialsUrl).toBeNull();
  });

  it("take a deadline without an offset in the venue's time", async () => {
    const answer = await put("", { endOfRegistrationDate: "2025-03-25T18:00" });
    expect(answer.body.endOfRegistrationDate).toBe("2025-03-25T16:00:00.000Z");
    expect((await contest()).endOfEditDate).toBe("2025-03-26T16:00:00.000Z");
  });

  it.each([
    ["the end before the beginning", { endDate: "2025-04-08" }, "endDate"],
    ["a beginning in another year", { startDate: "2024-12-30" }, "startDate"],
    ["a deadline after the tournament", { endOfRegistrationDate: "2025-04-14T00:00" }, "endOfRegistrationDate"],
    ["a day that is none", { startDate: "2025-02-30" }, "startDate"],
    ["a time zone that is none", { timeZone: "Europe/Shumen" }, "timeZone"],
    ["an offset for a time zone", { timeZone: "+03:00" }, "timeZone"],
    ["a script for a link", { invitationLetterUrl: "javascript:alert(1)" }, "invitationLetterUrl"],
    ["data for a link", { materialsUrl: "data:text/html,x" }, "materialsUrl"],
    ["another site without a scheme", { materialsUrl: "//evil.example/x" }, "materialsUrl"],
    ["an e-mail address that is none", { contactEmail: "office" }, "contactEmail"],
    ["a blank name", { name: " " }, "name"],
  ])("refuse %s at its field", async (_what, body, field) => {
    const before = await settings();
    const answer = await put("", body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    expect(await settings()).toEqual(before);
  });

  it("refuse an edit made from an older version", async () => {
    const { version } = await settings();
    expect((await put("", { name: "Mine", version })).status).toBe(200);
    expect((await put("", { name: "Too late", version })).status).toBe(409);
    expect((await settings()).name).toBe("Mine");
  });

  it("are told by the audit trail", async () => {
    await put("", { contactEmail: "new@tournament.example" });
    const { body } = await site.call("GET /api/Audit?entity=Edition", { token });
    expect(body[0]).toMatchObject({
      action: "PUT /api/Contest/{id}",
      changes: { contactEmail: ["office@tournament.example", "new@tournament.example"] },
    });
    expect(Object.keys(body[0].changes)).toEqual(["contactEmail"]);
  });
});

describe("an edition's lists", () => {
  it("add, order and remove values, which the forms then offer", async () => {
    const operatingSystemNamesList = ["Debian", "Windows", "Ubuntu", "macOS"];
    expect((await put("", { operatingSystemNamesList })).status).toBe(200);
    const { body } = await site.call("GET /api/Contest/availableEnums");
    expect(body.operatingSystemNamesList).toEqual(operatingSystemNamesList);
    await put("", { operatingSystemNamesList: operatingSystemNamesList.slice(1) });
    expect((await settings()).operatingSystemNamesList).toEqual(["Windows", "Ubuntu", "macOS"]);
  });

  it("rename a value in every record that holds it, two for one another as well", async () => {
    const { uses } = await settings();
    const list = (await settings()).arrivalLocationsList.map((name: string) => ({ name }));
    const swapped = list.map(({ name }: { name: string }) =>
      name === "Sofia Airport"
        ? { name: "Varna Airport", was: name }
        : name === "Varna Airport"
          ? { name: "Sofia Airport", was: name }
          : { name },
    );
    const answer = await put("", { arrivalLocationsList: swapped });
    expect(answer.status).toBe(200);
    expect(answer.body.uses.arrivalLocationsList).toEqual({
      ...uses.arrivalLocationsList,
      "Sofia Airport": uses.arrivalLocationsList["Varna Airport"],
      "Varna Airport": uses.arrivalLocationsList["Sofia Airport"],
    });
  });

  it("keep a value that records hold, and say how many", async () => {
    const { uses, tShirtSizesList } = await settings();
    const answer = await put("", { tShirtSizesList: tShirtSizesList.filter((size: string) => size !== "M") });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.tShirtSizesList[0]).toContain(
      `“M” cannot be removed while ${uses.tShirtSizesList.M} records hold it`,
    );
  });

  it.each([
    ["without Other", { arrivalLocationsList: ["Varna Airport"] }, /^arrivalLocationsList/],
    ["with nothing in it", { tShirtSizesList: [] }, /^tShirtSizesList$/],
    ["with a value twice, whatever its case", { tShirtSizesList: ["M", "m"] }, /^tShirtSizesList\.1\.name$/],
    ["with a blank value", { tShirtSizesList: ["M", " "] }, /^tShirtSizesList\.1\.name$/],
    ["that renames what is not there", { tShirtSizesList: [{ name: "A", was: "B" }] }, /^tShirtSizesList/],
  ])("refuse a list %s", async (_what, body, field) => {
    const answer = await put("", body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)[0]).toMatch(field);
  });
});

describe("an edition's texts", () => {
  const text =
    '<h2>Rules</h2><p>See <a href="https://example.org/" onclick="x()">here</a>.</p><table><tbody><tr><td>1</td></tr></tbody></table><script>alert(1)</script>';
  const clean =
    '<h2>Rules</h2><p>See <a href="https://example.org/">here</a>.</p><table><tbody><tr><td>1</td></tr></tbody></table>';

  it("are stored without what could run, as the preview shows them", async () => {
    const preview = await site.call("POST /api/Contest/preview/text", { token, body: { text } });
    expect(preview.body).toEqual({ html: clean });
    const { welcomeText } = await settings();
    const answer = await put("/texts", { rules: text });
    expect(answer.body).toMatchObject({ rules: clean, welcomeText });
    const page = (await site.call("GET /information/rules")).body;
    expect(page).toContain('<a href="https://example.org/">here</a>');
    expect(page).not.toContain("alert(1)");
  });
});

describe("an edition's companies", () => {
  const golden = async () => (await contest()).goldenSponsors.map(({ name }: { name: string }) => name);

  it("keep their identity and logo by their id, in the order they are sent", async () => {
    const { companies } = await settings();
    const answer = await put("/companies", {
      companies: [...companies].reverse().map(({ imageUrl: _, ...company }) => ({ ...company, companyUrl: null })),
    });
    expect(answer.status).toBe(200);
    const pairs = (list: { id: string; imageUrl: string }[]) => list.map(({ id, imageUrl }) => `${id} ${imageUrl}`);
    expect(pairs(answer.body.companies).sort()).toEqual(pairs(companies).sort());
    const ofGold = companies.filter(({ kind }: { kind: string }) => kind === "GOLDEN_SPONSOR");
    expect(await golden()).toEqual(ofGold.map(({ name }: { name: string }) => name).reverse());
  });

  it("take a logo, give it up, and go with it", async () => {
    const picture = await pictureBase64("#13579b");
    const one = { kind: "PATRON", name: "Patron of Logos", companyUrl: "https://patron.example/" };
    const { companies } = await settings();
    const others = companies.map(({ imageUrl: _, ...company }: { imageUrl: string }) => company);
    await put("/companies", { companies: [...others, { ...one, picture }] });
    const withLogo = (await settings()).companies.find(({ name }: { name: string }) => name === one.name);
    expect((await site.call(`GET ${withLogo.imageUrl}`)).status).toBe(200);
    const bare = { ...one, id: withLogo.id, removePicture: true };
    await put("/companies", { companies: [...others, bare] });
    // Memory forgets it as soon as it hears of the change.
    await expect.poll(async () => (await site.call(`GET ${withLogo.imageUrl}`)).status).toBe(404);
    await put("/companies", { companies: others });
    expect((await contest()).patrons.map(({ name }: { name: string }) => name)).not.toContain(one.name);
  });

  it.each([
    ["a link that is a script", { name: "X", kind: "PATRON", companyUrl: "javascript:alert(1)" }, "companyUrl"],
    ["no name", { name: "", kind: "PATRON" }, "name"],
    ["a kind there is none of", { name: "X", kind: "FRIEND" }, "kind"],
    ["a logo that is no picture", { name: "X", kind: "PATRON", picture: "aGVsbG8=" }, "picture"],
    ["an id of nothing", { name: "X", kind: "PATRON", id: "6b1f2f6e-3d5e-4d66-9d0a-0f6b8a1f0001" }, "id"],
  ])("refuse one with %s, and change nothing", async (_what, company, field) => {
    const before = await settings();
    const answer = await put("/companies", { companies: [company] });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [`companies.0.${field}`]]);
    expect(await settings()).toEqual(before);
  });
});

describe("an edition's committees", () => {
  it("keep their people when they are renamed and moved", async () => {
    const { committees } = await settings();
    const [first, second, jury] = committees;
    const sent = [{ ...jury, name: "Grand Jury" }, first, second, { name: "Жури", chairTitle: "A", memberTitle: "B" }];
    const answer = await put("/committees", { committees: sent });
    expect(
      answer.body.committees.map(({ key, name, peopleCount }: (typeof committees)[0]) => [key, name, peopleCount]),
    ).toEqual([
      ["JURY", "Grand Jury", jury.peopleCount],
      ["ORGANIZING_COMMITTEE", first.name, first.peopleCount],
      ["SCIENTIFIC_COMMITTEE", second.name, second.peopleCount],
      ["COMMITTEE", "Жури", 0],
    ]);
    expect((await contest()).committees[0].members).toHaveLength(jury.peopleCount);
  });

  it("stay while people hold their roles, and go without", async () => {
    const { committees } = await settings();
    const [jury, ...rest] = committees;
    const refused = await put("/committees", { committees: rest });
    expect(refused.status).toBe(422);
    expect(refused.body.errors.committees[0]).toContain(
      `“Grand Jury” cannot be removed while ${jury.peopleCount} people hold a role in it.`,
    );
    expect((await put("/committees", { committees: committees.slice(0, -1) })).status).toBe(200);
  });
});

describe("an edition's schedule", () => {
  const item = { date: "2025-04-11", title: "Contest", startTime: "08:30", endTime: "13:30", location: "Hall 1" };

  it("is shown by day, within a day in the order it was sent", async () => {
    const { schedule } = await settings();
    const sent = [{ ...item, title: "Late", startTime: "20:00", endTime: null }, ...schedule, item];
    const answer = await put("/schedule", { schedule: sent });
    const day = answer.body.schedule.filter(({ date }: { date: string }) => date === item.date);
    expect([day.at(0).title, day.at(-1).title]).toEqual(["Late", "Contest"]);
    expect((await site.call("GET /schedule")).body).toContain("Hall 1");
  });

  it.each([
    ["an end before its start", { ...item, endTime: "08:00" }, "endTime"],
    ["an end alone", { ...item, startTime: null }, "startTime"],
    ["an hour that is none", { ...item, startTime: "25:00", endTime: null }, "startTime"],
    ["a day far away", { ...item, date: "2026-04-11" }, "date"],
    ["no title", { ...item, title: "" }, "title"],
  ])("refuses a line with %s", async (_what, line, field) => {
    const answer = await put("/schedule", { schedule: [line] });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [`schedule.0.${field}`]]);
  });
});

/** Asks while somebody else changes the edition; the answer comes once they are done. */
async function askDuring(change: string, ask: () => ReturnType<OwnSite["call"]>) {
  const changing = new pg.Client({ connectionString: site.databaseUrl });
  await changing.connect();
  await changing.query(`BEGIN; SELECT 1 FROM "Edition" FOR UPDATE; ${change}`);
  const answer = ask();
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE "wait_event_type" = 'Lock'`;
  while ((await site.query(waiting)).length === 0);
  await changing.query("COMMIT");
  await changing.end();
  return answer;
}

describe("a value that goes while a write with it is on its way", () => {
  const travel = {
    ...{ timeOfArrival: "2025-04-09T10:00", arrivalLocation: "Other" },
    ...{ timeOfDeparture: "2025-04-12T10:00", departureLocation: "Other" },
  };
  const person = { fullName: "Too Late", tShirtSize: "M" };
  let team: { id: string; leader: { id: string }; contestants: { id: string }[] };
  let guest: string;
  let guideUser: string;
  let lists: Record<string, unknown>;
  beforeAll(async () => {
    [team] = (await site.call("GET /api/Team", { token })).body;
    guest = (await site.call("POST /api/Person", { token, body: { fullName: "In Time", tShirtSize: "M" } })).body.id;
    const account = { email: "late@test.example", name: "Late", password: "long-enough", role: "Guide" };
    guideUser = (await site.call("POST /api/Identity/Register", { token, body: account })).body.id;
    [lists = {}] = await site.query(`SELECT "tShirtSizes", "operatingSystemNames", "arrivalLocations" FROM "Edition"`);
  });

  const locations = ["arrivalLocation", "departureLocation"];
  const contestant = { operatingSystemName: "Windows", dateOfBirth: "2008-01-01" };
  const writes: [endpoint: string, body: () => object, fields: string[]][] = [
    [
      "POST /api/Team",
      () => teamPayload(),
      [
        ...locations,
        ...["leaderCreateModel.leaderPerson.tShirtSize", "contestants.0.contestantPerson.tShirtSize"],
        "contestants.0.operatingSystemName",
      ],
    ],
    ["PUT /api/Team/arrival", () => ({ teamId: team.id, ...travel }), locations],
    [
      "POST /api/Contestant/toTeam",
      () => ({ teamId: team.id, contestantPerson: person, ...contestant }),
      ["contestantPerson.tShirtSize", "operatingSystemName"],
    ],
    [
      "PUT /api/Contestant",
      () => ({ id: team.contestants[0]?.id, personEditModel: person, ...contestant }),
      ["personEditModel.tShirtSize", "operatingSystemName"],
    ],
    [
      "POST /api/Leader/addreplace",
      () => ({ teamId: team.id, isDeputy: true, leaderCreateModel: leaderModel("Too Late") }),
      ["leaderCreateModel.leaderPerson.tShirtSize"],
    ],
    [
      "PUT /api/Leader",
      () => ({ id: team.leader.id, email: "late@team.example", phoneNumber: "1", person }),
      ["person.tShirtSize"],
    ],
    [
      "POST /api/Person",
      () => ({ ...person, ...travel, roles: ["LATE_CHAIR"] }),
      ["tShirtSize", ...locations, "roles.0"],
    ],
    [
      "PUT /api/Person/{id}",
      () => ({ ...person, ...travel, roles: ["GUEST", "LATE_CHAIR"] }),
      ["tShirtSize", ...locations, "roles.1"],
    ],
    ["POST /api/Guide", () => ({ person, userId: guideUser, phoneNumber: "1" }), ["person.tShirtSize"]],
  ];

  it.each(writes)("is refused at its field: %s", async (endpoint, body, fields) => {
    const sender = endpoint === "POST /api/Team" ? await site.tokenOf("registrator.bg") : token;
    await site.query(`INSERT INTO "Committee" ("id", "editionId", "position", "key", "name")
      SELECT gen_random_uuid(), "id", 9, 'LATE', 'Late' FROM "Edition"`);
    const change = `DELETE FROM "Committee" WHERE "key" = 'LATE';
      UPDATE "Edition" SET "tShirtSizes" = '{A}', "operatingSystemNames" = '{A}', "arrivalLocations" = '{A}'`;
    const ask = () => site.call(endpoint.replace("{id}", guest), { token: sender, body: body() });
    const answer = await askDuring(change, ask);
    await site.query(`UPDATE "Edition" SET "tShirtSizes" = $1, "operatingSystemNames" = $2, "arrivalLocations" = $3`, [
      ...Object.values(lists),
    ]);
    expect([answer.status, Object.keys(answer.body.errors ?? {}).sort()]).toEqual([422, fields.toSorted()]);
  });
});

describe("while the next edition is being started", () => {
  it("a team that was on its way is refused, not put into the old one", async () => {
    const registrator = await site.tokenOf("registrator.bg");
    const teams = 'SELECT count(*) FROM "Team"';
    const before = await site.query(teams);
    const { status, body } = await askDuring('UPDATE "Edition" SET "isCurrent" = false', () =>
      site.call("POST /api/Team", { token: registrator, body: teamPayload() }),
    );
    await site.query('UPDATE "Edition" SET "isCurrent" = true');
    expect([status, body.detail]).toEqual([409, "The next edition has begun in the meantime. Reload the page."]);
    expect(await site.query(teams)).toEqual(before);
  });
});
