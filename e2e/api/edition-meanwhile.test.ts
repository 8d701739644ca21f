import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EditionSite, startEditionSite } from "@/e2e/support/edition-site";
import { leaderModel, teamPayload } from "@/e2e/support/team-payload";

let site: EditionSite;
beforeAll(async () => {
  site = await startEditionSite();
});
afterAll(() => site.stop());

/** Asks while somebody else changes the edition; the answer comes once they are done. */
async function askDuring(change: string, ask: () => ReturnType<EditionSite["call"]>) {
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
    [team] = (await site.call("GET /api/Team", { token: site.token })).body;
    guest = (await site.call("POST /api/Person", { token: site.token, body: { fullName: "In Time", tShirtSize: "M" } }))
      .body.id;
    const account = { email: "late@test.example", name: "Late", password: "long-enough", role: "Guide" };
    guideUser = (await site.call("POST /api/Identity/Register", { token: site.token, body: account })).body.id;
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
    const sender = endpoint === "POST /api/Team" ? await site.tokenOf("registrator.bg") : site.token;
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
