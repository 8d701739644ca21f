import "server-only";
import type { Database } from "@/lib/db";
import { transferField } from "@/lib/transfer/assign-parties";

/** Removes a team from its transfers; returns the transfers that it had, by their fields in the audit log. */
export async function releaseTransfers(transaction: Database, teamId: string): Promise<Record<string, string>> {
  const assigned = await transaction.transferAssignment.findMany({
    where: { teamId },
    select: { direction: true, transferId: true },
  });
  await transaction.transferAssignment.deleteMany({ where: { teamId } });
  return Object.fromEntries(assigned.map(({ direction, transferId }) => [transferField(direction), transferId]));
}
