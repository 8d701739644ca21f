import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { call, signedIn } from "@/e2e/support/http";
import { contestantModel, leaderContact, pictureBase64, teamPayload } from "@/e2e/support/payloads";
import { count, countryByCode } from "@/e2e/support/site";
import { team } from "@/lib/team/schema";

const teamsNamed = (name: string) => count('SELECT count(*) FROM "Team" WHERE "name" = $1', [name]);

describe("POST /api/Team", () => {
  it("registers a team of a leader, a deputy chosen from the country's leaders and four contestants with pictures", async () => {
    const { token, countryId } = await signedIn("TeamRegistrator", "IE");
    const first = await call("POST /api/Team", { token, body: teamPayload() });
    expect(first.status).toBe(201);
    const picture = await pictureBase64();
    const contestants = ["Aino Äikäs", "Väinö O’Brien", "Ивана Дъбравка", "李 明"].map((fullName) => {
      const model = contestantModel(fullName, "Junior");
      return { ...model, contestantPerson: { ...model.contestantPerson, picture } };
    });
    const body = teamPayload({ contestants, hasDeputyLeader: true, deputyLeaderId: first.body.leader.id });
    const second = await call("POST /api/Team", { token, body });
    expect(second.status).toBe(201);
    expect(team.strict().parse(second.body)).toEqual(second.body);
    expect(second.body).toMatchObject({
      name: body.name,
      group: "Junior",
      countryId,
      isOfficial: true,
      timeOfArrival: "2025-04-09T11:30:00.000Z",
      deputyLeader: { id: first.body.leader.id },
    });
    const codes = second.body.contestants.map(({ code }: { code: string }) => code);
    expect(new Set(codes).size).toBe(4);
    expect(codes.every((code: string) => /^IRL\d+$/.test(code))).toBe(true);
    expect(second.body.contestants[3].person).toMatchObject({ fullName: "李 明", roles: ["CONTESTANT"] });
    const path = second.body.contestants[0].person.picturePath;
    const served = await call(`GET ${path}`);
    expect(served.status).toBe(200);
    expect(served.headers.get("content-type")).toBe("image/webp");
    expect(served.headers.get("cache-control")).toContain("immutable");
    const listed = await call(`GET /api/Team/country/${countryId}`, { token });
    for (const registered of [first.body, second.body]) {
      expect(listed.body.find(({ id }: { id: string }) => id === registered.id)).toEqual(registered);
    }
  });

  it("refuses a leader of another country or an unknown one, on the field", async () => {
    const swede = await signedIn("TeamRegistrator", "SE");
    const swedish = await call("POST /api/Team", { token: swede.token, body: teamPayload() });
    const { token } = await signedIn("TeamRegistrator", "IE");
    for (const leaderId of [swedish.body.leader.id, randomUUID()]) {
      const body = teamPayload({ leaderId });
      const response = await call("POST /api/Team", { token, body });
      expect(response.status).toBe(422);
      expect(response.body.errors).toEqual({ leaderId: ["This leader is not from your country."] });
      expect(await teamsNamed(body.name)).toBe(0);
    }
  });

  it("refuses one person as leader and deputy", async () => {
    const { token } = await signedIn("TeamRegistrator", "IE");
    const { body: created } = await call("POST /api/Team", { token, body: teamPayload() });
    const body = teamPayload({ leaderId: created.leader.id, hasDeputyLeader: true, deputyLeaderId: created.leader.id });
    const response = await call("POST /api/Team", { token, body });
    expect(response.status).toBe(409);
    expect(Object.keys(response.body.errors)).toEqual(["deputyLeaderId"]);
  });

  it("refuses a contestant as the person of a new leader", async () => {
    const { token } = await signedIn("TeamRegistrator", "IE");
    const { body: created } = await call("POST /api/Team", { token, body: teamPayload() });
    const leaderPersonId = created.contestants[0].personId;
    const response = await call("POST /api/Team", {
      token,
      body: teamPayload({ leaderCreateModel: { ...leaderContact, leaderPersonId } }),
    });
    expect(response.status).toBe(422);
    expect(Object.keys(response.body.errors)).toEqual(["leaderCreateModel.leaderPersonId"]);
  });

  it("lets an administrator register for any country at any time, and requires the country", async () => {
    const { token } = await signedIn("Administrator");
    const country = await countryByCode("SE");
    const without = await call("POST /api/Team", { token, body: teamPayload() });
    expect(without.body.errors).toEqual({ countryId: ["Country is required."] });
    const body = teamPayload({ countryId: country.id });
    const response = await call("POST /api/Team", { token, body, at: "2025-04-01T00:00:00Z" });
    expect(response.status).toBe(201);
    expect(response.body.countryName).toBe("Sweden");
  });
});
