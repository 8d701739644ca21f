import "server-only";
import type { EditionRow } from "@/lib/edition/views";
import { Prisma } from "@/lib/generated/prisma/client";
import { type Database, quoted } from "@/lib/platform/db/client";
import { pauses } from "@/lib/platform/pauses";
import { toTimeZone } from "@/lib/platform/time/time-zone";

/** Instants that were entered as local times. The schedule has local times only. */
const columns = [
  ["DeadlineExtension", "endOfRegistrationDate"],
  ["Team", "timeOfArrival"],
  ["Team", "timeOfDeparture"],
  ["Person", "timeOfArrival"],
  ["Person", "timeOfDeparture"],
  ["Transfer", "leavesAt"],
] as const;

/** The time that a party had when it was assigned. It moves with the others, or each party would seem to have changed. */
const assigned = ["TransferAssignment", "travelTime"] as const;

type Column = (typeof columns)[number] | typeof assigned;

/**
 * Changes the instants of an edition so that their local times are the same in another time zone. The caller excludes other
 * writes by `lockEdition`. Increases the records' versions, so that open forms get a conflict.
 */
export async function keepLocalTimes(transaction: Database, edition: EditionRow, timeZone: string): Promise<void> {
  const isOfEdition = Prisma.sql`"editionId" = ${edition.id}::uuid`;
  const selects = [...columns, assigned].map(
    ([table, column]) => Prisma.sql`SELECT ${quoted(column)} AS "at" FROM ${quoted(table)} WHERE ${isOfEdition}`,
  );
  const instants = await transaction.$queryRaw<{ at: Date | null }[]>`${Prisma.join(selects, " UNION ")}`;
  const moves: { before: Date; after: Date }[] = [];
  const pause = pauses();
  for (const { at: before } of instants) {
    if (!before) continue;
    const after = toTimeZone(before, edition.timeZone, timeZone);
    if (after.getTime() !== before.getTime()) moves.push({ before, after });
    await pause();
  }
  if (moves.length === 0) return;
  const move = ([table, column]: Column, otherColumns = Prisma.empty) => transaction.$executeRaw`
    UPDATE ${quoted(table)} SET ${quoted(column)} = "after" ${otherColumns}
    FROM jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) AS moves("before" timestamptz, "after" timestamptz)
    WHERE ${isOfEdition} AND ${quoted(column)} = "before"`;
  for (const column of columns) await move(column, Prisma.sql`, "version" = "version" + 1`);
  await move(assigned);
  // The form of a contestant has the person's journey, and the contestant's version.
  await transaction.contestant.updateMany({
    where: { editionId: edition.id, person: { timeOfArrival: { not: null } } },
    data: { version: { increment: 1 } },
  });
}
