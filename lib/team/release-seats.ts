import "server-only";
import type { UnitOfWork } from "@/lib/platform/write/write";

/** Frees the seats of all contestants of the team. */
export async function releaseSeats({ transaction, audit }: UnitOfWork, teamId: string): Promise<void> {
  const seated = await transaction.contestant.findMany({
    where: { teamId, days: { some: {} } },
    select: {
      id: true,
      days: { select: { day: true, seatingPlace: true } },
      person: { select: { fullName: true } },
    },
  });
  await transaction.contestantDay.deleteMany({ where: { contestant: { teamId } } });
  for (const { id, days, person } of seated) {
    const before = Object.fromEntries(days.map(({ day, seatingPlace }) => [`day${day}SeatingPlace`, seatingPlace]));
    audit({ entity: "Contestant", entityId: id, name: person.fullName, before, after: null, teamIds: [teamId] });
  }
}
