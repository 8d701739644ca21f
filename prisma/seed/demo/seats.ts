import { randomOf } from "@/lib/demo/random";
import type {
  ContestantCreateManyInput,
  ContestantDayCreateManyInput,
  RoomCreateManyInput,
  TeamCreateManyInput,
} from "@/lib/generated/prisma/models";
import { demoEdition } from "@/prisma/seed/demo/edition";
import { idOf } from "@/prisma/seed/ids";

const hallSize = 32;

/** then B-01 and so on; the hall after Z is AA. */
function seatName(index: number): string {
  let hall = "";
  for (let rest = Math.floor(index / hallSize); rest >= 0; rest = Math.floor(rest / 26) - 1)
    hall = String.fromCharCode(65 + (rest % 26)) + hall;
  return `${hall}-${String((index % hallSize) + 1).padStart(2, "0")}`;
}

/** A few contestants are left without a seat. */
export function seatsOf(
  teams: readonly (TeamCreateManyInput & { id: string })[],
  contestants: readonly (ContestantCreateManyInput & { id: string })[],
): ContestantDayCreateManyInput[] {
  const online = new Set(teams.filter(({ isOnline }) => isOnline).map(({ id }) => id));
  const waiting = randomOf("seats:waiting");
  const seated = contestants.filter(({ teamId }) => !online.has(teamId) && !waiting.chance(0.06));
  return [1, 2].flatMap((day) =>
    randomOf(`seats:day:${day}`)
      .shuffled(seated)
      .map(({ id }, index) => ({ contestantId: id, editionId: demoEdition.id, day, seatingPlace: seatName(index) })),
  );
}

/** Such as A-01 A-02 A-03 A-04 . A-05 A-06 A-07 A-08, four rows for a hall. */
function hallPlan(hall: number): string {
  const labels = Array.from({ length: hallSize }, (_, i) => seatName(hall * hallSize + i));
  const rows = Array.from({ length: hallSize / 8 }, (_, row) => labels.slice(row * 8, row * 8 + 8));
  return rows.map((row) => [...row.slice(0, 4), ".", ...row.slice(4)].join(" ")).join("\n");
}

/** 480 seats; a room can have 500. */
const hallsPerRoom = 15;

const roomNames = ["Sports hall", "Library"];

/** Rooms with all seats of `seatsOf`, and more for those who are left without one. */
export function roomsOf(seats: readonly ContestantDayCreateManyInput[]): RoomCreateManyInput[] {
  if (seats.length === 0) return [];
  const hallCount = Math.ceil(seats.filter(({ day }) => day === 1).length / hallSize) + 1;
  const halls = Array.from({ length: hallCount }, (_, hall) => hallPlan(hall));
  const perRoom = Math.min(hallsPerRoom, Math.ceil(hallCount / roomNames.length));
  return Array.from({ length: Math.ceil(hallCount / perRoom) }, (_, i) => ({
    id: idOf(`demo:room:${i + 1}`),
    editionId: demoEdition.id,
    position: i + 1,
    name: roomNames[i] ?? `Room ${i + 1}`,
    plan: halls.slice(i * perRoom, (i + 1) * perRoom).join("\n\n"),
  }));
}
