import "server-only";
import type { TravelDirection } from "@/lib/generated/prisma/enums";
import type { TransferModel } from "@/lib/generated/prisma/models";
import { type Database, db } from "@/lib/platform/db/client";
import { notFound } from "@/lib/platform/errors/problem";
import { groupBy } from "@/lib/platform/group-by";
import { listParties } from "@/lib/travel/arrivals/parties";
import { headcount } from "@/lib/travel/arrivals/rules";
import type { Party } from "@/lib/travel/arrivals/schema";
import type { Transfer } from "@/lib/travel/transfers/schema";

type TransferRow = Omit<TransferModel, "editionId">;

function toTransfer({ leavesAt, ...row }: TransferRow, seated: Party[] = []): Transfer {
  return { ...row, leavesAt: leavesAt.toISOString(), seatsTaken: headcount(seated), parties: seated };
}

/** The transfers by the time they leave, and all parties that travel in the direction. */
export async function listTransfers(
  editionId: string,
  direction: TravelDirection,
  database: Database = db(),
): Promise<{ transfers: Transfer[]; parties: Party[] }> {
  const [rows, { parties }] = await Promise.all([
    database.transfer.findMany({
      where: { editionId, direction },
      omit: { editionId: true },
      orderBy: [{ leavesAt: "asc" }, { vehicle: "asc" }, { id: "asc" }],
    }),
    listParties(database, editionId, direction),
  ]);
  const seated = groupBy(parties, ({ transfer }) => transfer?.id);
  return { transfers: rows.map((row) => toTransfer(row, seated.get(row.id))), parties };
}

/** Throws 404. */
export async function readTransfer(where: { id: string; editionId?: string }, database: Database): Promise<Transfer> {
  const row = await database.transfer.findFirst({ where });
  if (!row) throw notFound("transfer");
  const { editionId, ...columns } = row;
  const { parties } = await listParties(database, editionId, row.direction);
  return toTransfer(
    columns,
    parties.filter(({ transfer }) => transfer?.id === row.id),
  );
}
