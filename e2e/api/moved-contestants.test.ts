import { beforeAll, describe, expect, it } from "vitest";
import { insertTeam, type StoredTeam } from "@/e2e/support/factory";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { type Country, countryByCode, db, query } from "@/e2e/support/site";

let country: Country;
let registrator: SignedIn;
let administrator: SignedIn;
beforeAll(async () => {
  country = await countryByCode("TT");
  registrator = await signedIn("TeamRegistrator", "TT");
  administrator = await signedIn("Administrator");
});

const move = (id: string | undefined, { id: teamId }: StoredTeam, { token } = registrator) =>
  call(`PUT /api/Contestant/${id}/team`, { token, body: { teamId } });

const insertSeat = (contestantId: string, seatingPlace: string) =>
  query(
    `INSERT INTO "ContestantDay" ("contestantId", "editionId", "day", "seatingPlace")
     SELECT "id", "editionId", 1, $2 FROM "Contestant" WHERE "id" = $1`,
    [contestantId, seatingPlace],
  );

describe("a contestant who moves to another team", () => {
  it("keeps code, picture and seats, and is in the history of both teams", async () => {
    const from = await insertTeam(country);
    const to = await insertTeam(country);
    const [id = ""] = from.contestantIds;
    await insertSeat(id, `Hall ${id}`);
    const stored = () => db.contestant.findUniqueOrThrow({ where: { id }, include: { person: true, days: true } });
    const before = await stored();
    const { status, body } = await move(id, to);
    expect([status, body.teamId]).toEqual([200, to.id]);
    expect(await stored()).toEqual({ ...before, teamId: to.id });
    for (const team of [from, to]) {
      const { body: log } = await call(`GET /api/Audit?team=${team.id}`, { token: administrator.token });
      expect(log).toMatchObject([{ action: "PUT /api/Contestant/{id}/team", changes: { teamId: [from.id, to.id] } }]);
    }
  });

  it("loses the seats in an online team", async () => {
    const from = await insertTeam(country);
    const to = await insertTeam(country);
    const [id = ""] = from.contestantIds;
    await insertSeat(id, `Hall ${id}`);
    await query('UPDATE "Team" SET "isOnline" = true WHERE "id" = $1', [to.id]);
    const { body } = await move(id, to);
    expect(body.contestantContestDays.day1.seatingPlace).toBeNull();
  });

  it("can be moved by simultaneous requests in both directions without a deadlock", async () => {
    const first = await insertTeam(country, { size: 3 });
    const second = await insertTeam(country, { size: 3 });
    const responses = await Promise.all(
      [0, 1, 2].flatMap((i) => [move(first.contestantIds[i], second), move(second.contestantIds[i], first)]),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(statuses).toContain(200);
  });
});

describe("a move is refused with its reason", () => {
  const refusalOf = async (...args: Parameters<typeof move>) => {
    const { status, body } = await move(...args);
    return [status, body.detail];
  };
  const nameOf = async ({ id }: StoredTeam) => (await db.team.findUniqueOrThrow({ where: { id } })).name;

  it("to a full team, another group, a withdrawn team and the same team, and for the last contestant", async () => {
    const team = await insertTeam(country);
    const full = await insertTeam(country, { size: 4 });
    const junior = await insertTeam(country);
    const withdrawn = await insertTeam(country);
    const single = await insertTeam(country, { size: 1 });
    await query(`UPDATE "Team" SET "group" = 'Junior' WHERE "id" = $1`, [junior.id]);
    await query('UPDATE "Team" SET "withdrawnAt" = now() WHERE "id" = $1', [withdrawn.id]);
    const [id] = team.contestantIds;
    expect(await refusalOf(id, full)).toEqual([409, `${await nameOf(full)} already has 4 contestants.`]);
    expect(await refusalOf(id, junior, administrator)).toEqual([
      409,
      `${await nameOf(junior)} competes in another group.`,
    ]);
    expect(await refusalOf(id, withdrawn)).toEqual([409, "This team is withdrawn."]);
    expect(await refusalOf(id, team)).toEqual([409, "The contestant is in this team already."]);
    expect(await refusalOf(single.contestantIds[0], team)).toEqual([409, "A team needs at least one contestant."]);
  });

  it("to another country's team, also for administrators", async () => {
    const team = await insertTeam(country);
    const foreign = await insertTeam(await countryByCode("TL"));
    for (const user of [registrator, administrator])
      expect((await refusalOf(team.contestantIds[0], foreign, user))[0]).toBe(404);
    expect((await refusalOf(foreign.contestantIds[0], team))[0]).toBe(404);
  });
});
