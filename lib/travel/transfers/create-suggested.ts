import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { lockEdition } from "@/lib/edition/lock-edition";
import { currentEdition } from "@/lib/edition/queries";
import type { Actor } from "@/lib/platform/auth/session";
import { type Database, db } from "@/lib/platform/db/client";
import { insertRows } from "@/lib/platform/db/insert-rows";
import { AppError } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";
import * as endpoints from "@/lib/travel/transfers/endpoints";
import type { SuggestionInput } from "@/lib/travel/transfers/inputs";
import { moveParties } from "@/lib/travel/transfers/move-parties";
import { listTransfers } from "@/lib/travel/transfers/queries";
import { lastNumber } from "@/lib/travel/transfers/rules";
import type { TransferSuggestion } from "@/lib/travel/transfers/schema";
import { suggestTransfers } from "@/lib/travel/transfers/suggest";

async function makeSuggestion(
  database: Database,
  editionId: string,
  { place, vehicle: name, seats, ...limits }: SuggestionInput,
): Promise<TransferSuggestion> {
  const { transfers, parties } = await listTransfers(editionId, limits.direction, database);
  const waiting = parties.filter((party) => party.transfer === null && (place === null || party.place === place));
  const suggestion = suggestTransfers(waiting, { seats, ...limits }, transfers);
  let number = lastNumber(
    name,
    transfers.map(({ vehicle }) => vehicle),
  );
  const vehicles = suggestion.vehicles.map(({ transfer, ...vehicle }) =>
    transfer
      ? { transferId: transfer.id, vehicle: transfer.vehicle, seats: transfer.seats, ...vehicle }
      : { transferId: null, vehicle: `${name} ${++number}`, seats, ...vehicle },
  );
  const fingerprinted = [
    vehicles.map(({ parties, ...vehicle }) => [vehicle, parties.map(({ id, time }) => [id, time])]),
    suggestion.leftOver.map(({ party, reason }) => [party.id, reason]),
  ];
  const fingerprint = createHash("sha256").update(JSON.stringify(fingerprinted)).digest("hex");
  return { vehicles, leftOver: suggestion.leftOver, fingerprint };
}

/** Returns what `createSuggested` would store, and stores nothing. */
export async function previewSuggested(input: SuggestionInput): Promise<TransferSuggestion> {
  return makeSuggestion(db(), (await currentEdition()).id, input);
}

/** Throws 409 if the suggestion is no longer the one with the given fingerprint. */
export function createSuggested(actor: Actor, input: SuggestionInput): Promise<TransferSuggestion> {
  return write(actor, endpoints.suggestTransfers, async (unit) => {
    const { transaction, audit } = unit;
    // Keeps everybody else from changing a party or a transfer until the end.
    const edition = await lockEdition(transaction, { mode: "update" });
    const suggestion = await makeSuggestion(transaction, edition.id, input);
    if (input.fingerprint && input.fingerprint !== suggestion.fingerprint) {
      throw new AppError(409, "The parties or transfers have changed since the preview. Look at the new one first.");
    }
    const { direction } = input;
    const vehicles = suggestion.vehicles.map((vehicle) => ({ id: vehicle.transferId ?? randomUUID(), ...vehicle }));
    const created = vehicles
      .filter(({ transferId }) => transferId === null)
      .map(({ id, place, leavesAt, vehicle, seats }) => ({
        id,
        columns: { direction, place, leavesAt, vehicle, seats },
      }));
    const rows = created.map(({ id, columns }) => ({ id, editionId: edition.id, ...columns }));
    await insertRows(transaction, "Transfer", rows);
    for (const { id, columns } of created)
      audit({ entity: "Transfer", entityId: id, name: columns.vehicle, before: null, after: columns });
    const moves = vehicles.flatMap(({ id, parties }) => parties.map((party) => ({ party, transferId: id })));
    await moveParties(unit, { editionId: edition.id, direction }, moves);
    return suggestion;
  });
}
