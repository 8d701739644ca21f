import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { insertEdition, insertGuest, insertTeam, type StoredTeam } from "@/e2e/support/factory";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { travel } from "@/e2e/support/payloads";
import { type Country, countryByCode, query } from "@/e2e/support/site";
import type { Journeys } from "@/lib/travel/arrivals/schema";

let country: Country;
let admin: SignedIn;

beforeAll(async () => {
  [country, admin] = await Promise.all([countryByCode("MC"), signedIn("Administrator")]);
});

async function read(direction = "ARRIVAL"): Promise<Journeys> {
  const { status, body } = await call(`GET /api/Arrival?direction=${direction}`, { token: admin.token });
  expect(status).toBe(200);
  return body;
}

const partyOf = ({ parties }: Journeys, id: string) => parties.find((party) => party.id === id);

/** Marks a person as arrived. */
const mark = (personId: string) =>
  call("POST /api/Arrival/marks", {
    token: admin.token,
    body: { marks: [{ id: randomUUID(), personId, arrived: true, markedAt: "2025-02-01T10:00:00Z" }] },
  });

async function updateTeam(team: StoredTeam, assignments: string): Promise<void> {
  await query(`UPDATE "Team" SET ${assignments} WHERE "id" = $1`, [team.id]);
}

it("lists a team with its travel and who of it has arrived, without contestants who travel on their own", async () => {
  const team = await insertTeam(country, { size: 2 });
  await updateTeam(team, `"arrivalTripNumber" = 'LH 1234', "arrivalLocation" = 'Varna Airport'`);
  const { leader, deputy, contestants } = team.people;
  const [together, alone] = contestants;
  await query(
    `UPDATE "Contestant" SET "personForContactName" = 'Aunt', "personForContactPhoneNumber" = '+359 54 1' WHERE "id" = $1`,
    [team.contestantIds[1]],
  );
  await mark(leader);
  const journeys = await read();
  expect(partyOf(journeys, team.id)).toMatchObject({
    kind: "TEAM",
    country: { name: country.name, alpha2: "MC" },
    time: "2025-04-09T10:00:00.000Z",
    place: "Varna Airport",
    tripNumber: "LH 1234",
    people: [
      { id: leader, role: "LEADER", arrivedAt: "2025-02-01T10:00:00.000Z" },
      { id: deputy, role: "DEPUTY", arrivedAt: null },
      { id: together, role: "CONTESTANT", arrivedAt: null },
    ],
    leader: { phoneNumber: "+359 54 000 000" },
    guide: null,
    transfer: null,
  });
  expect(partyOf(journeys, alone ?? "")).toMatchObject({
    kind: "CONTESTANT",
    time: null,
    team: { id: team.id },
    contact: { fullName: "Aunt", phoneNumber: "+359 54 1" },
  });
  expect(partyOf(await read("DEPARTURE"), team.id)).toMatchObject({
    time: "2025-04-13T10:00:00.000Z",
    place: "Other",
    tripNumber: null,
  });
});

it("leaves out withdrawn and online teams", async () => {
  const withdrawn = await insertTeam(country);
  const online = await insertTeam(country);
  await updateTeam(withdrawn, '"withdrawnAt" = now()');
  await updateTeam(online, '"isOnline" = true');
  for (const direction of ["ARRIVAL", "DEPARTURE"]) {
    const journeys = await read(direction);
    expect([withdrawn, online].map(({ id }) => partyOf(journeys, id))).toEqual([undefined, undefined]);
  }
});

it("lists a guest, unless they lead a team", async () => {
  const guest = await insertGuest(country, { timeOfArrival: new Date("2025-04-08T07:00Z"), arrivalLocation: "Other" });
  const { leader } = (await insertTeam(country)).people;
  await query('UPDATE "Person" SET "isGuest" = true WHERE "id" = $1', [leader]);
  const journeys = await read();
  expect(partyOf(journeys, guest)).toMatchObject({
    kind: "GUEST",
    time: "2025-04-08T07:00:00.000Z",
    people: [{ id: guest, role: "GUEST" }],
  });
  expect(partyOf(journeys, leader)).toBeUndefined();
});

it("lists past editions by year, and is 404 for a year without one", async () => {
  const { id: editionId, year } = await insertEdition();
  const past = await insertTeam(country, { editionId });
  const current = await insertTeam(country);
  const arrivalsOf = (year: number) => call(`GET /api/Arrival?year=${year}`, { token: admin.token });
  expect(await arrivalsOf(1999)).toMatchObject({ status: 404 });
  const { body } = await arrivalsOf(year);
  expect(partyOf(body, past.id)).toBeDefined();
  expect(partyOf(body, current.id)).toBeUndefined();
});

it("the version changes with a mark and with a team's travel", async () => {
  const team = await insertTeam(country);
  const version = async () => (await call("GET /api/Arrival/version", { token: admin.token })).body.version;
  const first = await version();
  await mark(team.people.leader);
  const second = await version();
  expect(second).not.toBe(first);
  await call("PUT /api/Team/arrival", {
    token: admin.token,
    body: { teamId: team.id, ...travel, timeOfArrival: "2025-04-09T15:00" },
  });
  expect(await version()).not.toBe(second);
});
