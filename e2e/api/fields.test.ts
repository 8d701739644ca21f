import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { insertGuest, insertGuide, insertLeader, insertTeam } from "@/e2e/support/factory";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { type Country, countryByCode, query } from "@/e2e/support/site";
import { contestantModel, leaderModel, teamPayload, travel } from "@/e2e/support/team-payload";
import { contestant, editedContestant } from "@/lib/contestant/schema";
import { guide } from "@/lib/guide/schema";
import { user } from "@/lib/identity/schema";
import { leader } from "@/lib/leader/schema";
import { person } from "@/lib/person/schema";
import { team } from "@/lib/team/schema";

interface Write {
  endpoint: string;
  body: Record<string, unknown> | Record<string, unknown>[];
  response: z.ZodObject;
  /** The values that the request must not change. */
  kept: Record<string, unknown>;
}

const named = { fullName: "Renamed", tShirtSize: "S" };

let country: Country;
let other: Country;
let registrator: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  [country, other] = await Promise.all([countryByCode("ZM"), countryByCode("ZW")]);
  registrator = await signedIn("TeamRegistrator", "ZM");
  admin = await signedIn("Administrator");
});

const writes: [endpoint: string, make: () => Promise<Write>][] = [
  [
    "POST /api/Team",
    async () => ({
      endpoint: "POST /api/Team",
      body: teamPayload({ isOfficial: true }),
      response: team,
      kept: { countryId: country.id, isOfficial: true, version: 1 },
    }),
  ],
  [
    "PUT /api/Team/arrival",
    async () => {
      const { id } = await insertTeam(country);
      return {
        endpoint: "PUT /api/Team/arrival",
        body: { teamId: id, ...travel },
        response: team,
        kept: { id, countryId: country.id, isOfficial: true, version: 2 },
      };
    },
  ],
  [
    "PUT /api/Team/basic",
    async () => {
      const { id } = await insertTeam(country);
      return {
        endpoint: "PUT /api/Team/basic",
        body: { id, name: "N", teamGroup: "Junior", isOfficial: true },
        response: team,
        kept: { id, countryId: country.id, isOfficial: true, version: 2 },
      };
    },
  ],
  [
    "POST /api/Person",
    async () => ({
      endpoint: "POST /api/Person",
      body: { fullName: "G", ...travel },
      response: person,
      kept: { countryId: country.id, roles: ["GUEST"], version: 1 },
    }),
  ],
  [
    "PUT /api/Person/{id}",
    async () => {
      const id = await insertGuest(country);
      return {
        endpoint: `PUT /api/Person/${id}`,
        body: { fullName: "G", ...travel },
        response: person,
        kept: { id, countryId: country.id, roles: ["GUEST"], version: 2 },
      };
    },
  ],
  [
    "POST /api/Leader/addreplace",
    async () => {
      const { id } = await insertTeam(country);
      const body = { teamId: id, isDeputy: true, leaderCreateModel: leaderModel("New Deputy") };
      return {
        endpoint: "POST /api/Leader/addreplace",
        body,
        response: team,
        kept: { id, countryId: country.id, isOfficial: true, version: 2 },
      };
    },
  ],
  [
    "PUT /api/Leader",
    async () => {
      const id = await insertLeader(country);
      return {
        endpoint: "PUT /api/Leader",
        body: { id, email: "a@b.example", phoneNumber: "+359 54 000 001", person: named },
        response: leader,
        kept: { id, version: 2 },
      };
    },
  ],
  [
    "POST /api/Contestant/toTeam",
    async () => {
      const { id } = await insertTeam(country);
      const body = { ...contestantModel("New", "Junior"), teamId: id };
      return {
        endpoint: "POST /api/Contestant/toTeam",
        body,
        response: contestant,
        kept: { teamId: id, contestantGroup: "Senior", isOfficial: true, version: 1 },
      };
    },
  ],
  [
    "PUT /api/Contestant",
    async () => {
      const team = await insertTeam(country);
      const [id] = team.contestantIds;
      const body = { id, operatingSystemName: "Windows", dateOfBirth: "2008-01-01", personEditModel: named };
      return {
        endpoint: "PUT /api/Contestant",
        body,
        response: editedContestant,
        kept: { id, teamId: team.id, contestantGroup: "Senior", isOfficial: true, version: 2 },
      };
    },
  ],
];

const own = ["id", "countryId", "role", "isOfficial", "version"];

describe("extra fields such as id, role, countryId and isOfficial are ignored, and the response has exactly the keys of its schema", () => {
  it.each(writes)("%s", async (_name, make) => {
    const { endpoint, body, response, kept } = await make();
    const extra = {
      id: randomUUID(),
      role: "Administrator",
      roles: ["JURY_CHAIR"],
      countryId: other.id,
      isOfficial: false,
      siteId: randomUUID(),
      contestantGroup: "Junior",
    };
    const [first] = Array.isArray(body) ? body : [body];
    const sent = { ...extra, ...first };
    const answer = await call(endpoint, { token: registrator.token, body: sent });
    expect(answer.status).toBeLessThan(300);
    expect(answer.body).toMatchObject(kept);
    expect(answer.body.id).not.toBe(extra.id);
    expect(response.strict().parse(answer.body)).toEqual(answer.body);
    for (const key of own) if (key in kept) expect(answer.body[key]).toEqual(kept[key]);
    expect(await query('SELECT "role" FROM "User" WHERE "id" = $1', [registrator.id])).toEqual([
      { role: "TeamRegistrator" },
    ]);
  });

  it.each(writes.filter(([name]) => name.startsWith("PUT")))(
    "%s with a version that is not the stored one is 409 and changes nothing",
    async (_name, make) => {
      const { endpoint, body } = await make();
      const answer = await call(endpoint, { token: registrator.token, body: { ...body, version: 7 } });
      expect(answer.status).toBe(409);
      const again = await call(endpoint, { token: registrator.token, body: { ...body, version: 1 } });
      expect(again.status).toBe(200);
    },
  );
});

describe("responses to an administrator's writes have exactly the keys of their schemas", () => {
  it("POST /api/Identity/Register creates the account with a generated id", async () => {
    const email = `${randomUUID()}@test.example`;
    const id = randomUUID();
    const body = {
      id,
      email,
      name: "N",
      username: email,
      password: "long-enough",
      role: "Guide",
      countryId: "",
      version: 5,
      tokenVersion: 9,
    };
    const answer = await call("POST /api/Identity/Register", { token: admin.token, body });
    expect(answer.status).toBe(201);
    expect(user.strict().parse(answer.body)).toMatchObject({ email, username: email, role: "Guide", countryId: null });
    expect(answer.body.id).not.toBe(id);
  });

  it("POST /api/Guide, and assigning and unassigning teams", async () => {
    const { id: userId } = await signedIn("Guide");
    const body = {
      id: randomUUID(),
      version: 9,
      userId,
      phoneNumber: "+359 54 000 001",
      person: { ...named, countryId: other.id },
    };
    const made = await call("POST /api/Guide", { token: admin.token, body });
    expect(made.status).toBe(201);
    expect(guide.strict().parse(made.body)).toMatchObject({ userId, version: 1, teams: [] });
    expect(made.body.person).toMatchObject({
      roles: ["GUIDE"],
      countryId: other.id,
      arrivalLocation: "Other",
      departureLocation: "Other",
    });
    const { id: teamId } = await insertTeam(country);
    const given = await call(`POST /api/Guide/${made.body.id}/teams`, {
      token: admin.token,
      body: [{ id: teamId, name: "x" }],
    });
    expect(given.body.teams).toEqual([expect.objectContaining({ id: teamId, countryName: country.name })]);
    const taken = await call(`DELETE /api/Guide/${made.body.id}/${teamId}`, { token: admin.token });
    expect(guide.strict().parse(taken.body).teams).toEqual([]);
  });

  it("PUT /api/Team/basic: the group, and whether the team is official, apply to every contestant", async () => {
    const { id } = await insertTeam(country);
    const body = { id, name: "N", teamGroup: "Junior", isOfficial: false };
    const { body: changed } = await call("PUT /api/Team/basic", { token: admin.token, body });
    expect(changed).toMatchObject({ group: "Junior", isOfficial: false });
    for (const one of changed.contestants) expect(one).toMatchObject({ contestantGroup: "Junior", isOfficial: false });
  });

  it("a guide reads their record and teams, with exactly the keys of the schemas", async () => {
    const account = await signedIn("Guide");
    const guideId = await insertGuide(country, account.id);
    await insertTeam(country, { guideId });
    const record = await call(`GET /api/Guide/byUserId/${account.id}`, { token: account.token });
    expect(guide.strict().parse(record.body)).toEqual(record.body);
    const teams = await call(`GET /api/Team/guide/${guideId}`, { token: account.token });
    expect(teams.body).toHaveLength(1);
    expect(team.strict().parse(teams.body[0])).toEqual(teams.body[0]);
  });
});
