import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { insertTeam } from "@/e2e/support/factory";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { leaderEdit, teamPayload, travel } from "@/e2e/support/payloads";
import { type Country, count, countryByCode, query } from "@/e2e/support/site";

let country: Country;
let registrator: SignedIn;
let neighbour: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  country = await countryByCode("NA");
  [registrator, neighbour, admin] = await Promise.all([
    signedIn("TeamRegistrator", "NA"),
    signedIn("TeamRegistrator", "SZ"),
    signedIn("Administrator"),
  ]);
});

const extension = { endOfRegistrationDate: "2025-03-25T14:00", reason: "The post was on strike" };

const give = (body: object = extension, { id } = country) =>
  call(`PUT /api/Contest/extensions/${id}`, { token: admin.token, body });
const remove = () => call(`DELETE /api/Contest/extensions/${country.id}`, { token: admin.token });
const extensions = async () => (await call("GET /api/Contest/extensions", { token: admin.token })).body;
const addTeam = ({ token }: SignedIn, at: string) => call("POST /api/Team", { token, at, body: teamPayload() });
const addGuest = ({ token }: SignedIn, at: string) =>
  call("POST /api/Person", { token, at, body: { fullName: "A Guest", ...travel } });

/** After the edition's end of registration, in its edit period. */
const editDay = "2025-03-21T12:00:00Z";

describe("a later deadline for one country", () => {
  it("lets only its registrators register until that instant", async () => {
    expect((await addTeam(registrator, editDay)).status).toBe(403);
    expect((await give()).status).toBe(200);
    expect((await addTeam(registrator, editDay)).status).toBe(201);
    expect((await addTeam(registrator, "2025-03-25T11:59:59.999Z")).status).toBe(201);
    const refused = await addTeam(registrator, "2025-03-25T12:00:00Z");
    expect(refused.status).toBe(403);
    expect(refused.body.detail).toBe("Registration ended on 25 March 2025, 14:00 (Shumen time).");
    expect((await addTeam(neighbour, editDay)).body.detail).toBe(
      "Registration ended on 20 March 2025, 23:59 (Shumen time).",
    );
  });

  it("is listed in the order of the countries' names, in which Å is an A", async () => {
    const [aland, zimbabwe] = await Promise.all([countryByCode("AX"), countryByCode("ZW")]);
    for (const late of [zimbabwe, aland]) expect((await give(extension, late)).status).toBe(200);
    const ids = (await extensions()).map(({ countryId }: { countryId: string }) => countryId);
    expect(ids.indexOf(aland.id)).toBeLessThan(ids.indexOf(zimbabwe.id));
  });

  it("extends the edit period of people, teams and leaders", async () => {
    await give();
    const team = await insertTeam(country);
    const writes = [
      (at: string) => addGuest(registrator, at),
      (at: string) =>
        call("PUT /api/Team/arrival", { token: registrator.token, at, body: { teamId: team.id, ...travel } }),
      (at: string) => call("PUT /api/Leader", { token: registrator.token, at, body: leaderEdit(team.leaderId) }),
    ];
    for (const write of writes) {
      expect((await write("2025-03-26T11:59:59Z")).status).toBeLessThan(300);
      const refused = await write("2025-03-26T12:00:00Z");
      expect(refused.body.detail).toBe("The edit period ended on 26 March 2025, 14:00 (Shumen time).");
    }
    expect((await addGuest(neighbour, "2025-03-22T12:00:00Z")).status).toBe(403);
  });

  it("does not change the edition's own date in responses", async () => {
    await give();
    expect((await call("GET /api/Contest")).body.endOfRegistrationDate).toBe("2025-03-20T21:59:00.000Z");
  });

  it("can be deleted once", async () => {
    await give();
    expect((await remove()).body).toBe(true);
    expect((await addTeam(registrator, editDay)).status).toBe(403);
    expect((await remove()).status).toBe(404);
  });

  it("is listed with its author and reason, and recorded in the audit log", async () => {
    await give();
    await give({ ...extension, reason: "Still no post", endOfRegistrationDate: "2025-03-26T14:00" });
    const [row] = (await extensions()).filter((listed: { countryId: string }) => listed.countryId === country.id);
    expect(row).toMatchObject({
      countryName: "Namibia",
      endOfRegistrationDate: "2025-03-26T12:00:00.000Z",
      endOfEditDate: "2025-03-27T12:00:00.000Z",
      reason: "Still no post",
      givenBy: "Test Administrator",
    });
    await remove();
    const auditLog = await query<{ action: string; changes: Record<string, unknown> }>(
      `SELECT "action", "changes" FROM "AuditEntry" WHERE "entity" = 'DeadlineExtension' AND "userId" = $1
       ORDER BY "id" DESC LIMIT 2`,
      [admin.id],
    );
    expect(auditLog.map(({ action }) => action.split(" ")[0])).toEqual(["DELETE", "PUT"]);
    expect(auditLog[1]?.changes).toEqual({
      reason: [extension.reason, "Still no post"],
      endOfRegistrationDate: ["2025-03-25T12:00:00.000Z", "2025-03-26T12:00:00.000Z"],
    });
  });

  it("must be later than the edition's own, before the end of the tournament, and have a reason", async () => {
    const cases = [
      [
        { ...extension, endOfRegistrationDate: "2025-03-20T23:59" },
        {
          endOfRegistrationDate: [
            "Choose a time later than the end of registration for everybody, 20 March 2025, 23:59 (Shumen time).",
          ],
        },
      ],
      [{ ...extension, endOfRegistrationDate: "2026-03-25T14:00" }, { endOfRegistrationDate: expect.anything() }],
      [{ ...extension, endOfRegistrationDate: "soon" }, { endOfRegistrationDate: expect.anything() }],
      [{ ...extension, reason: "  " }, { reason: ["Reason is required."] }],
    ] as const;
    for (const [body, errors] of cases) {
      const refused = await give(body);
      expect([refused.status, refused.body.errors]).toEqual([422, errors]);
    }
    expect((await give(extension, { id: randomUUID(), alpha3: "XXX", name: "" })).status).toBe(404);
  });

  it("is not overwritten without its version, and is created once by concurrent requests", async () => {
    await remove();
    const responses = await Promise.all(Array.from({ length: 6 }, () => give({ ...extension, version: 0 })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const stored = 'SELECT count(*) FROM "DeadlineExtension" WHERE "countryId" = $1';
    expect(await count(stored, [country.id])).toBe(1);
    expect((await give({ ...extension, version: 1 })).body.version).toBe(2);
  });
});
