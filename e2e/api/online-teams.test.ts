import { beforeAll, describe, expect, it } from "vitest";
import { csvOf, exportCsv, importCsv } from "@/e2e/support/csv";
import { insertTeam } from "@/e2e/support/factory";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { uniqueName } from "@/e2e/support/names";
import { contestantModel, teamPayload, travel } from "@/e2e/support/payloads";
import { countryByCode, query } from "@/e2e/support/site";

let registrator: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  registrator = await signedIn("TeamRegistrator", "IS");
  admin = await signedIn("Administrator");
});

const noTravel = { timeOfArrival: null, arrivalLocation: null, timeOfDeparture: null, departureLocation: null };
const storedTravel = {
  timeOfArrival: "2025-04-09T07:00:00.000Z",
  arrivalLocation: "Other",
  timeOfDeparture: "2025-04-12T07:00:00.000Z",
  departureLocation: "Other",
};

const register = (changes: Record<string, unknown>) =>
  call("POST /api/Team", { token: registrator.token, body: teamPayload(changes) });

async function registerOnline(changes: Record<string, unknown> = noTravel): Promise<string> {
  const { body } = await register({ ...changes, isOnline: true });
  return body.id;
}

const changeBasics = (id: string, changes: Record<string, unknown>, at?: string) => {
  const body = { id, name: "Basics", teamGroup: "Senior", ...changes };
  return call("PUT /api/Team/basic", { token: registrator.token, body, at });
};

const saveTravel = (teamId: string) =>
  call("PUT /api/Team/arrival", { token: registrator.token, body: { teamId, ...travel } });

describe("a team that takes part online", () => {
  it("needs no travel details, and keeps those it has", async () => {
    const without = await register({ isOnline: true, ...noTravel, timeOfArrival: "" });
    expect(without.status).toBe(201);
    expect(without.body).toMatchObject({ isOnline: true, ...noTravel });
    expect(without.body.contestants[0].person).toMatchObject(noTravel);
    expect((await register({ isOnline: true, ...travel })).body).toMatchObject({ isOnline: true, ...storedTravel });
    expect((await saveTravel(without.body.id)).body).toMatchObject({ isOnline: true, ...storedTravel });
  });

  it("has valid travel details if it has any", async () => {
    const late = await register({ isOnline: true, ...travel, timeOfArrival: "2025-04-14T10:00" });
    expect(Object.keys(late.body.errors)).toEqual(["timeOfDeparture"]);
    const nowhere = await register({ isOnline: true, ...noTravel, arrivalLocation: "Moon" });
    expect(Object.keys(nowhere.body.errors)).toEqual(["arrivalLocation"]);
  });

  it("has empty cells for its travel in the export", async () => {
    const id = await registerOnline(travel);
    const [row] = await query<{ id: string }>('SELECT "id" FROM "Contestant" WHERE "teamId" = $1', [id]);
    const { rows } = await exportCsv(admin.token);
    expect(rows.find(({ contestantId }) => contestantId === row?.id)).toMatchObject({
      timeOfArrival: "",
      arrivalLocation: "",
      timeOfDeparture: "",
      departureLocation: "",
    });
  });

  it("does not count for the travel of a leader who also leads a team on site", async () => {
    const { body: online } = await register({ isOnline: true, ...travel });
    const leaderId = online.leader.id;
    await register({ leaderId, ...travel, timeOfArrival: "2025-04-10T10:00" });
    const path = `GET /api/Person/leaders/country/${registrator.countryId}`;
    const { body: leaders } = await call(path, { token: registrator.token });
    const leader = leaders.find(({ id }: { id: string }) => id === leaderId);
    expect(leader.person.timeOfArrival).toBe("2025-04-10T07:00:00.000Z");
  });
});

describe("a team on site", () => {
  it("needs all travel details, which are reported together with the other errors", async () => {
    const { status, body } = await register({ ...noTravel, name: "" });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      name: ["Team name is required."],
      timeOfArrival: ["Time of arrival is required."],
      arrivalLocation: ["Arrival location is required."],
      timeOfDeparture: ["Time of departure is required."],
      departureLocation: ["Departure location is required."],
    });
  });

  it("keeps its travel details when it changes to online and back, and requests without isOnline change nothing", async () => {
    const { body: team } = await register(travel);
    expect((await changeBasics(team.id, { isOnline: true })).body).toMatchObject({ isOnline: true, ...storedTravel });
    expect((await changeBasics(team.id, {})).body).toMatchObject({ isOnline: true, ...storedTravel });
    expect((await changeBasics(team.id, { isOnline: false })).body).toMatchObject({ isOnline: false, ...storedTravel });
  });

  it("releases its seats when it changes to online, which the audit log records", async () => {
    const country = await countryByCode("IS");
    const team = await insertTeam(country, { size: 1 });
    const other = await insertTeam(country, { size: 1 });
    const seat = uniqueName("Hall");
    const seatOf = (contestantId = "") => csvOf([{ contestantId, day1SeatingPlace: seat }]);
    await importCsv(admin.token, 2025, seatOf(team.contestantIds[0]));
    await changeBasics(team.id, { isOnline: true });
    expect((await importCsv(admin.token, 2025, seatOf(other.contestantIds[0]))).status).toBe(200);
    const history = await call(`GET /api/Audit?team=${team.id}`, { token: admin.token });
    expect(JSON.stringify(history.body)).toContain(`"day1SeatingPlace":["${seat}",null]`);
  });

  it("must have travel details before it changes from online", async () => {
    const id = await registerOnline();
    const early = await changeBasics(id, { isOnline: false });
    expect(early.status).toBe(422);
    expect(early.body.errors).toEqual({
      isOnline: ["To take part on site, the team needs travel details. Save its arrival information first."],
    });
    await saveTravel(id);
    expect((await changeBasics(id, { isOnline: false })).body).toMatchObject({ isOnline: false, ...storedTravel });
  });

  it("has travel details even if it changes from online at the moment when they are saved", async () => {
    const id = await registerOnline();
    const [change, arrival] = await Promise.all([changeBasics(id, { isOnline: false }), saveTravel(id)]);
    expect(arrival.status).toBe(200);
    expect([200, 422]).toContain(change.status);
    expect((await changeBasics(id, {})).body).toMatchObject({ isOnline: change.status === 422, ...storedTravel });
    const clear = query('UPDATE "Team" SET "isOnline" = false, "timeOfArrival" = NULL WHERE "id" = $1', [id]);
    await expect(clear).rejects.toThrow("Team_travel_check");
  });
});

describe("an unofficial team", () => {
  it("is registered and changed by its registrator while registration is open", async () => {
    const { body: team } = await register({ isOfficial: false });
    expect(team).toMatchObject({ isOfficial: false, contestants: [{ isOfficial: false }] });
    expect((await changeBasics(team.id, {})).body.isOfficial).toBe(false);
    expect((await changeBasics(team.id, { isOfficial: true })).body.contestants[0].isOfficial).toBe(true);
    expect((await changeBasics(team.id, { isOfficial: false }, "2025-03-21T12:00:00Z")).status).toBe(403);
  });

  it("is one whose contestants are all registered as unofficial", async () => {
    const [one, two] = [contestantModel("One"), contestantModel("Two")];
    const unofficial = { isOfficial: false };
    const contestants = [
      { ...one, ...unofficial },
      { ...two, ...unofficial },
    ];
    expect((await register({ contestants })).body.isOfficial).toBe(false);
    expect((await register({ contestants: [contestants[0], two] })).body.isOfficial).toBe(true);
    expect((await register({ contestants, isOfficial: true })).body.isOfficial).toBe(true);
  });
});
