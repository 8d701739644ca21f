import { beforeAll, describe, expect, it } from "vitest";
import { csvOf, importCsv } from "@/e2e/support/csv";
import { insertGuide } from "@/e2e/support/factory";
import { type CallOptions, call, type SignedIn, signedIn } from "@/e2e/support/http";
import { uniqueName } from "@/e2e/support/names";
import { contestantModel, leaderEdit, leaderModel, teamPayload, travel } from "@/e2e/support/payloads";
import { type Country, countryByCode, query } from "@/e2e/support/site";

/** Part of the names of both teams and of all their people, and so of every list that shows any of them. */
const mark = uniqueName("Withdrawn");

let admin: SignedIn;
let registrator: SignedIn;
let guideUser: SignedIn;
let country: Country;
let guideId: string;
/** The first has a guide, the second has none. */
let teams: { id: string; leader: { id: string }; contestants: { id: string; dateOfBirth: string }[] }[];
const seat = `Hall ${mark}`;

beforeAll(async () => {
  [admin, registrator, guideUser, country] = await Promise.all([
    signedIn("Administrator"),
    signedIn("TeamRegistrator", "MV"),
    signedIn("Guide"),
    countryByCode("MV"),
  ]);
  guideId = await insertGuide(country, guideUser.id);
  teams = [];
  for (const name of ["A", "B"]) teams.push((await register(name)).body);
  await call(`POST /api/Guide/${guideId}/teams`, { token: admin.token, body: [{ id: teams[0]?.id }] });
});

function register(name: string) {
  const people = `${mark} ${name}`;
  const leaders = { leaderCreateModel: leaderModel(people), contestants: [contestantModel(people)] };
  return call("POST /api/Team", { token: registrator.token, body: teamPayload({ name: mark, ...leaders }) });
}

const contestantId = (i: number) => teams[i]?.contestants[0]?.id ?? "";
const importSeat = (i: number) =>
  importCsv(admin.token, 2025, csvOf([{ contestantId: contestantId(i), day1SeatingPlace: seat }]));

async function changeWithdrawals(method: "POST" | "DELETE"): Promise<number[]> {
  const responses = teams.map(({ id }) => call(`${method} /api/Team/${id}/withdrawal`, { token: admin.token }));
  return (await Promise.all(responses)).map(({ status }) => status);
}

/** Every list and count that the teams or their people are in, with what it shows of them. */
function lists(): [request: string, options: CallOptions, shown: string][] {
  const bearer = { token: admin.token };
  const cookies = (token: string) => ({ cookies: { session: token } });
  const duplicates = { name: mark, contestants: [{ fullName: mark, dateOfBirth: "2008-05-24" }] };
  return [
    ["GET /teams", {}, mark],
    ["GET /", {}, country.name],
    ["GET /guideHome", cookies(guideUser.token), mark],
    ["GET /controlPanel/contestants", cookies(admin.token), mark],
    ["GET /controlPanel/leaders", cookies(admin.token), mark],
    ["GET /controlPanel", cookies(admin.token), mark],
    ["GET /api/Team", {}, mark],
    ["GET /api/Team", bearer, mark],
    ["GET /api/Team/noGuides", bearer, mark],
    [`GET /api/Team/guide/${guideId}`, { token: guideUser.token }, mark],
    [`GET /api/Team/country/${country.id}`, { token: registrator.token }, mark],
    ["POST /api/Team/duplicates", { token: registrator.token, body: duplicates }, mark],
    ["GET /api/Guide/all", bearer, mark],
    [`GET /api/Guide/byUserId/${guideUser.id}`, { token: guideUser.token }, mark],
    ["GET /api/Leader", bearer, mark],
    [`GET /api/Person/role/LEADER/${country.id}`, bearer, mark],
    [`GET /api/Person/role/CONTESTANT/${country.id}`, bearer, mark],
    ["GET /api/Contest/statistics", bearer, country.name],
    ["GET /api/Contestant/export/info/csv", bearer, mark],
    ["GET /api/Person/export/travel/csv", bearer, mark],
  ];
}

/** The lists that show the teams. */
async function listsWithTeams(): Promise<string[]> {
  const responses = lists().map(async ([request, options, shown]) => {
    const { body } = await call(request, options);
    return (typeof body === "string" ? body : JSON.stringify(body)).includes(shown) ? [request] : [];
  });
  return (await Promise.all(responses)).flat();
}

describe("a withdrawn team", () => {
  it("is in no list or count, cannot be changed, and gives its seats away", async () => {
    expect((await importSeat(0)).status).toBe(200);
    expect(await listsWithTeams()).toEqual(lists().map(([request]) => request));
    const listTeams = () => call("GET /listTeams", { cookies: { session: registrator.token } });
    expect((await listTeams()).body).toContain("EDIT");
    expect(await changeWithdrawals("POST")).toEqual([200, 200]);
    await expect.poll(listsWithTeams).toEqual([]);

    const ownTeams = await listTeams();
    expect(ownTeams.body).toContain("Withdrawn teams");
    expect(ownTeams.body).not.toContain("EDIT");
    const table = await call(`GET /controlPanel/teams?status=Withdrawn&q=${encodeURIComponent(mark)}`, {
      cookies: { session: admin.token },
    });
    expect(table.body).toContain("2 of");
    const arrival = { teamId: teams[0]?.id, ...travel };
    const leader = leaderEdit(teams[0]?.leader.id, { person: { fullName: mark, tShirtSize: "M" } });
    for (const { token } of [registrator, admin]) {
      expect((await call("PUT /api/Team/arrival", { token, body: arrival })).status).toBe(409);
      const { status, body } = await call("PUT /api/Leader", { token, body: leader });
      expect([status, body.detail]).toEqual([409, "This team is withdrawn."]);
    }
    const assigned = await call(`POST /api/Guide/${guideId}/teams`, { token: admin.token, body: [teams[1]] });
    expect(assigned.status).toBe(404);
    expect((await importSeat(0)).body.errors).toMatchObject([{ column: "contestantId" }]);
    expect(await query('SELECT 1 FROM "ContestantDay" WHERE "seatingPlace" = $1', [seat])).toEqual([]);
    expect(await changeWithdrawals("POST")).toEqual([409, 409]);
  });

  it("is as before when it is restored, which the audit log records", async () => {
    expect(await changeWithdrawals("DELETE")).toEqual([200, 200]);
    await expect.poll(listsWithTeams).toEqual(lists().map(([request]) => request));
    expect((await importSeat(0)).status).toBe(200);
    expect(await changeWithdrawals("DELETE")).toEqual([409, 409]);
    const { body: log } = await call(`GET /api/Audit?team=${teams[0]?.id}`, { token: admin.token });
    const actions = log.map(({ action }: { action: string }) => action);
    expect(actions).toContain("POST /api/Team/{id}/withdrawal");
    expect(actions).toContain("DELETE /api/Team/{id}/withdrawal");
    expect(JSON.stringify(log)).toContain(`"day1SeatingPlace":["${seat}",null]`);
  });

  it("can be withdrawn by its registrator and restored by an administrator, and the other way round", async () => {
    const [id] = teams.map((team) => team.id);
    const send = async (method: "POST" | "DELETE", { token }: SignedIn) =>
      (await call(`${method} /api/Team/${id}/withdrawal`, { token })).status;
    const all = [
      await send("POST", registrator),
      await send("DELETE", admin),
      await send("POST", admin),
      await send("DELETE", registrator),
    ];
    expect(all).toEqual([200, 200, 200, 200]);
  });

  it("whose people have been registered again is restored only once that is confirmed", async () => {
    const path = (id: string) => `/api/Team/${id}/withdrawal`;
    const send = (request: string) => call(request, { token: registrator.token });
    const id = teams[0]?.id ?? "";
    await send(`POST ${path(id)}`);
    const { body: again } = await register("A");
    const refused = await send(`DELETE ${path(id)}`);
    expect(refused.body).toMatchObject({ status: 409, repeatWith: "?confirmed=true" });
    expect(refused.body.detail).toBe(
      `${mark} A is registered in another team meanwhile and then counts twice: remove one of the two.`,
    );
    expect((await send(`DELETE ${path(id)}?confirmed=true`)).status).toBe(200);
    await send(`POST ${path(again.id)}`);
  });

  it("is restored without a confirmation if its people were erased and so have the names of other erased people", async () => {
    const erased = await Promise.all(["C", "D"].map(async (name) => (await register(name)).body));
    for (const { leader } of erased) {
      const response = await call(`DELETE /api/PersonalData/people/${leader.personId}`, { token: admin.token });
      expect(response.status).toBe(200);
    }
    const path = `/api/Team/${erased[0].id}/withdrawal`;
    for (const method of ["POST", "DELETE"])
      expect((await call(`${method} ${path}`, { token: admin.token })).status).toBe(200);
    for (const { id } of erased) await call(`POST /api/Team/${id}/withdrawal`, { token: admin.token });
  });

  it("has a leader who still counts as a guest for T-shirts", async () => {
    await query(
      `UPDATE "Person" SET "tShirtSize" = $1, "isGuest" = true WHERE "id" =
      (SELECT l."personId" FROM "Team" t JOIN "Leader" l ON l."id" = t."leaderId" WHERE t."id" = $2)`,
      [mark, teams[0]?.id],
    );
    const tShirts = async () => {
      const { body } = await call("GET /api/Contest/statistics", { token: admin.token });
      return body.tShirts.find(({ size }: { size: string }) => size === mark);
    };
    expect(await tShirts()).toMatchObject({ leaders: 1, guests: 0, all: 1 });
    await changeWithdrawals("POST");
    expect(await tShirts()).toMatchObject({ leaders: 0, guests: 1, all: 1 });
  });
});
