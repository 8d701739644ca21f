import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { addMember, insertAccount, insertGuest, insertTeam } from "@/e2e/support/factory";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { type Country, count, countryByCode, query } from "@/e2e/support/site";
import { contestantModel, leaderModel, pictureBase64, teamPayload, travel } from "@/e2e/support/team-payload";
import { emptyId } from "@/lib/platform/validation/ids";

let country: Country;
let registrator: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  country = await countryByCode("BO");
  registrator = await signedIn("TeamRegistrator", "BO");
  admin = await signedIn("Administrator");
});

describe("signing in", () => {
  it("treats no character of the e-mail as a wildcard", async () => {
    const { email, password } = await insertAccount("Guide");
    for (const other of ["%", email.replace("@", "_"), `${email.slice(0, -1)}_`, `%${email.slice(1)}`]) {
      expect((await call("POST /api/Identity/Login", { body: { email: other, password } })).status).toBe(401);
    }
    expect((await call("POST /api/Identity/Login", { body: { email: "a\\", password } })).status).toBe(401);
  });
});

describe("what cannot be stored", () => {
  it.each([
    ["NUL", "a\u0000b"],
    ["an unpaired surrogate", "a\ud800"],
  ])("%s in a text is refused on its field", async (_what, text) => {
    const login = await call("POST /api/Identity/Login", { body: { email: text, password: "x" } });
    expect(login.status).toBe(422);
    const answer = await call("POST /api/Team", { token: registrator.token, body: teamPayload({ name: text }) });
    expect(answer.body.errors).toEqual({ name: ["This contains characters that cannot be stored."] });
  });

  it("in an edition's texts, a password or a role is refused on its field", async () => {
    const { body: contest } = await call("GET /api/Contest");
    const { token } = admin;
    const refused = await Promise.all([
      call(`PUT /api/Contest/${contest.id}/texts`, { token, body: { rules: "<p>a\ud800</p>" } }),
      call(`PUT /api/Contest/${contest.id}/texts`, { token, body: { welcomeText: "<p>a\0</p>" } }),
      call("POST /api/Contest/preview/text", { token, body: { text: "\ud800" } }),
      call("PUT /api/Identity/password", {
        token,
        body: { currentPassword: "x", newPassword: "long enough\ud800" },
      }),
      call("POST /api/Person", {
        token,
        body: { fullName: "Ada Lovelace", countryId: country.id, roles: ["GUEST\0"], ...travel },
      }),
    ]);
    const message = ["This contains characters that cannot be stored."];
    expect(refused.map(({ status, body }) => [status, body.errors])).toEqual([
      [422, { rules: message }],
      [422, { welcomeText: message }],
      [422, { text: message }],
      [422, { newPassword: message }],
      [422, { "roles.0": message }],
    ]);
  });

  it.each(["2025-04-09T14:30:00.1234567890", "0000-01-01T00:00", "9999-01-01T00:00"])(
    "the time %s is refused on its field",
    async (timeOfArrival) => {
      const answer = await call("POST /api/Team", { token: registrator.token, body: teamPayload({ timeOfArrival }) });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ["timeOfArrival"]]);
    },
  );
});

describe("dates", () => {
  it("of arrival and departure are compared as instants, with and without an offset", async () => {
    const { token } = registrator;
    const late = teamPayload({ timeOfArrival: "2025-04-09T12:00:00Z", timeOfDeparture: "2025-04-09T14:00" });
    expect((await call("POST /api/Team", { token, body: late })).body.errors).toEqual({
      timeOfDeparture: ["The departure must be later than the arrival."],
    });
    const fine = teamPayload({ timeOfArrival: "2025-04-09T12:00", timeOfDeparture: "2025-04-09T11:00:00Z" });
    expect((await call("POST /api/Team", { token, body: fine })).status).toBe(201);
  });

  it("of birth must be in the past by the site's clock", async () => {
    const [contestant] = teamPayload().contestants as object[];
    const body = teamPayload({ contestants: [{ ...contestant, dateOfBirth: "2025-03-01" }] });
    const refused = await call("POST /api/Team", { token: registrator.token, body });
    expect(refused.body.errors).toEqual({ "contestants.0.dateOfBirth": ["Date of birth must be in the past."] });
    const later = await call("POST /api/Team", { token: registrator.token, body, at: "2025-03-02T00:00:00Z" });
    expect(later.status).toBe(201);
  });
});

describe("people", () => {
  it("with other roles than guest cannot be changed or removed by registrators", async () => {
    const id = await insertGuest(country);
    await addMember(id, "JURY", true);
    const body = { fullName: "Renamed", ...travel };
    expect((await call(`PUT /api/Person/${id}`, { token: registrator.token, body })).status).toBe(404);
    expect((await call(`DELETE /api/Person/${id}`, { token: registrator.token })).status).toBe(404);
  });

  it("in a team cannot be moved to another country", async () => {
    const { leaderId } = await insertTeam(country);
    const [leader] = await query<{ personId: string }>('SELECT "personId" FROM "Leader" WHERE "id" = $1', [leaderId]);
    const { id: countryId } = await countryByCode("PY");
    const body = { fullName: "Moved", tShirtSize: "M", countryId };
    expect((await call(`PUT /api/Person/${leader?.personId}`, { token: admin.token, body })).status).toBe(409);
  });

  it("refuse one of two concurrent edits of the same version", async () => {
    const id = await insertGuest(country);
    const edit = (fullName: string) =>
      call(`PUT /api/Person/${id}`, { token: registrator.token, body: { fullName, ...travel, version: 1 } });
    const answers = await Promise.all(["One", "Two", "Three"].map(edit));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it("are deleted with their picture", async () => {
    const picture = await pictureBase64(`#${randomUUID().slice(0, 6)}`);
    const body = { fullName: "Brief Guest", picture, ...travel };
    const { body: guest } = await call("POST /api/Person", { token: registrator.token, body });
    expect((await call(`GET ${guest.picturePath}`)).status).toBe(200);
    await call(`DELETE /api/Person/${guest.id}`, { token: registrator.token });
    expect((await call(`GET ${guest.picturePath}`)).status).toBe(404);
  });

  it("are created once per Idempotency-Key, which belongs to one endpoint", async () => {
    const headers = { "Idempotency-Key": randomUUID() };
    const fullName = `Once ${randomUUID().slice(0, 8)}`;
    const body = { fullName, ...travel };
    const answers = await Promise.all(
      [1, 2].map(() => call("POST /api/Person", { token: registrator.token, body, headers })),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await count('SELECT count(*) FROM "Person" WHERE "fullName" = $1', [fullName])).toBe(1);
    const team = await call("POST /api/Team", { token: registrator.token, body: teamPayload(), headers });
    expect(team.status).toBe(409);
  });

  it("are returned to a repeated request, though the edit period has ended since", async () => {
    const headers = { "Idempotency-Key": randomUUID() };
    const body = { fullName: "Repeated Guest", ...travel };
    const first = await call("POST /api/Person", { token: registrator.token, body, headers });
    const late = { token: registrator.token, body, at: "2025-04-01T12:00:00Z" };
    const repeated = await call("POST /api/Person", { ...late, headers });
    expect([repeated.status, repeated.body.id]).toEqual([201, first.body.id]);
    expect((await call("POST /api/Person", late)).status).toBe(403);
  });
});

describe("a team's members", () => {
  it("are added once per Idempotency-Key", async () => {
    const { token } = registrator;
    const { body: team } = await call("POST /api/Team", { token, body: teamPayload() });
    const once = { token, headers: { "Idempotency-Key": randomUUID() } };
    const contestant = { ...contestantModel("Added Once"), teamId: team.id };
    const added = await Promise.all(
      [1, 2].map(() => call("POST /api/Contestant/toTeam", { ...once, body: contestant })),
    );
    expect(added.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(added.map(({ body }) => body.id)).size).toBe(1);
    const again = { token, headers: { "Idempotency-Key": randomUUID() } };
    const leaderCreateModel = leaderModel("Replaced Once");
    const replacement = { teamId: team.id, leaderId: emptyId, isDeputy: true, leaderCreateModel };
    const replaced = await Promise.all(
      [1, 2].map(() => call("POST /api/Leader/addreplace", { ...again, body: replacement })),
    );
    expect(new Set(replaced.map(({ body }) => body.deputyLeader.id)).size).toBe(1);
    expect(replaced[1]?.body.contestants).toHaveLength(2);
  });
});

describe("reading", () => {
  it("with HEAD is not limited as a write", async () => {
    const from = "192.0.2.77";
    // In batches, because of the concurrency limit of a network.
    for (const length of [15, 15, 15, 15, 15]) {
      const answers = await Promise.all(
        Array.from({ length }, () => call("HEAD /api/Contest/availableEnums", { from })),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
  });

  it("treats an empty parameter as missing", async () => {
    expect((await call("GET /api/Contest?year=")).body.year).toBe(2025);
    expect((await call("GET /api/Audit?entity=&id=&before=", { token: admin.token })).status).toBe(200);
  });

  it("lists users whose given password was encrypted with another key", async () => {
    const { id } = await insertAccount("Guide");
    await query('UPDATE "User" SET "encryptedGivenPassword" = $2 WHERE "id" = $1', [
      id,
      Buffer.alloc(40).toString("base64"),
    ]);
    const { status, body } = await call("GET /api/Identity/GetAll", { token: admin.token });
    expect(status).toBe(200);
    expect(body.find((one: { id: string }) => one.id === id).givenPassword).toBeNull();
  });

  it("has no public image optimiser", async () => {
    expect((await call("GET /_next/image?url=%2Fflags%2Fbg.png&w=640&q=75")).status).toBe(404);
  });
});
