import { expect, it } from "vitest";
import { insertGuest, insertGuide, insertTeam, insertTransfer } from "@/e2e/support/factory";
import { readPage } from "@/e2e/support/html";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { uniqueName } from "@/e2e/support/names";
import { countryByCode, db } from "@/e2e/support/site";

const textOf = async (path: string, reader: SignedIn) => (await readPage(path, reader)).text;

const varna = { timeOfArrival: new Date("2025-04-09T11:00Z"), arrivalLocation: "Varna Airport" };

/** Inserts a bus from Varna for a team and a guest, and a van to Sofia for the team. */
async function insertRides(countryCode: string) {
  const country = await countryByCode(countryCode);
  const guide = await signedIn("Guide");
  const team = await insertTeam(country, { guideId: await insertGuide(country, guide.id) });
  await db.team.update({ where: { id: team.id }, data: { ...varna, departureLocation: "Sofia Airport" } });
  const guestId = await insertGuest(country, varna);
  const bus = uniqueName("Bus");
  const arrivalId = await insertTransfer({
    place: "Varna Airport",
    vehicle: bus,
    driverPhone: "+359 88 555 0199",
    note: "Meet at gate 4",
  });
  const departure = {
    direction: "DEPARTURE",
    place: "Sofia Airport",
    leavesAt: new Date("2025-04-13T03:00Z"),
  } as const;
  const departureId = await insertTransfer({ ...departure, vehicle: `Van ${bus}` });
  const { token } = await signedIn("Administrator");
  for (const [transferId, direction, ids] of [
    [arrivalId, "ARRIVAL", [team.id, guestId]],
    [departureId, "DEPARTURE", [team.id]],
  ] as const) {
    const body = { direction, parties: ids.map((id) => ({ id, transferId })) };
    expect((await call("PUT /api/Transfer/parties", { token, body })).status).toBe(200);
  }
  return { country, guide, team, guestId, bus };
}

it("a team's and a guest's transfers are shown to their registrator and their guide, and to no other country", async () => {
  const { team, guide, bus } = await insertRides("CV");
  const registrator = await signedIn("TeamRegistrator", "CV");
  const foreigner = await signedIn("TeamRegistrator", "KM");
  const arrival = `Transfer from Varna Airport: ${bus}, 9 Apr, 14:30, driver +359 88 555 0199 Meet at gate 4`;
  for (const [path, reader] of [
    ["/listTeams", registrator],
    ["/guideHome", guide],
  ] as const) {
    expect(await textOf(path, reader)).toContain(`${arrival} Transfer to Sofia Airport: Van ${bus}, 13 Apr, 06:00`);
  }
  expect(await textOf("/listGuests", registrator)).toContain(arrival);
  const edit = await call(`GET /editTeam?team=${team.id}`, { cookies: { session: registrator.token } });
  expect(edit.body).toContain(bus);
  for (const path of ["/listTeams", "/listGuests", `/editTeam?team=${team.id}`]) {
    expect(await textOf(path, foreigner)).not.toContain(bus);
  }
  expect((await call("GET /teams")).body).not.toContain(bus);
});

it("a party that has moved since it was assigned sees what no longer suits its transfer, and so do the printed lists", async () => {
  const { team, guestId, guide, bus } = await insertRides("ST");
  const registrator = await signedIn("TeamRegistrator", "ST");
  const admin = await signedIn("Administrator");
  const ownPages = [
    ["/listTeams", registrator],
    ["/guideHome", guide],
    ["/listGuests", registrator],
    [`/editTeam?team=${team.id}`, registrator],
  ] as const;
  for (const [path, reader] of ownPages) expect(await textOf(path, reader)).not.toContain("Arrival moved");

  const moved = { timeOfArrival: new Date("2025-04-09T11:45Z"), arrivalLocation: `Other: ${bus} quay` };
  await db.team.update({ where: { id: team.id }, data: moved });
  await db.person.update({ where: { id: guestId }, data: moved });
  for (const [path, reader] of [...ownPages, ["/controlPanel/transfers/print", admin] as const]) {
    const text = await textOf(path, reader);
    expect(text).toContain(bus);
    expect(text).toContain("Arrival moved from 14:00 to 14:45");
    expect(text).toContain(`Arrival moved from Varna Airport to Other: ${bus} quay`);
    expect(text).toContain("Arrives after the vehicle leaves");
  }
});

it("a contestant who travels without the leader is named beside the team's transfers, which are shown once", async () => {
  const { team, guide, bus } = await insertRides("GQ");
  const registrator = await signedIn("TeamRegistrator", "GQ");
  const [id = ""] = team.contestantIds;
  await db.contestant.update({
    where: { id },
    data: {
      personForContactName: "Her Mother",
      personForContactPhoneNumber: "+359 88 111 222",
      person: { update: { fullName: `Ana ${bus}` } },
    },
  });
  for (const [path, reader] of [
    ["/listTeams", registrator],
    ["/guideHome", guide],
    [`/editTeam?team=${team.id}`, registrator],
  ] as const) {
    const text = await textOf(path, reader);
    expect(text).toContain(`Not for Ana ${bus}, who travels without the leader.`);
    expect(text.split(`Transfer from Varna Airport: ${bus}`)).toHaveLength(2);
  }
});
