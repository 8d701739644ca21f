import { beforeAll, describe, expect, it } from "vitest";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { type Country, count, countryByCode, query } from "@/e2e/support/site";
import { contestantModel } from "@/e2e/support/team-payload";
import { insertGuide, insertTeam } from "@/e2e/support/world";

let country: Country;
let registrator: SignedIn;
beforeAll(async () => {
  country = await countryByCode("UG");
  registrator = await signedIn("TeamRegistrator", "UG");
});

const fifty = Array.from({ length: 50 }, (_, i) => i);
const sizeOf = (teamId: string) => count('SELECT count(*) FROM "Contestant" WHERE "teamId" = $1', [teamId]);

describe("however many arrive at once", () => {
  it("fifty contestants added to a team of three leave four", async () => {
    const { id: teamId } = await insertTeam(country, { size: 3 });
    const { token } = registrator;
    const answers = await Promise.all(
      fifty.map((i) =>
        call("POST /api/Contestant/toTeam", { token, body: { ...contestantModel(`New ${i}`), teamId } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    expect(refused[0]?.body.detail).toBe("This team already has 4 contestants.");
    expect(await sizeOf(teamId)).toBe(4);
  });

  it("fifty removals from a team of four leave one", async () => {
    const { id: teamId, contestantIds } = await insertTeam(country, { size: 4 });
    const { token } = registrator;
    const answers = await Promise.all(
      fifty.map((i) => call(`DELETE /api/Contestant/${contestantIds[i % 4]}`, { token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(
      answers.some(({ status, body }) => status === 409 && body.detail === "A team needs at least one contestant."),
    ).toBe(true);
    expect(answers.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
    expect(await sizeOf(teamId)).toBe(1);
  });

  it("two administrators who assign one team leave one guide", async () => {
    const { id } = await insertTeam(country);
    const admins = await Promise.all([signedIn("Administrator"), signedIn("Administrator")]);
    const guides = await Promise.all(admins.map(async () => insertGuide(country, (await signedIn("Guide")).id)));
    const answers = await Promise.all(
      admins.map(({ token }, i) => call(`POST /api/Guide/${guides[i]}/teams`, { token, body: [{ id }] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await query('SELECT "guideId" FROM "Team" WHERE "id" = $1', [id])).toEqual([{ guideId: guides[winner] }]);
  });

  it("of two edits made from the same version one is refused and changes nothing", async () => {
    const { token } = registrator;
    const { id } = await insertTeam(country);
    const names = ["First", "Second"];
    const answers = await Promise.all(
      names.map((name) => call("PUT /api/Team/basic", { token, body: { id, name, teamGroup: "Senior", version: 1 } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await query('SELECT "name", "version" FROM "Team" WHERE "id" = $1', [id])).toEqual([
      { name: names[winner], version: 2 },
    ]);
  });

  it("no two contestants get one code, and none gets a code of one who has left", async () => {
    const { token } = registrator;
    const teams = await Promise.all(fifty.slice(0, 10).map(() => insertTeam(country, { size: 1 })));
    const add = (teamId: string) =>
      call("POST /api/Contestant/toTeam", { token, body: { ...contestantModel("New"), teamId } });
    const first = await Promise.all(teams.map(({ id }) => add(id)));
    const codes = first.map(({ body }) => body.code);
    expect(new Set(codes).size).toBe(10);
    for (const { body } of first) expect((await call(`DELETE /api/Contestant/${body.id}`, { token })).status).toBe(200);
    const again = await Promise.all(teams.map(({ id }) => add(id)));
    expect(again.every(({ body }) => /^UGA\d+$/.test(body.code) && !codes.includes(body.code))).toBe(true);
  });

  it("a reader sees whole teams while contestants come and go", async () => {
    const admin = await signedIn("Administrator");
    const { token } = registrator;
    const { id: teamId } = await insertTeam(country, { size: 2 });
    let going = true;
    const comeAndGo = async () => {
      while (going) {
        const { body } = await call("POST /api/Contestant/toTeam", {
          token,
          body: { ...contestantModel("Brief"), teamId },
        });
        await call(`DELETE /api/Contestant/${body.id}`, { token });
      }
    };
    const changing = comeAndGo();
    const statuses: number[] = [];
    for (let i = 0; i < 15; i++) {
      const paths = ["/api/Team", `/api/Team/country/${country.id}`, `/api/Person/role/CONTESTANT/${country.id}`];
      const answers = await Promise.all(paths.map((path) => call(`GET ${path}`, { token: admin.token })));
      statuses.push(...answers.map(({ status }) => status));
    }
    going = false;
    await changing;
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
