import "server-only";
import type { Database } from "@/lib/platform/db/client";
import type { AuditedChange } from "@/lib/platform/write/audit-log";

/** Releases the seats of a team's contestants and returns the changes for the audit log. */
export async function releaseSeats(transaction: Database, teamId: string): Promise<AuditedChange[]> {
  const seated = await transaction.contestant.findMany({
    where: { teamId, days: { some: {} } },
    select: { id: true, days: { select: { day: true, seatingPlace: true } } },
  });
  await transaction.contestantDay.deleteMany({ where: { contestant: { teamId } } });
  return seated.map(({ id, days }) => ({
    entity: "Contestant",
    entityId: id,
    before: Object.fromEntries(days.map(({ day, seatingPlace }) => [`day${day}SeatingPlace`, seatingPlace])),
    after: Object.fromEntries(days.map(({ day }) => [`day${day}SeatingPlace`, null])),
    teamIds: [teamId],
  }));
}
