import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { type EndpointRequest, requestLine } from "@/e2e/support/endpoint-request";
import { insertTeam } from "@/e2e/support/factory";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { accountPayload, guidePayload, renamed } from "@/e2e/support/payloads";
import { type RegistratorWrite, registratorWrites } from "@/e2e/support/registrator-writes";
import { type Country, countryByCode, query } from "@/e2e/support/site";

let country: Country;
let otherCountry: Country;
let registrator: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  [country, otherCountry] = await Promise.all([countryByCode("ZM"), countryByCode("NG")]);
  registrator = await signedIn("TeamRegistrator", "ZM");
  admin = await signedIn("Administrator");
});

type Body = Record<string, unknown>;

/** Writes, and the values that the response must have whatever the extra fields say. */
const writes: [write: RegistratorWrite, expectedOf: (body: Body, id: unknown) => Body][] = [
  ["createTeam", () => ({ countryId: country.id, isOfficial: true, version: 1 })],
  ["changeTeamArrival", ({ teamId }) => ({ id: teamId, ...changedTeam() })],
  ["changeTeamBasics", ({ id }) => ({ id, ...changedTeam() })],
  ["addPerson", () => ({ countryId: country.id, roles: ["GUEST"], version: 1 })],
  ["changePerson", (_, id) => ({ id, countryId: country.id, roles: ["GUEST"], version: 2 })],
  ["replaceLeader", ({ teamId }) => ({ id: teamId, ...changedTeam() })],
  ["changeLeader", ({ id }) => ({ id, version: 2 })],
  ["addContestant", ({ teamId }) => ({ teamId, ...ofTeam, version: 1 })],
  ["changeContestant", ({ id }) => ({ id, ...ofTeam, version: 2 })],
];

const changedTeam = () => ({ countryId: country.id, isOfficial: true, version: 2 });
const ofTeam = { contestantGroup: "Senior", isOfficial: true };
const requestOf = async (name: RegistratorWrite): Promise<EndpointRequest> => registratorWrites[name](country);

/** Writes in which isOfficial is a field of the request, so that it is no extra one. */
const writesWithIsOfficial: RegistratorWrite[] = ["createTeam", "changeTeamBasics"];

describe("a registrator's writes", () => {
  it.each(writes)("%s ignores extra fields such as id, role, countryId and isOfficial", async (write, expectedOf) => {
    const request = await requestOf(write);
    // Registrators need not send these, so they are extra fields.
    const { countryId: _country, roles: _roles, ...body } = request.body as Body;
    const expected = expectedOf(body, request.params?.id);
    const extra = {
      id: randomUUID(),
      role: "Administrator",
      roles: ["JURY_CHAIR"],
      countryId: otherCountry.id,
      isOfficial: false,
      siteId: randomUUID(),
      contestantGroup: "Junior",
    };
    const sent = { ...extra, ...(writesWithIsOfficial.includes(write) && { isOfficial: true }), ...body };
    const response = await call(requestLine(write, request), { token: registrator.token, body: sent });
    expect(response.status).toBeLessThan(300);
    expect(response.body).toMatchObject(expected);
    expect(response.body.id).not.toBe(extra.id);
    expect(await query('SELECT "role" FROM "User" WHERE "id" = $1', [registrator.id])).toEqual([
      { role: "TeamRegistrator" },
    ]);
  });

  it.each(writes.map(([write]) => write).filter((write) => write.startsWith("change")))(
    "%s with a version that is not the stored one is 409 and changes nothing",
    async (write) => {
      const request = await requestOf(write);
      const send = (version: number) =>
        call(requestLine(write, request), { token: registrator.token, body: { ...(request.body as Body), version } });
      expect((await send(7)).status).toBe(409);
      expect((await send(1)).status).toBe(200);
    },
  );
});

describe("an administrator's writes", () => {
  it("POST /api/Identity/Register ignores the id of the request", async () => {
    const id = randomUUID();
    const account = accountPayload();
    const { email } = account;
    const body = { ...account, id, username: email, countryId: "", version: 5, tokenVersion: 9 };
    const response = await call("POST /api/Identity/Register", { token: admin.token, body });
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({ email, username: email, role: "Guide", countryId: null });
    expect(response.body.id).not.toBe(id);
  });

  it("POST /api/Guide ignores the id and version of the request, and assigning a team its name", async () => {
    const { id: userId } = await signedIn("Guide");
    const person = { ...renamed, countryId: otherCountry.id };
    const id = randomUUID();
    const body = guidePayload(userId, { id, version: 9, person });
    const created = await call("POST /api/Guide", { token: admin.token, body });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ userId, version: 1, teams: [] });
    expect(created.body.id).not.toBe(id);
    expect(created.body.person).toMatchObject({
      roles: ["GUIDE"],
      countryId: otherCountry.id,
      arrivalLocation: "Other",
      departureLocation: "Other",
    });
    const { id: teamId } = await insertTeam(country);
    const assigned = await call(`POST /api/Guide/${created.body.id}/teams`, {
      token: admin.token,
      body: [{ id: teamId, name: "x" }],
    });
    const storedTeam = { id: teamId, name: expect.stringMatching(/^Team /), countryName: country.name };
    expect(assigned.body.teams).toEqual([expect.objectContaining(storedTeam)]);
    const unassigned = await call(`DELETE /api/Guide/${created.body.id}/${teamId}`, { token: admin.token });
    expect(unassigned.body.teams).toEqual([]);
  });

  it("PUT /api/Team/basic: the group, and whether the team is official, apply to every contestant", async () => {
    const { id } = await insertTeam(country);
    const body = { id, name: "N", teamGroup: "Junior", isOfficial: false };
    const { body: changed } = await call("PUT /api/Team/basic", { token: admin.token, body });
    expect(changed).toMatchObject({ group: "Junior", isOfficial: false });
    const expected = expect.objectContaining({ contestantGroup: "Junior", isOfficial: false });
    expect(changed.contestants).toEqual([expected, expected]);
  });
});
