import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { call, signedIn } from "@/e2e/support/http";
import { type Account, type Country, count, countryByCode } from "@/e2e/support/site";
import { contestantModel, pictureBase64, teamPayload } from "@/e2e/support/team-payload";
import { insertTeam } from "@/e2e/support/world";

let country: Country;
let admin: Account & { token: string };
let registrator: Account & { token: string };
beforeAll(async () => {
  country = await countryByCode("TZ");
  admin = await signedIn("Administrator");
  registrator = await signedIn("TeamRegistrator", "TZ");
});

const trailOf = async (id: string) => (await call(`GET /api/Audit?id=${id}`, { token: admin.token })).body;

describe("the audit trail", () => {
  it("says who changed which field from what to what", async () => {
    const { id } = await insertTeam(country);
    await call("PUT /api/Team/basic", { token: registrator.token, body: { id, name: "Renamed", teamGroup: "Senior" } });
    const [entry] = await trailOf(id);
    expect(entry).toMatchObject({
      userId: registrator.id,
      userName: "Test TeamRegistrator",
      action: "PUT /api/Team/basic",
      entity: "Team",
      entityId: id,
    });
    expect(Object.keys(entry.changes)).toEqual(["name"]);
    expect(entry.changes.name[1]).toBe("Renamed");
  });

  it("holds a creation with all that was made, a picture as its hash and not its bytes", async () => {
    const model = contestantModel("With Picture");
    const picture = await pictureBase64("#654321");
    const contestants = [{ ...model, contestantPerson: { ...model.contestantPerson, picture } }];
    const { body: made } = await call("POST /api/Team", {
      token: registrator.token,
      body: teamPayload({ contestants }),
    });
    const [team] = await trailOf(made.id);
    const [person] = await trailOf(made.contestants[0].personId);
    expect(team.changes.name).toEqual([null, made.name]);
    expect(person.changes.pictureHash[1]).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify([team, person])).not.toContain(picture.slice(0, 40));
  });

  it("holds a removal with what was there", async () => {
    const { contestantIds } = await insertTeam(country);
    const [gone = ""] = contestantIds;
    await call(`DELETE /api/Contestant/${gone}`, { token: registrator.token });
    const [entry] = await trailOf(gone);
    expect(entry.changes.operatingSystemName).toEqual(["Windows", null]);
  });

  it("holds nothing of a write that was refused, and nothing where nothing changed", async () => {
    const { id } = await insertTeam(country);
    const body = { id, name: "Refused", teamGroup: "Senior", version: 99 };
    expect((await call("PUT /api/Team/basic", { token: registrator.token, body })).status).toBe(409);
    expect(await trailOf(id)).toEqual([]);
    const name = `Same ${id.slice(0, 8)}`;
    for (const _ of [1, 2])
      await call("PUT /api/Team/basic", { token: registrator.token, body: { id, name, teamGroup: "Senior" } });
    expect(await trailOf(id)).toHaveLength(1);
  });

  it("never holds a password", async () => {
    const password = `secret-${randomUUID()}`;
    const email = `${randomUUID()}@test.example`;
    const { status } = await call("POST /api/Identity/Register", {
      token: admin.token,
      body: { email, name: "X", password, role: "Guide" },
    });
    expect(status).toBe(201);
    expect(await count('SELECT count(*) FROM "AuditEntry" WHERE "changes"::text LIKE $1', [`%${password}%`])).toBe(0);
    expect(
      await count(`SELECT count(*) FROM "AuditEntry" WHERE "changes"::text ~ '(passwordHash|givenPassword)'`),
    ).toBe(0);
  });

  it("is read page by page, newest first", async () => {
    const { id } = await insertTeam(country);
    for (let i = 0; i < 5; i++)
      await call("PUT /api/Team/basic", {
        token: registrator.token,
        body: { id, name: `Name ${i}`, teamGroup: "Senior" },
      });
    const entries = await trailOf(id);
    expect(entries.map(({ changes }: { changes: { name: string[] } }) => changes.name[1])).toEqual([
      "Name 4",
      "Name 3",
      "Name 2",
      "Name 1",
      "Name 0",
    ]);
    const { body: older } = await call(`GET /api/Audit?id=${id}&entity=Team&before=${entries[2].id}`, {
      token: admin.token,
    });
    expect(older).toEqual(entries.slice(3));
    expect((await call("GET /api/Audit?entity=Password", { token: admin.token })).status).toBe(400);
  });
});
