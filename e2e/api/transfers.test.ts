import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { insertGuest, insertTeam, insertTransfer } from "@/e2e/support/factory";
import { call, type SignedIn, signedIn } from "@/e2e/support/http";
import { countWaitingFor, whileLocked } from "@/e2e/support/locks";
import { travel } from "@/e2e/support/payloads";
import { auditLogOf, type Country, count, countryByCode, query } from "@/e2e/support/site";

const direction = "ARRIVAL";
const bus = {
  direction,
  place: "Other: Plovdiv",
  leavesAt: "2025-04-09T14:30",
  vehicle: "Bus 2",
  seats: 20,
  driverPhone: "088 123 4567",
  note: "At the exit",
};

let country: Country;
let admin: SignedIn;
beforeAll(async () => {
  [country, admin] = await Promise.all([countryByCode("BS"), signedIn("Administrator")]);
});

const send = (endpoint: string, body?: object) => call(endpoint, { token: admin.token, body });
const create = async () => (await send("POST /api/Transfer", bus)).body;
const assign = (transferId: string | null, ...ids: string[]) =>
  send("PUT /api/Transfer/parties", { direction, parties: ids.map((id) => ({ id, transferId })) });

interface StoredTransfer {
  id: string;
  place: string;
  seatsTaken: number;
  parties: { id: string; transfer: Record<string, unknown>; seatsElsewhere: object[] }[];
}
const transfers = async (): Promise<StoredTransfer[]> => (await send("GET /api/Transfer")).body;
async function storedTransfer(id: string): Promise<StoredTransfer> {
  const transfer = (await transfers()).find((transfer) => transfer.id === id);
  if (!transfer) throw new Error("no transfer");
  return transfer;
}
const idsOf = ({ parties }: { parties: { id: string }[] }) => parties.map(({ id }) => id).sort();

const renameTeam = (id: string, name: string) => query('UPDATE "Team" SET "name" = $2 WHERE "id" = $1', [id, name]);
/** Changes when and where a team arrives. */
const changeArrival = (teamId: string, timeOfArrival: string, arrivalLocation = "Other") =>
  send("PUT /api/Team/arrival", { teamId, ...travel, timeOfArrival, arrivalLocation });

const lastAudit = async (id: string) => (await auditLogOf(id)).slice(-1);

describe("a transfer", () => {
  it("is created, changed with its version, deleted, and recorded in the audit log", async () => {
    const created = await create();
    expect(created).toMatchObject({
      ...bus,
      leavesAt: "2025-04-09T11:30:00.000Z",
      driverPhone: "+359 88 123 4567",
      seatsTaken: 0,
      parties: [],
      version: 1,
    });
    const path = `/api/Transfer/${created.id}`;
    const changed = await send(`PUT ${path}`, { ...bus, seats: 30, driverPhone: "", note: null, version: 1 });
    expect(changed.body).toMatchObject({ seats: 30, driverPhone: null, note: "", version: 2 });
    expect((await send(`PUT ${path}`, { ...bus, version: 1 })).status).toBe(409);
    expect((await lastAudit(created.id))[0]?.changes).toEqual({
      seats: [20, 30],
      driverPhone: ["+359 88 123 4567", null],
      note: ["At the exit", ""],
    });
    expect((await send(`DELETE ${path}`)).body).toBe(true);
    expect((await send(`DELETE ${path}`)).status).toBe(404);
    expect((await lastAudit(created.id))[0]?.action).toBe("DELETE /api/Transfer/{id}");
    const { body: entries } = await send(`GET /api/Audit?id=${created.id}`);
    expect(entries.map(({ name }: { name: string }) => name)).toEqual(["Bus 2", "Bus 2", "Bus 2"]);
  });

  it("needs a place of the edition or one in words, a time, a vehicle and seats", async () => {
    for (const [field, value] of [
      ["place", "The moon"],
      ["leavesAt", "soon"],
      ["vehicle", " "],
      ["seats", 0],
      ["driverPhone", "call me"],
    ] as const) {
      const refused = await send("POST /api/Transfer", { ...bus, [field]: value });
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.body.errors)).toEqual([field]);
    }
  });
});

describe("a party", () => {
  it("is never put into a vehicle without enough seats for all of it, and the refusal has the numbers", async () => {
    const { id } = await create();
    const teams = await Promise.all([4, 4, 4, 2].map((size) => insertTeam(country, { size })));
    const [a = "", b = "", c = "", d = ""] = teams.map((team) => team.id);
    await renameTeam(d, "Late Leaves");
    expect((await assign(id, a, b, c)).status).toBe(200);
    const refused = await assign(id, d);
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toBe("Bus 2 has 20 seats; 18 are taken and Late Leaves needs 4.");
    expect(await storedTransfer(id)).toMatchObject({ seatsTaken: 18 });
    const fewer = await send(`PUT /api/Transfer/${id}`, { ...bus, seats: 17 });
    expect(fewer.body.errors).toEqual({ seats: ["18 seats are taken. Move parties to another transfer first."] });
    expect((await send(`PUT /api/Transfer/${id}`, { ...bus, seats: 18 })).status).toBe(200);
  });

  it("has one transfer in each direction: assigned to another one, it leaves the first", async () => {
    const first = await insertTransfer();
    const second = await insertTransfer();
    const departureTransfer = await insertTransfer({ direction: "DEPARTURE" });
    const { id: team } = await insertTeam(country);
    const guest = await insertGuest(country);
    expect((await assign(first, team, guest)).status).toBe(200);
    const departure = { direction: "DEPARTURE", parties: [{ id: team, transferId: departureTransfer }] };
    expect((await send("PUT /api/Transfer/parties", departure)).status).toBe(200);
    expect((await assign(departureTransfer, team)).status).toBe(404);
    expect((await assign(second, team)).status).toBe(200);
    expect(idsOf(await storedTransfer(first))).toEqual([guest]);
    expect(idsOf(await storedTransfer(second))).toEqual([team]);
    expect((await lastAudit(team))[0]?.changes).toEqual({ arrivalTransferId: [first, second] });
    expect((await assign(null, guest)).status).toBe(200);
    expect(idsOf(await storedTransfer(first))).toEqual([]);
    expect(
      (await send("GET /api/Transfer?direction=DEPARTURE")).body.find(
        ({ id }: { id: string }) => id === departureTransfer,
      ),
    ).toMatchObject({ seatsTaken: 4 });
  });

  it("takes no second seat for a leader whom another party in the vehicle has, too", async () => {
    const id = await insertTransfer({ seats: 6 });
    const first = await insertTeam(country, { size: 2 });
    const second = await insertTeam(country, { size: 2 });
    const share = 'UPDATE "Team" SET "leaderId" = $2, "deputyLeaderId" = $3 WHERE "id" = $1';
    await query(share, [second.id, first.leaderId, first.deputyId]);
    expect((await assign(id, first.id, second.id)).status).toBe(200);
    expect(await storedTransfer(id)).toMatchObject({ seatsTaken: 6 });
  });

  it("says in its vehicle, in lists and on the board that its leader also has a seat in another vehicle", async () => {
    const vehicles = [`Boat ${randomUUID()}`, `Van ${randomUUID()}`];
    const boat = await insertTransfer({ vehicle: vehicles[0] });
    const van = await insertTransfer({ vehicle: vehicles[1] });
    const first = await insertTeam(country);
    const second = await insertTeam(country);
    await query('UPDATE "Team" SET "leaderId" = $2 WHERE "id" = $1', [second.id, first.leaderId]);
    expect((await assign(boat, first.id)).status).toBe(200);
    expect((await assign(van, second.id)).status).toBe(200);
    const elsewhere = async (id: string) =>
      (await storedTransfer(id)).parties.map(({ seatsElsewhere }) => seatsElsewhere);
    expect(await elsewhere(boat)).toMatchObject([[{ transferId: van, vehicle: vehicles[1] }]]);
    expect(await elsewhere(van)).toMatchObject([[{ transferId: boat, vehicle: vehicles[0] }]]);
    for (const page of ["transfers?", "transfers/print?", "arrivals?day=all&"]) {
      const { body } = await call(`GET /controlPanel/${page}direction=${direction}`, {
        cookies: { session: admin.token },
      });
      for (const vehicle of vehicles) expect(body).toContain(` also has a seat in ${vehicle} (`);
    }
    expect((await assign(boat, second.id)).status).toBe(200);
    expect(await elsewhere(boat)).toEqual([[], []]);
  });

  it("is flagged when its time or place changes, until it is assigned again", async () => {
    const id = await insertTransfer();
    const { id: team } = await insertTeam(country);
    await changeArrival(team, "2025-04-09T14:30");
    await assign(id, team);
    const flag = async () => (await storedTransfer(id)).parties[0]?.transfer;
    expect(await flag()).toMatchObject({ moved: false });
    await changeArrival(team, "2025-04-09T16:10");
    expect(await flag()).toMatchObject({ moved: true, assignedTime: "2025-04-09T11:30:00.000Z" });
    expect((await assign(id, team)).status).toBe(200);
    expect(await flag()).toMatchObject({ moved: false, assignedTime: "2025-04-09T13:10:00.000Z" });
    expect((await lastAudit(team))[0]?.changes).toEqual({
      travelTime: ["2025-04-09T11:30:00.000Z", "2025-04-09T13:10:00.000Z"],
    });
  });

  it("gives its seats away when it withdraws, and does not get them back when it is restored", async () => {
    const id = await insertTransfer();
    const { id: team } = await insertTeam(country);
    await assign(id, team);
    expect((await send(`POST /api/Team/${team}/withdrawal`)).status).toBe(200);
    expect((await lastAudit(team))[0]?.changes).toMatchObject({ arrivalTransferId: [id, null] });
    expect((await assign(id, team)).status).toBe(404);
    await send(`DELETE /api/Team/${team}/withdrawal`);
    expect(idsOf(await storedTransfer(id))).toEqual([]);
  });

  it("gives its seats away when it goes online, and does not get them back when it comes on site after all", async () => {
    const id = await insertTransfer();
    const { id: team } = await insertTeam(country);
    await assign(id, team);
    const basics = { id: team, name: "Remote Leaves", teamGroup: "Senior" };
    expect((await send("PUT /api/Team/basic", { ...basics, isOnline: true, version: 1 })).status).toBe(200);
    expect((await lastAudit(team))[0]?.changes).toMatchObject({ arrivalTransferId: [id, null] });
    expect((await send("PUT /api/Team/basic", { ...basics, isOnline: false, version: 2 })).status).toBe(200);
    expect(idsOf(await storedTransfer(id))).toEqual([]);
  });

  it("gives its seat away when the person is no longer a guest", async () => {
    const id = await insertTransfer();
    const guest = await insertGuest(country);
    await assign(id, guest);
    const person = { fullName: "Guest No More", roles: [], countryId: country.id, tShirtSize: "M", version: 1 };
    expect((await send(`PUT /api/Person/${guest}`, person)).status).toBe(200);
    expect((await lastAudit(guest))[0]?.changes).toMatchObject({ arrivalTransferId: [id, null] });
    expect(await count('SELECT count(*) FROM "TransferAssignment" WHERE "personId" = $1', [guest])).toBe(0);
  });

  describe.each([
    ["withdraws", (team: string) => send(`POST /api/Team/${team}/withdrawal`)],
    [
      "goes online",
      (id: string) =>
        send("PUT /api/Team/basic", { id, name: "Remote", teamGroup: "Senior", isOnline: true, version: 1 }),
    ],
  ])("has no seat if it %s while it is being assigned,", (_, leave) => {
    it.each([
      ["after", [200, 200]],
      ["before", [200, 404]],
    ])("%s the assignment", async (order, statuses) => {
      const id = await insertTransfer();
      const { id: team } = await insertTeam(country);
      const both = [() => assign(id, team), () => leave(team)];
      const lock = `SELECT 1 FROM "Team" WHERE "id" = '${team}' FOR UPDATE`;
      const sent = await whileLocked(lock, async (client) => {
        const responses: ReturnType<typeof send>[] = [];
        for (const begin of order === "after" ? both : both.toReversed()) {
          responses.push(begin());
          await expect.poll(() => countWaitingFor(client)).toBeGreaterThanOrEqual(responses.length);
        }
        return responses;
      });
      expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(statuses);
      expect(await count('SELECT count(*) FROM "TransferAssignment" WHERE "teamId" = $1', [team])).toBe(0);
    });
  });

  it("is in one transfer after simultaneous requests, of which at least one succeeds", async () => {
    const ids = await Promise.all([insertTransfer(), insertTransfer()]);
    const { id: team } = await insertTeam(country);
    const responses = await Promise.all(ids.flatMap((id) => [assign(id, team), assign(id, team)]));
    expect([...new Set(responses.map(({ status }) => status))].filter((status) => status !== 409)).toEqual([200]);
    const found = (await transfers()).filter((transfer) => idsOf(transfer).includes(team));
    expect(found).toHaveLength(1);
  });
});
