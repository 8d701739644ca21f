import "server-only";
import { db } from "@/lib/db";
import type { TransferGetPayload } from "@/lib/generated/prisma/models";
import { formatShort } from "@/lib/time";

const select = {
  direction: true,
  place: true,
  leavesAt: true,
  vehicle: true,
  driverPhone: true,
  note: true,
} as const;

/** A transfer as its passengers see it. */
export interface PartyTransfer extends Omit<TransferGetPayload<{ select: typeof select }>, "leavesAt"> {
  /** ISO 8601. */
  leavesAt: string;
  /** `leavesAt` in the short format, local to the venue. */
  leavesAtText: string;
}

/** The transfers, first the arrival's, of those with these ids: teams and guests that the user may see. */
export async function listPartyTransfers(
  partyIds: readonly string[],
  { timeZone, year }: { timeZone: string; year: number },
): Promise<Map<string, PartyTransfer[]>> {
  const ids = { in: [...partyIds] };
  const assignments = await db().transferAssignment.findMany({
    where: { OR: [{ teamId: ids }, { personId: ids }] },
    select: { teamId: true, personId: true, transfer: { select } },
    orderBy: { direction: "asc" },
  });
  const transfers = new Map<string, PartyTransfer[]>();
  for (const { teamId, personId, transfer } of assignments) {
    const id = teamId ?? personId ?? "";
    const { leavesAt, ...rest } = transfer;
    const leaves = { leavesAt: leavesAt.toISOString(), leavesAtText: formatShort(leavesAt, timeZone, year) };
    transfers.set(id, [...(transfers.get(id) ?? []), { ...rest, ...leaves }]);
  }
  return transfers;
}
