import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { exportCsv } from "@/e2e/support/csv";
import { addMember, insertGuide, insertTransfer } from "@/e2e/support/factory";
import { readPage } from "@/e2e/support/html";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { countWaitingFor, whileLocked } from "@/e2e/support/locks";
import { uniqueName } from "@/e2e/support/names";
import { contestantEdit, contestantModel, teamPayload } from "@/e2e/support/payloads";
import { auditLogOf, type Country, count, countryByCode, query } from "@/e2e/support/site";

const contact = {
  hasPersonForContact: true,
  personForContactName: "Her Mother",
  personForContactPhoneNumber: "+359 88 111 222",
};
const ownTravel = {
  timeOfArrival: "2025-04-10T08:15",
  arrivalLocation: "Other: Plovdiv",
  arrivalTripNumber: "FB 977",
  timeOfDeparture: "2025-04-14T06:00",
  departureLocation: "Other: Burgas",
};
const noTravel = {
  timeOfArrival: null,
  arrivalLocation: null,
  arrivalTripNumber: null,
  timeOfDeparture: null,
  departureLocation: null,
  departureTripNumber: null,
};

let country: Country;
let admin: SignedIn;
let registrator: SignedIn;
beforeAll(async () => {
  country = await countryByCode("LC");
  [admin, registrator] = await Promise.all([signedIn("Administrator"), signedIn("TeamRegistrator", "LC")]);
});

const send = (endpoint: string, body: object) => call(endpoint, { token: admin.token, body });

/** Registers a contestant who travels with the team, and one who travels alone with the given travel details. */
async function register(aloneTravel: object = ownTravel) {
  const names = ["Together", "Alone"].map((name) => `${name} ${randomUUID().slice(0, 8)}`) as [string, string];
  const contestants = [contestantModel(names[0]), { ...contestantModel(names[1]), ...contact, ...aloneTravel }];
  const body = teamPayload({ contestants });
  const response = await call("POST /api/Team", { token: registrator.token, body });
  const lone = response.body.contestants?.[1];
  return { ...response, names, team: response.body, lone, personId: lone?.personId as string };
}

const change = (id: string, name: string, changes: object) => {
  const personEditModel = { fullName: name, tShirtSize: "M" };
  return call("PUT /api/Contestant", {
    token: registrator.token,
    body: contestantEdit(id, { personEditModel, ...changes }),
  });
};

interface Party {
  id: string;
  people: { id: string }[];
}

async function partyOf(id: string, direction = "ARRIVAL") {
  const { body } = await call(`GET /api/Arrival?direction=${direction}`, { token: admin.token });
  return body.parties.find((party: Party) => party.id === id);
}

const assign = (transferId: string | null, ...ids: string[]) =>
  send("PUT /api/Transfer/parties", { direction: "ARRIVAL", parties: ids.map((id) => ({ id, transferId })) });
/** How many transfers a team or person is assigned to. */
const assignments = (id: string) =>
  count('SELECT count(*) FROM "TransferAssignment" WHERE "personId" = $1 OR "teamId" = $1', [id]);
const lastChanges = async (id: string) => (await auditLogOf(id)).at(-1)?.changes;

describe("a contestant who travels alone", () => {
  it("has their own time, place and trip number, and is a party of one outside the team's", async () => {
    const { team, lone, personId, names } = await register();
    expect(lone.person).toMatchObject({ timeOfArrival: "2025-04-10T05:15:00.000Z", arrivalLocation: "Other: Plovdiv" });
    expect(team.contestants[0].person).toMatchObject({ timeOfArrival: "2025-04-09T11:30:00.000Z" });
    expect(await partyOf(personId)).toMatchObject({
      kind: "CONTESTANT",
      name: names[1],
      time: "2025-04-10T05:15:00.000Z",
      place: "Other: Plovdiv",
      tripNumber: "FB 977",
      people: [{ id: personId }],
      team: { id: team.id, name: team.name },
      leader: null,
      contact: { fullName: "Her Mother", phoneNumber: "+359 88 111 222" },
    });
    expect(await partyOf(personId, "DEPARTURE")).toMatchObject({ place: "Other: Burgas", tripNumber: null });
    expect((await partyOf(team.id)).people).toHaveLength(2);
    const [created] = await auditLogOf(personId);
    expect(created?.changes).toMatchObject({ timeOfArrival: [null, "2025-04-10T05:15:00.000Z"] });
  });

  it("has no travel details if only the contact is sent, and keeps those that are stored", async () => {
    const { lone, personId, names } = await register({});
    expect(lone.person).toMatchObject(noTravel);
    expect(await partyOf(personId)).toMatchObject({ time: null, place: null, tripNumber: null });
    await change(lone.id, names[1], { ...contact, ...ownTravel });
    const { body } = await change(lone.id, names[1], contact);
    expect(body.person).toMatchObject({ timeOfArrival: "2025-04-10T05:15:00.000Z", arrivalTripNumber: "FB 977" });
    const emptied = await change(lone.id, names[1], { ...contact, timeOfArrival: null, arrivalLocation: "" });
    expect(emptied.body.person).toMatchObject({
      timeOfArrival: null,
      arrivalLocation: null,
      arrivalTripNumber: "FB 977",
    });
  });

  it.each([
    [{ ...ownTravel, timeOfDeparture: "2025-04-10T08:15" }, "timeOfDeparture"],
    [{ ...ownTravel, arrivalLocation: "Atlantis" }, "arrivalLocation"],
    [{ ...ownTravel, timeOfArrival: "2024-04-10T08:15" }, "timeOfArrival"],
  ])("is refused for %o on the field", async (travel, field) => {
    const created = await register(travel);
    expect([created.status, Object.keys(created.body.errors)]).toEqual([422, [`contestants.1.${field}`]]);
    const { lone, names } = await register({});
    const changed = await change(lone.id, names[1], { ...contact, ...travel });
    expect([changed.status, Object.keys(changed.body.errors)]).toEqual([422, [field]]);
  });

  it("is checked against the stored time that a request leaves out", async () => {
    const { lone, names } = await register();
    const { status, body } = await change(lone.id, names[1], { ...contact, timeOfDeparture: "2025-04-10T08:00" });
    expect([status, Object.keys(body.errors)]).toEqual([422, ["timeOfDeparture"]]);
  });

  it("is in the exports with their own time", async () => {
    const { names } = await register();
    for (const path of ["/api/Person/export/travel/csv", undefined]) {
      const { rows } = await exportCsv(admin.token, "", path);
      expect(rows.find(({ fullName }) => fullName === names[1])).toMatchObject({
        timeOfArrival: "2025-04-10 08:15",
        arrivalLocation: "Other: Plovdiv",
        arrivalTripNumber: "FB 977",
        contactPerson: "Her Mother",
      });
      expect(rows.find(({ fullName }) => fullName === names[0])).toMatchObject({ timeOfArrival: "2025-04-09 14:30" });
    }
  });

  it("lacks travel details until they are given", async () => {
    const { lone, names } = await register({});
    const text = async () => {
      const { body } = await call("GET /api/Reminder", { token: admin.token });
      return body.find(({ countryId }: { countryId: string }) => countryId === country.id).text;
    };
    expect(await text()).toContain(`- ${names[1]}: picture, native name, travel details`);
    await change(lone.id, names[1], { ...contact, ...ownTravel });
    expect(await text()).not.toContain(`- ${names[1]}: picture, native name, travel details`);
  });
});

describe("the journey of a contestant who travels alone", () => {
  it("is cleared with the transfer when the contestant travels with the team again, and the audit log says so", async () => {
    const { team, lone, personId, names } = await register();
    const id = await insertTransfer();
    expect((await assign(id, personId, team.id)).status).toBe(200);
    expect(await lastChanges(personId)).toEqual({ arrivalTransferId: [null, id] });
    const { body } = await change(lone.id, names[1], { hasPersonForContact: false, ...ownTravel });
    expect(body.person).toMatchObject({ timeOfArrival: "2025-04-09T11:30:00.000Z", arrivalTripNumber: null });
    expect(await lastChanges(personId)).toMatchObject({
      timeOfArrival: ["2025-04-10T05:15:00.000Z", null],
      arrivalTripNumber: ["FB 977", null],
      arrivalTransferId: [id, null],
    });
    expect([await partyOf(personId), await assignments(personId), await assignments(team.id)]).toEqual([
      undefined,
      0,
      1,
    ]);
    expect((await partyOf(team.id)).people).toHaveLength(3);
    const alone = await change(lone.id, names[1], contact);
    expect(alone.body.person).toMatchObject(noTravel);
  });

  it("is flagged in its transfer when it changes, like a team's", async () => {
    const { lone, personId, names } = await register();
    await assign(await insertTransfer(), personId);
    await change(lone.id, names[1], { ...contact, timeOfArrival: "2025-04-10T09:00" });
    expect(await partyOf(personId)).toMatchObject({ transfer: { moved: true } });
  });

  it.each([
    ["withdraws", (id: string) => send(`POST /api/Team/${id}/withdrawal`, {})],
    [
      "goes online",
      (id: string) => send("PUT /api/Team/basic", { id, name: `Remote ${id}`, teamGroup: "Senior", isOnline: true }),
    ],
  ])("loses its transfer when the team %s", async (_, leave) => {
    const { team, personId } = await register();
    const id = await insertTransfer();
    await assign(id, personId);
    expect((await leave(team.id)).status).toBe(200);
    expect(await lastChanges(personId)).toEqual({ arrivalTransferId: [id, null] });
    expect(await assignments(personId)).toBe(0);
    expect(await partyOf(personId)).toBeUndefined();
  });

  it("keeps its transfer as a guest when the team goes online, and loses it with that role", async () => {
    const { team, personId } = await register();
    const person = { fullName: "Alone And Guest", tShirtSize: "L", countryId: country.id };
    const travel = {
      timeOfArrival: "2025-04-10T08:15",
      arrivalLocation: "Other: Plovdiv",
      timeOfDeparture: "2025-04-13T09:00",
      departureLocation: "Other: Plovdiv",
    };
    const guest = { ...person, ...travel, roles: ["GUEST"] };
    expect((await send(`PUT /api/Person/${personId}`, guest)).status).toBe(200);
    await assign(await insertTransfer(), personId);
    const online = { id: team.id, name: `Remote ${team.id}`, teamGroup: "Senior", isOnline: true };
    expect((await send("PUT /api/Team/basic", online)).status).toBe(200);
    expect(await assignments(personId)).toBe(1);
    expect((await send(`PUT /api/Person/${personId}`, { ...person, roles: [] })).status).toBe(200);
    expect(await assignments(personId)).toBe(0);
  });

  it.each(["unticked", "withdrawn"])("has no transfer after it was %s while it was being assigned", async (how) => {
    for (const isAssignedFirst of [true, false]) {
      const id = await insertTransfer();
      const { team, lone, personId, names } = await register();
      const end = () =>
        how === "unticked"
          ? change(lone.id, names[1], { hasPersonForContact: false })
          : send(`POST /api/Team/${team.id}/withdrawal`, {});
      const lock = `SELECT 1 FROM "Person" WHERE "id" = '${personId}' FOR UPDATE`;
      const both = [() => assign(id, personId), end];
      const sent = await whileLocked(lock, async (client) => {
        const responses: ReturnType<typeof end>[] = [];
        for (const begin of isAssignedFirst ? both : both.toReversed()) {
          responses.push(begin());
          await expect.poll(() => countWaitingFor(client)).toBeGreaterThanOrEqual(responses.length);
        }
        return responses;
      });
      const statuses = (await Promise.all(sent)).map(({ status }) => status);
      expect(statuses).toEqual([200, isAssignedFirst ? 200 : 404]);
      expect(await assignments(personId)).toBe(0);
    }
  });

  it("loses its transfer when the contestant is deleted, also if the person stays", async () => {
    const { lone, personId } = await register();
    const id = await insertTransfer();
    await assign(id, personId);
    await addMember(personId, "JURY");
    expect((await call(`DELETE /api/Contestant/${lone.id}`, { token: admin.token })).status).toBe(200);
    expect(await assignments(personId)).toBe(0);
    expect(await lastChanges(lone.id)).toMatchObject({ arrivalTransferId: [id, null] });
  });

  it("stays when an administrator changes the person on the People page", async () => {
    const { personId } = await register();
    await assign(await insertTransfer(), personId);
    const person = { fullName: "Alone Renamed", tShirtSize: "L", roles: [], countryId: country.id };
    const { status, body } = await send(`PUT /api/Person/${personId}`, person);
    expect([status, body.timeOfArrival]).toEqual([200, "2025-04-10T05:15:00.000Z"]);
    expect(await assignments(personId)).toBe(1);
  });

  it("is suggested a transfer, which the registrator and the guide see by name", async () => {
    const { team, personId, names } = await register({ ...ownTravel, arrivalLocation: "Other: Vidin" });
    const guide = await signedIn("Guide");
    await query('UPDATE "Team" SET "guideId" = $2 WHERE "id" = $1', [team.id, await insertGuide(country, guide.id)]);
    const vehicle = uniqueName("Van");
    const suggestion = { direction: "ARRIVAL", place: "Other: Vidin", vehicle, seats: 8, longestWait: 60 };
    expect((await send("POST /api/Transfer/suggest", suggestion)).status).toBe(200);
    expect(await partyOf(personId)).toMatchObject({ transfer: { vehicle: `${vehicle} 1` } });
    for (const [path, reader] of [
      ["/listTeams", registrator],
      ["/guideHome", guide],
      [`/editTeam?team=${team.id}`, registrator],
    ] as const) {
      const { text } = await readPage(path, reader);
      expect(text).toContain(`Transfer from Other: Vidin for ${names[1]}: ${vehicle} 1, 10 Apr,`);
    }
    expect((await readPage("/guideHome", guide)).text).toContain("10 Apr, 08:15 Other: Vidin, FB 977");
  });
});

describe("an administrator's edit of a person in a team", () => {
  const editAs = (roles: string[], personId: string) =>
    call(`PUT /api/Person/${personId}`, { token: admin.token, body: { fullName: "Edited", roles, ...ownTravel } });
  const stored = async (personId: string) => {
    const [row] = await query('SELECT "arrivalLocation", "arrivalTripNumber" FROM "Person" WHERE "id" = $1', [
      personId,
    ]);
    return row;
  };

  it("stores no travel details unless they are a guest, and removes those of a former guest", async () => {
    const { team } = await register();
    const { personId } = team.leader;
    expect((await editAs(["GUEST"], personId)).status).toBe(200);
    expect(await stored(personId)).toEqual({ arrivalLocation: "Other: Plovdiv", arrivalTripNumber: "FB 977" });
    expect((await editAs([], personId)).status).toBe(200);
    expect(await stored(personId)).toEqual({ arrivalLocation: null, arrivalTripNumber: null });
  });

  it("keeps the journey of a contestant who travels alone", async () => {
    const { personId } = await register();
    const other = { ...ownTravel, arrivalLocation: "Other: Varna", arrivalTripNumber: "W6 4" };
    const body = { fullName: "Edited", roles: [], ...other };
    expect((await call(`PUT /api/Person/${personId}`, { token: admin.token, body })).status).toBe(200);
    expect(await stored(personId)).toEqual({ arrivalLocation: "Other: Plovdiv", arrivalTripNumber: "FB 977" });
  });
});
