import "server-only";
import { insertRows } from "@/lib/platform/db/insert-rows";
import type { UnitOfWork } from "@/lib/platform/write/write";
import { competitionDays } from "@/lib/seating/plan";
import { type StoredContestant, seatField } from "@/lib/seating/views";

export interface SeatChange {
  contestant: StoredContestant;
  seats: StoredContestant["seats"];
}

/** Clears old seats first, because seats are unique and may move between contestants. Returns the actual changes. */
export async function storeSeats(
  { transaction, audit }: UnitOfWork,
  editionId: string,
  changes: readonly SeatChange[],
): Promise<SeatChange[]> {
  const changed = changes.filter(({ contestant, seats }) =>
    competitionDays.some((day) => contestant.seats[seatField(day)] !== seats[seatField(day)]),
  );
  await transaction.contestantDay.deleteMany({
    where: { contestantId: { in: changed.map(({ contestant }) => contestant.id) } },
  });
  const rows = changed.flatMap(({ contestant, seats }) =>
    competitionDays.flatMap((day) => {
      const seatingPlace = seats[seatField(day)];
      return seatingPlace === null ? [] : [{ contestantId: contestant.id, editionId, day, seatingPlace }];
    }),
  );
  await insertRows(transaction, "ContestantDay", rows);
  for (const { contestant, seats } of changed) {
    const { id, fullName, teamId, seats: before } = contestant;
    audit({ entity: "Contestant", entityId: id, name: fullName, teamIds: [teamId], before, after: seats });
  }
  return changed;
}
