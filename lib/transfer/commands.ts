import "server-only";
import { randomUUID } from "node:crypto";
import { recordChanges } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/session";
import { lockEdition } from "@/lib/contest/lock-edition";
import { requireOptions } from "@/lib/contest/rules";
import type { CurrentEdition } from "@/lib/contest/views";
import { defaultCountryId } from "@/lib/country/queries";
import { type Database, db, inTransaction } from "@/lib/db";
import { claimKey, earlierResult } from "@/lib/http/idempotency";
import type { Idempotency } from "@/lib/http/idempotency-key";
import { invalid, notFound } from "@/lib/http/problem";
import { requireVersion } from "@/lib/http/version";
import { phoneFormatter } from "@/lib/international-phone";
import { lockRow } from "@/lib/lock-row";
import { plural } from "@/lib/plural";
import { requireInstant } from "@/lib/time-zone";
import { assignmentChanges } from "@/lib/transfer/assign-parties";
import * as endpoints from "@/lib/transfer/endpoints";
import type { TransferEdit, TransferInput } from "@/lib/transfer/inputs";
import { readTransfer, transferSelect } from "@/lib/transfer/queries";
import type { Transfer } from "@/lib/transfer/schema";
import { placeChoice } from "@/lib/travel/place";

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
