import "server-only";
import type { Database } from "@/lib/platform/db/client";
import { transferField } from "@/lib/travel/transfers/move-parties";

/** Removes a team or a guest from its transfers; returns those that it had, by their fields in the audit log. */
export async function releaseTransfers(
  transaction: Database,
  party: { teamId: string } | { personId: string },
): Promise<Record<string, string>> {
  const assigned = await transaction.transferAssignment.findMany({
    where: party,
    select: { direction: true, transferId: true },
  });
  await transaction.transferAssignment.deleteMany({ where: party });
  return Object.fromEntries(assigned.map(({ direction, transferId }) => [transferField(direction), transferId]));
}
