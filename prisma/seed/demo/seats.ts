import type {
  ContestantCreateManyInput,
  ContestantDayCreateManyInput,
  TeamCreateManyInput,
} from "@/lib/generated/prisma/models";
import { demoEdition } from "@/prisma/seed/demo/edition";
import { randomOf } from "@/prisma/seed/demo/random";

const hallSize = 32;

/** then B-01; AA follows Z. */
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
