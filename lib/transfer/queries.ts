import "server-only";
import { listParties } from "@/lib/arrival/parties";
import { headcount } from "@/lib/arrival/rules";
import type { Party } from "@/lib/arrival/schema";
import { type Database, db } from "@/lib/db";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import type { TransferGetPayload, TransferSelect } from "@/lib/generated/prisma/models";
import { notFound } from "@/lib/http/problem";
import type { Transfer } from "@/lib/transfer/schema";

export const transferSelect = {
  id: true,
  direction: true,
  place: true,
  leavesAt: true,
  vehicle: true,
  seats: true,
  driverPhone: true,
  note: true,
  version: true,
} as const satisfies TransferSelect;

type TransferRow = TransferGetPayload<{ select: typeof transferSelect }>;

/** A transfer with those of `parties` that are assigned to it. */
export function toTransfer({ leavesAt, ...row }: TransferRow, parties: readonly Party[]): Transfer {
  const seated = parties.filter(({ transfer }) => transfer?.id === row.id);
  return { ...row, leavesAt: leavesAt.toISOString(), seatsTaken: headcount(seated), parties: seated };
}

/** The transfers of an edition in one direction, by the time they leave, and all parties that travel. */
export async function listTransfers(
  editionId: string,
  direction: TravelDirection,
  database: Database = db(),
): Promise<{ transfers: Transfer[]; parties: Party[] }> {
  const [rows, { parties }] = await Promise.all([
    database.transfer.findMany({
      where: { editionId, direction },
      select: transferSelect,
      orderBy: [{ leavesAt: "asc" }, { vehicle: "asc" }, { id: "asc" }],
    }),
    listParties(database, editionId, direction),
  ]);
  return { transfers: rows.map((row) => toTransfer(row, parties)), parties };
}

/** A transfer with its parties. Throws 404. */
export async function readTransfer(id: string, database: Database = db()): Promise<Transfer> {
  const row = await database.transfer.findUnique({ where: { id }, select: { ...transferSelect, editionId: true } });
  if (!row) throw notFound("transfer");
  const { editionId, ...columns } = row;
  const { parties } = await listParties(database, editionId, row.direction);
  return toTransfer(columns, parties);
}
