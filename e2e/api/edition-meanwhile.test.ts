import { createHash } from "node:crypto";
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { ownEdition } from "@/e2e/support/edition-site";
import { call, demoToken } from "@/e2e/support/http";
import { countWaitingFor, whileLocked } from "@/e2e/support/locks";
import {
  accountPayload,
  contestantEdit,
  guidePayload,
  leaderContact,
  leaderEdit,
  leaderModel,
  nextEditionPayload,
  pictureBase64,
  teamPayload,
  travel,
} from "@/e2e/support/payloads";
import { publicEdition } from "@/e2e/support/public-edition";
import { baseUrl, databaseUrl, query } from "@/e2e/support/site";

const edition = ownEdition();

/** Sends a request while a transaction changes the edition, commits once the request waits, and returns the response. */
async function sendDuring(change: string, send: () => ReturnType<typeof call>) {
  return whileLocked(`SELECT 1 FROM "Edition" FOR UPDATE; ${change}`, async (changing) => {
    const response = send();
    await expect.poll(() => countWaitingFor(changing)).toBeGreaterThan(0);
    await changing.query("COMMIT");
    return response;
  });
}

/** Creates an account, of a guide by default. */
const register = async (changes: object = {}) =>
  (await call("POST /api/Identity/Register", { token: edition.token, body: accountPayload(changes) })).body;

describe("an option that is removed while a request uses it", () => {
  const person = { fullName: "Too Late", tShirtSize: "M" };
  let team: { id: string; leader: { id: string }; contestants: { id: string }[] };
  let guest: string;
  let guideUser: string;
  let lists: Record<string, unknown>;
  beforeAll(async () => {
    [team] = (await call("GET /api/Team", { token: edition.token })).body;
    guest = (await call("POST /api/Person", { token: edition.token, body: { fullName: "In Time", tShirtSize: "M" } }))
      .body.id;
    guideUser = (await register()).id;
    [lists = {}] = await query(`SELECT "tShirtSizes", "operatingSystemNames", "arrivalLocations" FROM "Edition"`);
  });

  const locations = ["arrivalLocation", "departureLocation"];
  const contestant = { operatingSystemName: "Windows", dateOfBirth: "2008-01-01" };
  const writes: [endpoint: string, body: () => object, fields: string[]][] = [
    [
      "POST /api/Team",
      () => teamPayload(),
      [
        ...locations,
        "leaderCreateModel.leaderPerson.tShirtSize",
        "contestants.0.contestantPerson.tShirtSize",
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
      () => contestantEdit(team.contestants[0]?.id, { personEditModel: person }),
      ["personEditModel.tShirtSize", "operatingSystemName"],
    ],
    [
      "POST /api/Leader/addreplace",
      () => ({ teamId: team.id, isDeputy: true, leaderCreateModel: leaderModel("Too Late") }),
      ["leaderCreateModel.leaderPerson.tShirtSize"],
    ],
    ["PUT /api/Leader", () => leaderEdit(team.leader.id, { person }), ["person.tShirtSize"]],
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
    ["POST /api/Guide", () => guidePayload(guideUser, { person }), ["person.tShirtSize"]],
  ];

  it.each(writes)("is refused at its field: %s", async (endpoint, body, fields) => {
    const sender = endpoint === "POST /api/Team" ? await demoToken("registrator.bg") : edition.token;
    await query(`INSERT INTO "Committee" ("id", "editionId", "position", "key", "name")
      SELECT gen_random_uuid(), "id", 9, 'LATE', 'Late' FROM "Edition"`);
    const change = `DELETE FROM "Committee" WHERE "key" = 'LATE';
      UPDATE "Edition" SET "tShirtSizes" = '{A}', "operatingSystemNames" = '{A}', "arrivalLocations" = '{A}'`;
    const send = () => call(endpoint.replace("{id}", guest), { token: sender, body: body() });
    const response = await sendDuring(change, send);
    await query(
      `UPDATE "Edition" SET "tShirtSizes" = $1, "operatingSystemNames" = $2, "arrivalLocations" = $3`,
      Object.values(lists),
    );
    expect([response.status, Object.keys(response.body.errors ?? {}).sort()]).toEqual([422, fields.toSorted()]);
  });
});

describe("the last administrator", () => {
  it("keeps the role if another one is disabled while they lose it", async () => {
    const { id, email, name } = await register({ role: "Administrator" });
    const { status, body } = await sendDuring(
      `UPDATE "User" SET "disabledAt" = now() WHERE "email" = 'admin@demo.test'`,
      () => call(`PUT /api/Identity/${id}`, { token: edition.token, body: { email, name, role: "Guide" } }),
    );
    await query(`UPDATE "User" SET "disabledAt" = NULL WHERE "email" = 'admin@demo.test'`);
    expect([status, body.detail]).toEqual([
      409,
      "This is the last administrator. Give another account this role first.",
    ]);
  });
});

it("an account whose role changes meanwhile does not become a guide", async () => {
  const { id, email } = await register();
  const { status, body } = await sendDuring(
    `UPDATE "User" SET "role" = 'Administrator' WHERE "email" = '${email}'`,
    () => call("POST /api/Guide", { token: edition.token, body: guidePayload(id) }),
  );
  expect([status, body.errors]).toEqual([422, { userId: ["Choose a user with the role Guide."] }]);
});

describe("registering teams", () => {
  it("checks each against the current dates and options", async () => {
    const token = await demoToken("registrator.bg");
    const status = async () => (await call("POST /api/Team", { token, body: teamPayload() })).status;
    const [stored = {}] = await query(`SELECT "endOfRegistrationDate", "operatingSystemNames" FROM "Edition"`);
    const extension = `INSERT INTO "DeadlineExtension"
      ("id", "editionId", "countryId", "endOfRegistrationDate", "reason", "givenById", "givenAt")
      SELECT gen_random_uuid(), e."id", u."countryId", '2025-03-08T00:00Z', 'Flight', a."id", now() FROM "Edition" e, "User" u, "User" a
      WHERE u."email" = 'registrator.bg@demo.test' AND a."email" = 'admin@demo.test'`;
    const steps: [change: string, status: number, values?: unknown[]][] = [
      ["SELECT 1", 201],
      [`UPDATE "Edition" SET "endOfRegistrationDate" = '2025-02-28T00:00Z'`, 403],
      [extension, 201],
      [`DELETE FROM "DeadlineExtension"`, 403],
      [`UPDATE "Edition" SET "endOfRegistrationDate" = $1`, 201, [stored.endOfRegistrationDate]],
      [`UPDATE "Edition" SET "operatingSystemNames" = '{A}'`, 422],
      [`UPDATE "Edition" SET "operatingSystemNames" = $1`, 201, [stored.operatingSystemNames]],
    ];
    const statuses: number[] = [];
    for (const [change, , values] of steps) {
      await query(change, values);
      statuses.push(await status());
    }
    expect(statuses).toEqual(steps.map(([, expected]) => expected));
  });

  it("creates a team with the idempotency key of a refused request", async () => {
    const token = await demoToken("registrator.bg");
    const body = teamPayload();
    const send = () => call("POST /api/Team", { token, body, headers: { "Idempotency-Key": "refused-once" } });
    const [stored = {}] = await query(`SELECT "arrivalLocations" FROM "Edition"`);
    const refused = await sendDuring(`UPDATE "Edition" SET "arrivalLocations" = '{A}'`, send);
    await query('UPDATE "Edition" SET "arrivalLocations" = $1', [stored.arrivalLocations]);
    const accepted = await send();
    expect([refused.status, accepted.status, accepted.body.name]).toEqual([422, 201, body.name]);
  });
});

describe("a picture that somebody removes while another person with it is added", () => {
  it.each(["BEFORE", "AFTER"])("stays stored if it is removed %s the other person is", async (moment) => {
    const { token } = edition;
    const picture = await pictureBase64(moment === "BEFORE" ? "#102030" : "#302010");
    const add = (fullName: string) => call("POST /api/Person", { token, body: { fullName, tShirtSize: "M", picture } });
    const { body: first } = await add("First");
    const holder = new pg.Client({ connectionString: databaseUrl });
    await holder.connect();
    // Triggers run in the order of their names, the checks of foreign keys ("RI_…") first.
    await holder.query(`SELECT pg_advisory_lock(1);
      CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NEW; END $$;
      CREATE TRIGGER "hold" ${moment} INSERT ON "Person" FOR EACH ROW
        WHEN (NEW."fullName" = 'Second') EXECUTE FUNCTION hold()`);
    const adding = add("Second");
    await expect.poll(() => countWaitingFor(holder)).toBe(1);
    let isRemoved = false;
    const removing = call(`DELETE /api/Person/${first.id}`, { token }).finally(() => (isRemoved = true));
    await expect.poll(async () => isRemoved || (await countWaitingFor(holder)) === 2).toBe(true);
    await holder.query("SELECT pg_advisory_unlock(1)");
    const [added, removed] = await Promise.all([adding, removing]);
    await holder.query("DROP FUNCTION hold CASCADE");
    await holder.end();
    expect([added.status, removed.status]).toEqual([201, 200]);
    expect((await fetch(baseUrl + added.body.picturePath)).status).toBe(200);
  });
});

describe("two requests with one idempotency key", () => {
  it("both return the team of the first, even if the second would be refused", async () => {
    const token = await demoToken("registrator.bg");
    const newGuest = { fullName: "Leader To Be", tShirtSize: "M", roles: ["GUEST"], ...travel };
    const { body: guest } = await call("POST /api/Person", { token, body: newGuest });
    const body = teamPayload({ leaderCreateModel: { ...leaderContact, leaderPersonId: guest.id } });
    const bodyHash = createHash("sha256")
      .update(`POST /api/Team\n${JSON.stringify(body)}`)
      .digest("hex");
    const [first = {}] = await query(`SELECT t."id" FROM "Team" t JOIN "User" u USING ("countryId")
      WHERE u."email" = 'registrator.bg@demo.test' LIMIT 1`);
    // The transaction stores what the first request would, so only the second one is sent.
    const { status, body: team } = await sendDuring(
      `LOCK TABLE "Person" IN ACCESS EXCLUSIVE MODE;
      INSERT INTO "Leader" ("id", "editionId", "countryId", "personId", "email", "phoneNumber")
        SELECT gen_random_uuid(), "editionId", "countryId", "id", '', '' FROM "Person" WHERE "id" = '${guest.id}';
      INSERT INTO "IdempotentRequest" ("userId", "key", "bodyHash", "resultId")
        SELECT "id", 'same-key', '${bodyHash}', '${first.id}' FROM "User" WHERE "email" = 'registrator.bg@demo.test'`,
      () => call("POST /api/Team", { token, body, headers: { "Idempotency-Key": "same-key" } }),
    );
    expect([status, team.id]).toEqual([201, first.id]);
  });
});

describe("while the next edition is being started", () => {
  it("refuses a team and stores it in neither edition", async () => {
    const token = await demoToken("registrator.bg");
    const send = () => call("POST /api/Team", { token, body: teamPayload() });
    expect((await send()).status).toBe(201);
    const teams = 'SELECT count(*) FROM "Team"';
    const before = await query(teams);
    const { status, body } = await sendDuring(
      `CREATE TEMPORARY TABLE next AS SELECT * FROM "Edition" WHERE "isCurrent";
      UPDATE "Edition" SET "isCurrent" = false;
      UPDATE next SET "id" = gen_random_uuid(), "year" = "year" + 1;
      INSERT INTO "Edition" SELECT * FROM next`,
      send,
    );
    await query('DELETE FROM "Edition" WHERE "isCurrent"');
    await query('UPDATE "Edition" SET "isCurrent" = true WHERE "year" = 2025');
    expect([status, body.detail]).toEqual([409, "The next edition has begun in the meantime. Reload the page."]);
    expect(await query(teams)).toEqual(before);
  });
});

describe("after the next edition has started", () => {
  it("registers the first team of a country that has just registered one in the previous edition", async () => {
    const token = await demoToken("registrator.bg");
    expect((await call("POST /api/Team", { token, body: teamPayload() })).status).toBe(201);
    const next = nextEditionPayload({ contestId: (await publicEdition()).id, carryMembers: false });
    expect((await call("POST /api/Contest/next", { token: edition.token, body: next })).status).toBe(201);
    const body = teamPayload({ timeOfArrival: "2026-04-14T10:00", timeOfDeparture: "2026-04-20T10:00" });
    const { status, body: team } = await call("POST /api/Team", { token, body });
    expect([status, team.contestants?.[0].code]).toEqual([201, "BGR1"]);
  });
});
