import { beforeAll, describe, expect, it } from "vitest";
import { insertTeam, type StoredTeam } from "@/e2e/support/factory";
import { textOf } from "@/e2e/support/html";
import { call, signedIn } from "@/e2e/support/http";
import { countWaitingFor, whileLocked } from "@/e2e/support/locks";
import { ownSite } from "@/e2e/support/own-site";
import { auditLogOf, countryByCode, query } from "@/e2e/support/site";
import type { Seating, SeatView } from "@/lib/seating/schema";

// A site of its own, because all contestants of the edition get new seats.
ownSite({ teams: 0, countries: 2 });

let token: string;
let teams: StoredTeam[];
let online: StoredTeam;
beforeAll(async () => {
  token = (await signedIn("Administrator")).token;
  const insert = async (alpha2: string, size: number) => insertTeam(await countryByCode(alpha2), { size });
  teams = await Promise.all([insert("BG", 4), insert("RO", 4), insert("RO", 2)]);
  online = await insert("MN", 2);
  await query('UPDATE "Team" SET "group" = $1 WHERE "id" = $2', ["Junior", teams[0]?.id]);
  await query(
    'UPDATE "Team" SET "isOnline" = true, "timeOfArrival" = NULL, "arrivalLocation" = NULL, "timeOfDeparture" = NULL, "departureLocation" = NULL WHERE "id" = $1',
    [online.id],
  );
});

const send = (endpoint: string, body?: object) => call(endpoint, { token, body });
const readActivity = async () =>
  textOf((await call("GET /controlPanel/activity", { cookies: { session: token } })).body);
const seating = async (day = 1): Promise<Seating> => (await send(`GET /api/Seating?day=${day}`)).body;
const seatsOf = ({ rooms }: Seating): SeatView[] =>
  rooms.flatMap(({ rows }) => rows.flat().filter((seat) => seat !== null));
const takenSeats = (day: Seating) => seatsOf(day).filter(({ contestant }) => contestant);
const storedSeats = (contestantId: string | undefined) =>
  query<{ day: number; seat: string }>(
    'SELECT "day", "seatingPlace" AS seat FROM "ContestantDay" WHERE "contestantId" = $1 ORDER BY "day"',
    [contestantId],
  );

const library = { name: "Library", group: "Junior", plan: "L1 . L2\n\nL3 . L4 L5" };
const gym = { name: "Gym", group: null, plan: "G1 G2 G3 G4\n. . . .\nG5 G6 G7 G8" };

describe("the rooms of an edition", () => {
  it("are stored in their order and refused with a label that is there already, or with an old version", async () => {
    const { body: empty } = await send("GET /api/Seating/rooms");
    expect((await send("POST /api/Seating/assignment", {})).status).toBe(409);
    const doubled = { ...gym, plan: "G1 l2" };
    const refused = await send("PUT /api/Seating/rooms", { rooms: [library, doubled] });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({ "rooms.1.plan": ["The seat “l2” is in Library already."] });
    const { version } = empty;
    const saved = await send("PUT /api/Seating/rooms", { version, rooms: [gym, library] });
    expect(saved.body).toMatchObject({ version: version + 1, rooms: [gym, library] });
    expect(await send("PUT /api/Seating/rooms", { version, rooms: [] })).toMatchObject({
      status: 409,
      body: { current: saved.body },
    });
    const [savedGym, savedLibrary] = saved.body.rooms;
    const swapped = [
      { ...savedLibrary, name: "Gym" },
      { ...savedGym, name: "Library" },
    ];
    expect((await send("PUT /api/Seating/rooms", { rooms: swapped })).body.rooms).toEqual(swapped);
    await send("PUT /api/Seating/rooms", { rooms: [savedGym, savedLibrary] });
    const entries = (await auditLogOf(saved.body.id)).filter(({ action }) => action.includes("Seating"));
    expect(entries).toHaveLength(3);
    const page = await readActivity();
    expect(page).toContain("changed the rooms");
    expect(page).toContain("Rooms added Gym and Library");
  });
});

describe("assigning seats", () => {
  it("gives every contestant on site a seat of their group on both days, others none, and is in the audit log", async () => {
    const { status, body } = await send("POST /api/Seating/assignment", {});
    expect(status).toBe(200);
    expect(body).toMatchObject({
      changed: 10,
      days: [
        { day: 1, withoutSeat: [] },
        { day: 2, withoutSeat: [] },
      ],
    });
    const days = [await seating(1), await seating(2)];
    for (const day of days) {
      expect(takenSeats(day)).toHaveLength(10);
      expect(day.withoutSeat).toEqual([]);
      const [shownGym, shownLibrary] = day.rooms;
      expect(shownGym?.rows[1]).toEqual([null, null, null, null]);
      expect(shownLibrary?.rows.flat().every((seat) => !seat?.contestant || seat.contestant.group === "Junior")).toBe(
        true,
      );
    }
    expect(days.map(({ issues }) => issues)).toEqual(body.days.map((day: Seating) => day.issues));
    expect(await storedSeats(online.contestantIds[0])).toEqual([]);
    const [contestantId] = teams[1]?.contestantIds ?? [];
    const seats = await storedSeats(contestantId);
    expect(seats.map(({ day }) => day)).toEqual([1, 2]);
    const [entry] = await auditLogOf(contestantId);
    expect(entry).toMatchObject({
      action: "POST /api/Seating/assignment",
      userId: expect.any(String),
    });
    expect(entry?.changes).toEqual({
      day1SeatingPlace: [null, seats[0]?.seat],
      day2SeatingPlace: [null, seats[1]?.seat],
    });
    // Assigning again gives everybody the same seat.
    expect((await send("POST /api/Seating/assignment", {})).body).toMatchObject({ changed: 0 });
  });

  it("is refused if the number of people with seats is not the one that was shown", async () => {
    const before = await seating(1);
    expect((await send("POST /api/Seating/assignment", { seated: 0 })).status).toBe(409);
    expect(await seating(1)).toEqual(before);
    expect((await send("POST /api/Seating/assignment", { seated: 10 })).body.changed).toBe(0);
  });

  it.each([
    ["a room", `UPDATE "Room" SET "plan" = "plan" || ' L6' WHERE "name" = 'Library'`],
    [
      "a contestant",
      `UPDATE "Contestant" SET "number" = 99 WHERE "id" = (SELECT min("contestantId"::text)::uuid FROM "ContestantDay")`,
    ],
    [
      "a seat",
      `UPDATE "ContestantDay" SET "seatingPlace" = 'Old hall 9' WHERE "seatingPlace" = (SELECT min("seatingPlace") FROM "ContestantDay")`,
    ],
  ])("stores no plan if %s changes meanwhile, and makes one plan at a time", async (_what, change) => {
    const lock = 'SELECT 1 FROM "Edition" WHERE "isCurrent" FOR UPDATE';
    const assign = () => send("POST /api/Seating/assignment", { seed: 7 });
    const readSeats = () => query('SELECT * FROM "ContestantDay" ORDER BY "contestantId", "day"');
    const { planned, second, changed } = await whileLocked(lock, async (client) => {
      const first = assign();
      await expect.poll(() => countWaitingFor(client)).toBeGreaterThan(0);
      const second = await assign();
      await client.query(`${change}; COMMIT`);
      const changed = await readSeats();
      return { planned: await first, second, changed };
    });
    expect([planned.status, planned.body.detail]).toEqual([409, expect.stringContaining("changed")]);
    expect([second.status, second.body.detail]).toEqual([409, expect.stringContaining("already")]);
    expect(await readSeats()).toEqual(changed);
    expect((await send("POST /api/Seating/assignment", {})).status).toBe(200);
  });

  it("keeps stored seats on request, also one in no plan, and names those for whom none is left", async () => {
    const [first, second] = teams[1]?.contestantIds ?? [];
    await query('DELETE FROM "ContestantDay" WHERE "contestantId" = $1 AND "day" = 2', [first]);
    await query('UPDATE "ContestantDay" SET "seatingPlace" = $1 WHERE "contestantId" = $2 AND "day" = 1', [
      "Old hall 7",
      second,
    ]);
    expect((await seating(1)).otherSeats.map(({ label }) => label)).toEqual(["Old hall 7"]);
    const before = await seating(1);
    expect((await send("POST /api/Seating/assignment", { onlyMissing: true })).body).toMatchObject({ changed: 1 });
    expect(await seating(1)).toEqual(before);
    expect(await storedSeats(first)).toHaveLength(2);
    const { body: list } = await send("GET /api/Seating/rooms");
    await send("PUT /api/Seating/rooms", { rooms: [{ ...library, plan: "L1 L2" }] });
    const { body } = await send("POST /api/Seating/assignment", {});
    expect(body.days[0].withoutSeat).toHaveLength(8);
    expect(body.days[0].issues).toMatchObject([
      { kind: "SAME_COUNTRY", room: "Library", seats: [{ label: "L1" }, { label: "L2" }] },
    ]);
    await send("PUT /api/Seating/rooms", { rooms: list.rooms.map((room: object) => ({ ...room, id: null })) });
    await send("POST /api/Seating/assignment", {});
  });
});

describe("swapping seats", () => {
  it("swaps two people of a day or moves one to a free seat, names who then sits in the wrong room, and is in the audit log", async () => {
    const seats = seatsOf(await seating(2));
    const [a, b] = seats.filter(({ contestant }) => contestant?.group === "Senior");
    const free = seats.find(({ label, contestant }) => !contestant && label.startsWith("L"));
    if (!a || !b || !free) throw new Error("no seats");
    const swapped = await send("POST /api/Seating/swap", { day: 2, a: a.label, b: b.label });
    expect(swapped.body).toEqual([
      { ...a, contestant: b.contestant },
      { ...b, contestant: a.contestant },
    ]);
    const moved = await send("POST /api/Seating/swap", { day: 2, a: free.label, b: a.label });
    expect(moved.body).toEqual([
      { ...free, contestant: b.contestant },
      { ...a, contestant: null },
    ]);
    const { issues } = await seating(2);
    expect(issues.filter(({ kind }) => kind === "OTHER_GROUP")).toEqual([
      { kind: "OTHER_GROUP", room: "Library", seats: moved.body.slice(0, 1) },
    ]);
    const [row] = await query<{ id: string }>(
      'SELECT "contestantId" AS id FROM "ContestantDay" WHERE "day" = 2 AND "seatingPlace" = $1',
      [free.label],
    );
    const [last] = (await auditLogOf(row?.id)).slice(-1);
    expect(last).toMatchObject({
      action: "POST /api/Seating/swap",
      changes: { day2SeatingPlace: [a.label, free.label] },
    });
    const page = await readActivity();
    expect(page).toContain("swapped seats");
    expect(page).toContain(`Seat on day 2 ${a.label}`);
  });

  it("is refused for a seat that does not exist, for two free seats and for one seat twice", async () => {
    const [free, other] = seatsOf(await seating(1)).filter(({ contestant }) => !contestant);
    const swap = async (a?: string, b?: string) => (await send("POST /api/Seating/swap", { day: 1, a, b })).status;
    expect(await swap(free?.label, "Nowhere")).toBe(422);
    expect(await swap(free?.label, free?.label)).toBe(422);
    expect(await swap(free?.label, other?.label)).toBe(409);
  });

  it("is refused when others sit there than those it names", async () => {
    const before = await seating(1);
    const [a, b] = takenSeats(before);
    const swap = async (codeA?: string | null, codeB?: string | null) =>
      (await send("POST /api/Seating/swap", { day: 1, a: a?.label, b: b?.label, codeA, codeB })).status;
    expect(await swap(a?.contestant?.code, null)).toBe(409);
    expect(await swap(b?.contestant?.code, a?.contestant?.code)).toBe(409);
    expect(await seating(1)).toEqual(before);
    expect(await swap(a?.contestant?.code, b?.contestant?.code)).toBe(200);
  });
});
