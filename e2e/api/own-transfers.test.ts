import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { insertGuest, insertGuide, insertTeam, insertTransfer } from "@/e2e/support/factory";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { countryByCode, db } from "@/e2e/support/site";

/** The text of a page, without tags. */
async function textOf(path: string, { token }: SignedIn): Promise<string> {
  const { body } = await call(`GET ${path}`, { cookies: { session: token } });
  const html = String(body).replace(/<(script|style)\b.*?<\/\1>/gs, "");
  return html.replace(/<[^>]*>/g, "").replace(/\s+/g, " ");
}

it("a team's and a guest's transfers are shown to their registrator and their guide, and to no other country", async () => {
  const country = await countryByCode("CV");
  const [registrator, foreigner, guide] = [
    await signedIn("TeamRegistrator", "CV"),
    await signedIn("TeamRegistrator", "KM"),
    await signedIn("Guide"),
  ];
  const team = await insertTeam(country, { guideId: await insertGuide(country, guide.id) });
  const guestId = await insertGuest(country);
  const bus = `Bus ${randomUUID().slice(0, 8)}`;
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
  await db.transferAssignment.createMany({
    data: [
      { transferId: arrivalId, direction: "ARRIVAL", teamId: team.id },
      { transferId: departureId, direction: "DEPARTURE", teamId: team.id },
      { transferId: arrivalId, direction: "ARRIVAL", personId: guestId },
    ],
  });
  const arrival = `Transfer from Varna Airport: ${bus}, 9 Apr, 14:30, driver +359 88 555 0199Meet at gate 4`;
  for (const [path, account] of [
    ["/listTeams", registrator],
    ["/guideHome", guide],
  ] as const) {
    expect(await textOf(path, account)).toContain(`${arrival}Transfer to Sofia Airport: Van ${bus}, 13 Apr, 06:00`);
  }
  expect(await textOf("/listGuests", registrator)).toContain(arrival);
  const edit = await call(`GET /editTeam?team=${team.id}`, { cookies: { session: registrator.token } });
  expect(edit.body).toContain(bus);
  for (const path of ["/listTeams", "/listGuests", `/editTeam?team=${team.id}`]) {
    expect(await textOf(path, foreigner)).not.toContain(bus);
  }
  expect((await call("GET /teams")).body).not.toContain(bus);

  // A party that moves is still told the transfer that it has.
  await db.team.update({ where: { id: team.id }, data: { timeOfArrival: new Date("2025-04-10T10:00Z") } });
  expect(await textOf("/listTeams", registrator)).toContain(arrival);
});
