import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { call, signedIn } from "@/e2e/support/http";
import { uniqueName } from "@/e2e/support/names";
import { contestantModel, leaderModel, teamPayload, travel } from "@/e2e/support/payloads";
import { count } from "@/e2e/support/site";
import { emptyId } from "@/lib/platform/validation/ids";

let token: string;
beforeAll(async () => {
  ({ token } = await signedIn("TeamRegistrator", "BO"));
});

const teamsNamed = (name: string) => count('SELECT count(*) FROM "Team" WHERE "name" = $1', [name]);
const peopleNamed = (fullName: string) => count('SELECT count(*) FROM "Person" WHERE "fullName" = $1', [fullName]);
const newKey = () => ({ "Idempotency-Key": randomUUID() });

/** Sends a request three times at once with one key. */
async function sendAtOnce(endpoint: string, body: object) {
  const headers = newKey();
  return Promise.all([1, 2, 3].map(() => call(endpoint, { token, body, headers })));
}

describe("identical requests with one Idempotency-Key", () => {
  it("create one team", async () => {
    const body = teamPayload();
    const responses = await sendAtOnce("POST /api/Team", body);
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(responses.map((response) => response.body.id)).size).toBe(1);
    expect(await teamsNamed(body.name)).toBe(1);
  });

  it("create one person", async () => {
    const fullName = uniqueName("Once");
    const responses = await sendAtOnce("POST /api/Person", { fullName, ...travel });
    expect(new Set(responses.map((response) => response.body.id)).size).toBe(1);
    expect(await peopleNamed(fullName)).toBe(1);
  });

  it("add one contestant and one leader to a team", async () => {
    const { body: team } = await call("POST /api/Team", { token, body: teamPayload() });
    const contestant = { ...contestantModel("Added Once"), teamId: team.id };
    const added = await sendAtOnce("POST /api/Contestant/toTeam", contestant);
    expect(added.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(added.map(({ body }) => body.id)).size).toBe(1);
    const leaderCreateModel = leaderModel("Replaced Once");
    const replacement = { teamId: team.id, leaderId: emptyId, isDeputy: true, leaderCreateModel };
    const replaced = await sendAtOnce("POST /api/Leader/addreplace", replacement);
    expect(new Set(replaced.map(({ body }) => body.deputyLeader.id)).size).toBe(1);
    expect(replaced[1]?.body.contestants).toHaveLength(2);
  });

  it("return a contestant who was moved to another team since", async () => {
    const headers = newKey();
    const teams = [teamPayload(), teamPayload()].map((body) => call("POST /api/Team", { token, body }));
    const [from, to] = (await Promise.all(teams)).map(({ body }) => body);
    const body = { ...contestantModel("Moved"), teamId: from.id };
    const first = await call("POST /api/Contestant/toTeam", { token, body, headers });
    await call(`PUT /api/Contestant/${first.body.id}/team`, { token, body: { teamId: to.id } });
    const repeated = await call("POST /api/Contestant/toTeam", { token, body, headers });
    expect([repeated.status, repeated.body.id, repeated.body.teamId]).toEqual([201, first.body.id, to.id]);
  });

  it("return what the first one created, though the edit period has ended since", async () => {
    const headers = newKey();
    const body = { fullName: "Repeated Guest", ...travel };
    const first = await call("POST /api/Person", { token, body, headers });
    const late = { token, body, at: "2025-04-01T12:00:00Z" };
    const repeated = await call("POST /api/Person", { ...late, headers });
    expect([repeated.status, repeated.body.id]).toEqual([201, first.body.id]);
    expect((await call("POST /api/Person", late)).status).toBe(403);
  });
});

describe("another request with the same Idempotency-Key is refused", () => {
  it.each([
    ["body", "POST /api/Team", teamPayload()],
    ["endpoint", "POST /api/Person", { fullName: uniqueName("Once"), ...travel }],
  ])("if it has another %s", async (_, endpoint, body) => {
    const headers = newKey();
    expect((await call(endpoint, { token, body, headers })).status).toBe(201);
    const other = teamPayload();
    expect((await call("POST /api/Team", { token, body: other, headers })).status).toBe(409);
    expect(await teamsNamed(other.name)).toBe(0);
  });
});
