import "server-only";
import { randomUUID } from "node:crypto";
import { phoneFormatter } from "@/lib/country/international-phone";
import { defaultCountryId } from "@/lib/country/queries";
import { lockEdition } from "@/lib/edition/lock-edition";
import { requireOptions } from "@/lib/edition/rules";
import type { CurrentEdition } from "@/lib/edition/views";
import type { Actor } from "@/lib/platform/auth/session";
import { type Database, db, inTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import { invalid, notFound } from "@/lib/platform/errors/problem";
import type { Idempotency } from "@/lib/platform/http/idempotency-key";
import { plural } from "@/lib/platform/text/plural";
import { requireInstant } from "@/lib/platform/time/time-zone";
import { recordChanges } from "@/lib/platform/write/audit-log";
import { claimKey, earlierResult } from "@/lib/platform/write/idempotency";
import { requireVersion } from "@/lib/platform/write/version";
import { placeChoice } from "@/lib/travel/place";
import { assignmentChanges } from "@/lib/travel/transfers/assign-parties";
import * as endpoints from "@/lib/travel/transfers/endpoints";
import type { TransferEdit, TransferInput } from "@/lib/travel/transfers/inputs";
import { readTransfer, transferSelect } from "@/lib/travel/transfers/queries";
import type { Transfer } from "@/lib/travel/transfers/schema";

/** The columns that a request changes. Throws 422 for a place that the edition does not have. */
async function toColumns(transaction: Database, input: Omit<TransferEdit, "version">, edition: CurrentEdition) {
  const { place, vehicle, seats, driverPhone, note } = input;
  requireOptions([placeChoice("place", place, edition)]);
  const formatPhone = await phoneFormatter(transaction, await defaultCountryId());
  return {
    place,
    leavesAt: requireInstant("leavesAt", input.leavesAt, edition.timeZone),
    vehicle,
    seats,
    driverPhone: driverPhone && formatPhone(driverPhone),
    note: note ?? "",
  };
}

/** Locks a transfer of the current edition until the transaction ends. Throws 404. */
async function lockTransfer(transaction: Database, editionId: string, id: string) {
  await lockRow(transaction, "Transfer", id);
  const found = await transaction.transfer.findFirst({ where: { id, editionId }, select: transferSelect });
  if (!found) throw notFound("transfer");
  return found;
}

/**
 * Creates a transfer of the current edition; requests with the same idempotency key create one. Throws 409 for a key of
 * another request, 422.
 */
export async function createTransfer(
  actor: Actor,
  input: TransferInput,
  idempotency: Idempotency | null,
): Promise<Transfer> {
  const earlier = idempotency && (await earlierResult(db(), actor, idempotency));
  if (earlier) return readTransfer(earlier);
  const id = randomUUID();
  const createdId = await inTransaction(async (transaction) => {
    const before = idempotency && (await claimKey(transaction, actor, idempotency, id));
    if (before) return before;
    const edition = await lockEdition(transaction);
    const { direction } = input;
    const after = { direction, ...(await toColumns(transaction, input, edition)) };
    await transaction.transfer.createMany({ data: [{ id, editionId: edition.id, ...after }] });
    await recordChanges(transaction, actor, endpoints.createTransfer, [
      { entity: "Transfer", entityId: id, before: null, after },
    ]);
    return id;
  });
  return readTransfer(createdId);
}

/** Changes a transfer's details. Throws 404, 409 for a stale version, 422 also for fewer seats than its parties take. */
export async function changeTransfer(actor: Actor, id: string, input: TransferEdit): Promise<Transfer> {
  await inTransaction(async (transaction) => {
    const edition = await lockEdition(transaction);
    const { version, ...before } = await lockTransfer(transaction, edition.id, id);
    requireVersion(version, input.version);
    if (input.seats < before.seats) {
      const { seatsTaken } = await readTransfer(id, transaction);
      const taken = `${plural(seatsTaken, "seat is", "seats are")} taken. Move parties to another transfer first.`;
      if (input.seats < seatsTaken) throw invalid({ seats: [taken] });
    }
    const after = await toColumns(transaction, input, edition);
    await transaction.transfer.updateMany({ where: { id }, data: { ...after, version: { increment: 1 } } });
    const { id: _, direction: __, ...fields } = before;
    await recordChanges(transaction, actor, endpoints.changeTransfer, [
      { entity: "Transfer", entityId: id, before: fields, after },
    ]);
  });
  return readTransfer(id);
}

/** Deletes a transfer of the current edition, whose parties have none then. Throws 404. */
export async function deleteTransfer(actor: Actor, id: string): Promise<true> {
  await inTransaction(async (transaction) => {
    const edition = await lockEdition(transaction);
    const { id: _, version: __, ...before } = await lockTransfer(transaction, edition.id, id);
    const { parties } = await readTransfer(id, transaction);
    await transaction.transfer.delete({ where: { id }, select: { id: true } });
    await recordChanges(transaction, actor, endpoints.deleteTransfer, [
      { entity: "Transfer", entityId: id, before, after: null },
      ...assignmentChanges(before.direction, parties, () => null),
    ]);
  });
  return true;
}
