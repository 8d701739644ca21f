import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { insertGuest, insertGuide, insertTeam, insertTransfer } from "@/e2e/support/factory";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { countWaitingFor, whileLocked } from "@/e2e/support/locks";
import { contestantEdit, contestantModel, leaderContact, renamed, travel } from "@/e2e/support/payloads";
import { type Country, count, countryByCode, query } from "@/e2e/support/site";

let country: Country;
let registrator: SignedIn;
beforeAll(async () => {
  country = await countryByCode("UG");
  registrator = await signedIn("TeamRegistrator", "UG");
});

const fifty = Array.from({ length: 50 }, (_, i) => i);
const sizeOf = (teamId: string) => count('SELECT count(*) FROM "Contestant" WHERE "teamId" = $1', [teamId]);

describe("simultaneous requests", () => {
  it("add only one of fifty contestants to a team of three", async () => {
    const { id: teamId } = await insertTeam(country, { size: 3 });
    const { token } = registrator;
    const responses = await Promise.all(
      fifty.map((i) =>
        call("POST /api/Contestant/toTeam", { token, body: { ...contestantModel(`New ${i}`), teamId } }),
      ),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = responses.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    expect(refused[0]?.body.detail).toBe("This team already has 4 contestants.");
    expect(await sizeOf(teamId)).toBe(4);
  });

  it("leave one contestant after fifty removals from a team of four", async () => {
    const { id: teamId, contestantIds } = await insertTeam(country, { size: 4 });
    const { token } = registrator;
    const responses = await Promise.all(
      fifty.map((i) => call(`DELETE /api/Contestant/${contestantIds[i % 4]}`, { token })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(
      responses.some(({ status, body }) => status === 409 && body.detail === "A team needs at least one contestant."),
    ).toBe(true);
    expect(responses.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
    expect(await sizeOf(teamId)).toBe(1);
  });

  it("create one user of two with the same e-mail address, and say which field the other must change", async () => {
    const { token } = await signedIn("Administrator");
    const email = `${randomUUID()}@test.example`;
    const register = (name: string) =>
      call("POST /api/Identity/Register", { token, body: { email, name, password: "fallen-leaves-9", role: "Guide" } });
    const responses = await Promise.all([register("First User"), register("Second User")]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body.errors).toEqual({ email: ["This e-mail address is already in use."] });
  });

  it("assign one guide when two administrators assign a team", async () => {
    const { id } = await insertTeam(country);
    const admins = await Promise.all([signedIn("Administrator"), signedIn("Administrator")]);
    const guides = await Promise.all(admins.map(async () => insertGuide(country, (await signedIn("Guide")).id)));
    const responses = await Promise.all(
      admins.map(({ token }, i) => call(`POST /api/Guide/${guides[i]}/teams`, { token, body: [{ id }] })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = responses.findIndex(({ status }) => status === 200);
    expect(await query('SELECT "guideId" FROM "Team" WHERE "id" = $1', [id])).toEqual([{ guideId: guides[winner] }]);
  });

  it("refuse the second of two edits of one version and say who made the first", async () => {
    const editors = [registrator, await signedIn("Administrator")];
    const editorNames = ["Test TeamRegistrator", "Test Administrator"];
    const { id } = await insertTeam(country);
    const names = ["First", "Second"];
    const responses = await Promise.all(
      editors.map(({ token }, i) =>
        call("PUT /api/Team/basic", { token, body: { id, name: names[i], teamGroup: "Senior", version: 1 } }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = responses.findIndex(({ status }) => status === 200);
    expect(responses[1 - winner]?.body.changedBy).toBe(editorNames[winner]);
    expect(await query('SELECT "name", "version" FROM "Team" WHERE "id" = $1', [id])).toEqual([
      { name: names[winner], version: 2 },
    ]);
  });

  it("store one of three edits of one version of a guest", async () => {
    const id = await insertGuest(country);
    const edit = (fullName: string) =>
      call(`PUT /api/Person/${id}`, { token: registrator.token, body: { fullName, ...travel, version: 1 } });
    const responses = await Promise.all(["One", "Two", "Three"].map(edit));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it("give a team no leader whose country changes meanwhile", async () => {
    const other = await countryByCode("RW");
    const { id: teamId, leaderId } = await insertTeam(country);
    const guest = await insertGuest(country);
    const body = { teamId, isDeputy: false, leaderCreateModel: { ...leaderContact, leaderPersonId: guest } };
    const lock = `SELECT 1 FROM "Person" WHERE "id" = '${guest}' FOR UPDATE`;
    const sent = await whileLocked(lock, async (client) => {
      const response = call("POST /api/Leader/addreplace", { token: registrator.token, body });
      await expect.poll(() => countWaitingFor(client)).toBeGreaterThan(0);
      await client.query(`UPDATE "Person" SET "countryId" = '${other.id}' WHERE "id" = '${guest}'; COMMIT`);
      return response;
    });
    expect(sent.status).toBe(422);
    expect(await query('SELECT "leaderId" FROM "Team" WHERE "id" = $1', [teamId])).toEqual([{ leaderId }]);
  });

  it("never assign a code twice, even after a contestant was removed", async () => {
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

  it("read complete teams while contestants are added and removed", async () => {
    const admin = await signedIn("Administrator");
    const { token } = registrator;
    const { id: teamId } = await insertTeam(country, { size: 2 });
    let isRunning = true;
    const body = { ...contestantModel("Brief"), teamId };
    const addAndRemove = async () => {
      do {
        const added = await call("POST /api/Contestant/toTeam", { token, body });
        const removed = await call(`DELETE /api/Contestant/${added.body.id}`, { token });
        expect([added.status, removed.status]).toEqual([201, 200]);
      } while (isRunning);
    };
    const changing = addAndRemove();
    const sizes = new Set<number>();
    try {
      for (let i = 0; i < 15; i++) {
        const paths = ["/api/Team", `/api/Team/country/${country.id}`];
        for (const { body } of await Promise.all(paths.map((path) => call(`GET ${path}`, { token: admin.token })))) {
          const { leader, contestants } = body.find(({ id }: { id: string }) => id === teamId);
          const people = [leader.person, ...contestants.map(({ person }: { person: object }) => person)];
          expect(people.filter(({ fullName }) => !fullName)).toEqual([]);
          sizes.add(contestants.length);
        }
      }
    } finally {
      isRunning = false;
      await changing;
    }
    expect([...sizes].filter((size) => size !== 2 && size !== 3)).toEqual([]);
  });
});

describe("an edit of an earlier version", () => {
  it("is refused with the name of who edited the team, not of who assigned it to a vehicle since", async () => {
    const { token } = await signedIn("Administrator");
    const { id } = await insertTeam(country);
    const rename = (token: string, name: string) =>
      call("PUT /api/Team/basic", { token, body: { id, name, teamGroup: "Senior", version: 1 } });
    expect((await rename(registrator.token, "Theirs")).status).toBe(200);
    const parties = [{ id, transferId: await insertTransfer() }];
    expect((await call("PUT /api/Transfer/parties", { token, body: { direction: "ARRIVAL", parties } })).status).toBe(
      200,
    );
    const { status, body } = await rename(token, "Mine");
    expect([status, body.changedBy]).toEqual([409, "Test TeamRegistrator"]);
  });

  it("is refused with the name of who changed the personal details of a contestant", async () => {
    const administrator = await signedIn("Administrator");
    const { contestantIds } = await insertTeam(country);
    const edit = ({ token }: SignedIn, fullName: string) => {
      const person = { ...renamed, fullName };
      const body = contestantEdit(contestantIds[0], { personEditModel: person, version: 1 });
      return call("PUT /api/Contestant", { token, body });
    };
    expect((await edit(administrator, "Theirs")).status).toBe(200);
    const { status, body } = await edit(registrator, "Mine");
    expect([status, body.changedBy]).toEqual([409, "Test Administrator"]);
  });

  it("is not refused because the team got a guide, or lost a deleted one, since", async () => {
    const { token } = await signedIn("Administrator");
    const guideId = await insertGuide(country, (await signedIn("Guide")).id);
    const { id } = await insertTeam(country);
    const edit = async (version: number) =>
      call("PUT /api/Team/basic", {
        token: registrator.token,
        body: { id, name: "Ours", teamGroup: "Senior", version },
      });
    await call(`POST /api/Guide/${guideId}/teams`, { token, body: [{ id }] });
    const edited = await edit(1);
    const deleted = await call(`DELETE /api/Guide/${guideId}`, { token });
    expect([edited.status, edited.body.version, deleted.status]).toEqual([200, 2, 200]);
    expect((await edit(2)).status).toBe(200);
  });
});
