import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { insertTeam, insertTransfer } from "@/e2e/support/factory";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { uniqueName } from "@/e2e/support/names";
import { travel } from "@/e2e/support/payloads";
import { auditLogOf, type Country, countryByCode } from "@/e2e/support/site";

const direction = "ARRIVAL";

let country: Country;
let admin: SignedIn;
beforeAll(async () => {
  [country, admin] = await Promise.all([countryByCode("MU"), signedIn("Administrator")]);
});

const send = (endpoint: string, body: object) => call(endpoint, { token: admin.token, body });

interface StoredTransfer {
  id: string;
  place: string;
  parties: { id: string }[];
}

async function transfersOf(place: string): Promise<StoredTransfer[]> {
  const { body } = await call("GET /api/Transfer", { token: admin.token });
  return body.filter((transfer: StoredTransfer) => transfer.place === place);
}

const idsOf = ({ parties }: StoredTransfer) => parties.map(({ id }) => id).sort();

const arrive = (teamId: string, timeOfArrival: string, arrivalLocation: string) =>
  send("PUT /api/Team/arrival", { teamId, ...travel, timeOfArrival, arrivalLocation });

describe("suggested transfers", () => {
  it("are created as they were previewed, unless the parties have changed meanwhile", async () => {
    const place = `Other: ${randomUUID()}`;
    const vehicle = uniqueName("Van");
    const teams = await Promise.all([2, 2, 4, 4].map((size) => insertTeam(country, { size })));
    const [early = "", soon = "", late = "", later = ""] = teams.map((team) => team.id);
    await arrive(early, "2025-04-09T14:00", place);
    await arrive(soon, "2025-04-09T14:30", place);
    await arrive(late, "2025-04-09T18:00", place);
    const form = { direction, place, vehicle, seats: "8", longestWait: 60 };
    const suggest = (body: object = {}, dryRun = false) =>
      send(`POST /api/Transfer/suggest?dryRun=${dryRun}`, { ...form, ...body });

    const preview = await suggest({}, true);
    expect(preview.body.vehicles).toMatchObject([
      { vehicle: `${vehicle} 1`, leavesAt: "2025-04-09T12:00:00.000Z", place, seats: 8, seatsTaken: 8 },
      { vehicle: `${vehicle} 2`, leavesAt: "2025-04-09T15:30:00.000Z", place, seats: 8, seatsTaken: 6 },
    ]);
    const quick = await suggest({ luggageTime: "5" }, true);
    expect(quick.body.vehicles[0]).toMatchObject({ leavesAt: "2025-04-09T11:35:00.000Z" });
    expect(await transfersOf(place)).toEqual([]);

    await arrive(later, "2025-04-09T18:30", place);
    expect((await suggest({ fingerprint: preview.body.fingerprint })).status).toBe(409);
    const { fingerprint, vehicles } = (await suggest({}, true)).body;
    expect(vehicles).toHaveLength(3);
    const created = await suggest({ fingerprint });
    expect(created.body).toEqual({ vehicles, leftOver: [], fingerprint });
    const now = await transfersOf(place);
    expect(now.map(idsOf)).toEqual([[early, soon].sort(), [late], [later]]);
    expect((await suggest()).body.vehicles).toEqual([]);
  });

  it("fill the free seats of a vehicle that exists, and create one for the others only", async () => {
    const place = `Other: ${randomUUID()}`;
    const bus = await insertTransfer({ place, leavesAt: "2025-04-09T11:45:00Z", seats: 10 });
    const teams = await Promise.all([4, 2, 2].map((size) => insertTeam(country, { size })));
    const [seated = "", joining = "", other = ""] = teams.map((team) => team.id);
    await arrive(seated, "2025-04-09T14:00", place);
    const parties = [{ id: seated, transferId: bus }];
    expect((await send("PUT /api/Transfer/parties", { direction, parties })).status).toBe(200);
    await arrive(joining, "2025-04-09T14:00", place);
    await arrive(other, "2025-04-09T14:10", place);

    const form = { direction, place, vehicle: uniqueName("Van"), seats: 8, longestWait: 60 };
    const { body } = await send("POST /api/Transfer/suggest", form);
    expect(body.vehicles).toMatchObject([
      { transferId: null, vehicle: `${form.vehicle} 1`, seats: 8, seatsTaken: 4, parties: [{ id: other }] },
      { transferId: bus, vehicle: "Bus", seats: 10, seatsTaken: 10, parties: [{ id: joining }] },
    ]);
    const now = new Map((await transfersOf(place)).map((transfer) => [transfer.id, idsOf(transfer)]));
    expect([now.size, now.get(bus)]).toEqual([2, [seated, joining].sort()]);
    expect((await auditLogOf(joining)).at(-1)?.changes).toEqual({ arrivalTransferId: [null, bus] });
  });

  it("leave out a party that is larger than a vehicle, with the reason", async () => {
    const place = `Other: ${randomUUID()}`;
    const { id } = await insertTeam(country, { size: 4 });
    await arrive(id, "2025-04-09T14:00", place);
    const form = { direction, place, vehicle: "Car", seats: 5, longestWait: 60 };
    const { body } = await send("POST /api/Transfer/suggest", form);
    expect(body.vehicles).toEqual([]);
    expect(body.leftOver).toMatchObject([{ party: { id }, reason: "TOO_LARGE" }]);
  });
});
