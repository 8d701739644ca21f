import "server-only";
import { setImmediate } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { Mutex, tryAcquire } from "async-mutex";
import { lockEdition } from "@/lib/edition/lock-edition";
import { readEdition } from "@/lib/edition/queries";
import type { Actor } from "@/lib/platform/auth/session";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";
import { arrange } from "@/lib/seating/arrange";
import * as endpoints from "@/lib/seating/endpoints";
import type { AssignmentInput } from "@/lib/seating/inputs";
import { type CompetitionDay, competitionDays, neighboursByCode, seatsOf } from "@/lib/seating/plan";
import { readSeating } from "@/lib/seating/queries";
import { type SeatChange, storeSeats } from "@/lib/seating/store-seats";
import { hasSeat, type StoredSeating, seatedOn, seatField, toSeating } from "@/lib/seating/views";

/** The new seat of each contestant for both days. */
async function planSeats(
  { rooms, contestants }: StoredSeating,
  { onlyMissing, seed }: AssignmentInput,
): Promise<SeatChange[]> {
  const seats = seatsOf(rooms);
  const arrangeDay = (day: CompetitionDay, met?: ReturnType<typeof neighboursByCode>) => {
    const people = contestants.filter((contestant) => !onlyMissing || contestant.seats[seatField(day)] === null);
    const seated = onlyMissing ? seatedOn(contestants, day) : new Map();
    return arrange({ seats, people, seated, met, seed: seed + day });
  };
  const first = await arrangeDay(1, onlyMissing ? neighboursByCode(seats, seatedOn(contestants, 2)) : undefined);
  const second = await arrangeDay(2, neighboursByCode(seats, first));
  const labels = [first, second].map((seated) => new Map([...seated].map(([label, { code }]) => [code, label])));
  return contestants.map((contestant) => {
    const seatOn = (day: CompetitionDay) =>
      labels[day - 1]?.get(contestant.code) ?? (onlyMissing ? contestant.seats[seatField(day)] : null);
    return { contestant, seats: { day1SeatingPlace: seatOn(1), day2SeatingPlace: seatOn(2) } };
  });
}

async function planAndStore(actor: Actor, input: AssignmentInput) {
  const stored = await readSeating(db(), (await readEdition()).id);
  if (stored.rooms.length === 0) throw new AppError(409, "There are no rooms yet. Add them first.");
  const seated = stored.contestants.filter(hasSeat).length;
  if (input.seated !== undefined && input.seated !== seated)
    throw new AppError(409, "Somebody has changed the seats. Look at them again.");
  // Takes seconds, so nothing is locked meanwhile.
  const changes = await planSeats(stored, input);
  const changed = await write(actor, endpoints.assignSeats, async (unit) => {
    const { id } = await lockEdition(unit.transaction, { mode: "update" });
    if (!isDeepStrictEqual(await readSeating(unit.transaction, id), stored))
      throw new AppError(409, "Teams, rooms or seats were changed while the seats were being assigned. Try again.");
    return storeSeats(unit, id, changes);
  });
  const contestants = changes.map(({ contestant, seats }) => ({ ...contestant, seats }));
  const days = [];
  for (const day of competitionDays) {
    // Other requests are handled in between.
    await setImmediate();
    const { withoutSeat, issues } = toSeating({ ...stored, contestants }, day);
    days.push({ day, withoutSeat, issues });
  }
  return { changed: changed.length, days };
}

const oneAtATime = tryAcquire(
  new Mutex(),
  new AppError(409, "Seats are being assigned already. Look at them in a moment."),
);

/**
 * Throws 409 without rooms, if another number of contestants has a seat than `input.seated`, while this process assigns
 * seats already, and if anything that the seats depend on changes meanwhile.
 */
export const assignSeats = (actor: Actor, input: AssignmentInput) =>
  oneAtATime.runExclusive(() => planAndStore(actor, input));
