import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { lockEdition } from "@/lib/edition/lock-edition";
import type { Actor } from "@/lib/platform/auth/session";
import { type Database, inTransaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/problem";
import { recordChanges } from "@/lib/platform/write/audit-log";
import type { Party } from "@/lib/travel/arrivals/schema";
import { assignmentChanges, storeAssignments } from "@/lib/travel/transfers/assign-parties";
import * as endpoints from "@/lib/travel/transfers/endpoints";
import type { SuggestionInput } from "@/lib/travel/transfers/inputs";
import { listTransfers } from "@/lib/travel/transfers/queries";
import { lastNumber } from "@/lib/travel/transfers/rules";
import type { TransferSuggestion } from "@/lib/travel/transfers/schema";
import { suggestTransfers } from "@/lib/travel/transfers/suggest";

async function makeSuggestion(
  transaction: Database,
  editionId: string,
  { place, vehicle: name, ...limits }: SuggestionInput,
): Promise<TransferSuggestion> {
  const { transfers, parties } = await listTransfers(editionId, limits.direction, transaction);
  const waiting = parties.filter((party) => party.transfer === null && (place === null || party.place === place));
  const { vehicles, leftOver } = suggestTransfers(waiting, limits);
  const names = transfers.map(({ vehicle }) => vehicle);
  const last = lastNumber(name, names);
  const numbered = vehicles.map((vehicle, index) => ({
    vehicle: `${name} ${last + index + 1}`,
    seats: limits.seats,
    ...vehicle,
  }));
  const essence = [
    ...numbered.map(({ parties, ...vehicle }) => ({ ...vehicle, parties: parties.map(({ id, time }) => [id, time]) })),
    ...leftOver.map(({ party, reason }) => ({ party: party.id, reason })),
  ];
  const fingerprint = createHash("sha256").update(JSON.stringify(essence)).digest("hex");
  return { vehicles: numbered, leftOver, fingerprint };
}

/**
 * Groups the parties without a transfer into vehicles and, unless `dryRun`, creates these. Throws 409 if the suggestion is
 * no longer the one that was previewed.
 */
export function createSuggested(actor: Actor, input: SuggestionInput, dryRun: boolean): Promise<TransferSuggestion> {
  return inTransaction(async (transaction) => {
    // Until the end, nobody else changes a party or a transfer.
    const edition = await lockEdition(transaction, { mode: dryRun ? "share" : "update" });
    const suggestion = await makeSuggestion(transaction, edition.id, input);
    if (dryRun) return suggestion;
    if (input.fingerprint && input.fingerprint !== suggestion.fingerprint) {
      throw new AppError(409, "The parties or transfers have changed since the preview. Look at the new one first.");
    }
    const { direction } = input;
    const created = suggestion.vehicles.map(({ parties, seatsTaken: _, ...columns }) => {
      return { id: randomUUID(), columns: { direction, ...columns }, parties };
    });
    const rows = created.map(({ id, columns }) => ({ id, editionId: edition.id, ...columns }));
    await transaction.transfer.createMany({ data: rows });
    const transferIds = new Map(created.flatMap(({ id, parties }) => parties.map((party) => [party.id, id])));
    const transferIdOf = ({ id }: Party) => transferIds.get(id) ?? null;
    const parties = created.flatMap((transfer) => transfer.parties);
    await storeAssignments(transaction, direction, parties, transferIdOf);
    await recordChanges(transaction, actor, endpoints.suggestTransfers, [
      ...created.map(({ id, columns }) => ({
        entity: "Transfer" as const,
        entityId: id,
        before: null,
        after: columns,
      })),
      ...assignmentChanges(direction, parties, transferIdOf),
    ]);
    return suggestion;
  });
}
