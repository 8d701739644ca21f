import "server-only";
import * as endpoints from "@/lib/credentials/endpoints";
import { planImport, toPreview } from "@/lib/credentials/plan-import";
import { readContestants } from "@/lib/credentials/queries";
import { readCredentials } from "@/lib/credentials/read-credentials";
import type { ImportResult } from "@/lib/credentials/schema";
import { storeCredentials, transactionMs } from "@/lib/credentials/store-credentials";
import { lockEditable } from "@/lib/edition/lock-edition";
import { readEdition } from "@/lib/edition/queries";
import type { Actor } from "@/lib/platform/auth/session";
import { FileErrors } from "@/lib/platform/csv/file-errors";
import { bytesOf } from "@/lib/platform/csv/table";
import { type Database, db } from "@/lib/platform/db/client";
import { write } from "@/lib/platform/write/write";
import { readRooms } from "@/lib/seating/queries";

/**
 * Throws 404 for an unknown year, 409 for an edition that is over unless `dryRun`, 413 above 5 MiB, and 422 with the
 * errors of the file.
 */
export async function importCredentials(
  actor: Actor,
  year: number,
  file: File,
  dryRun: boolean,
): Promise<ImportResult> {
  const { id } = await readEdition(year);
  const errors = new FileErrors();
  const credentials = readCredentials(await bytesOf(file), errors);
  const planIn = async (database: Database) => {
    const stored = await readContestants(database, id);
    const { changes, counts, refusedUsernames } = planImport(
      credentials,
      stored,
      await readRooms(database, id),
      errors,
    );
    return { changes, result: { ...counts, refusedUsernames, ...errors.notes() } };
  };
  if (dryRun) {
    const { changes, result } = await planIn(db());
    return { ...result, changes: changes.map(toPreview) };
  }
  return write(
    actor,
    endpoints.importCredentials,
    async (unit) => {
      // Other writes to contestants wait, because each of them locks the edition as well.
      await lockEditable(unit.transaction, id);
      const { changes, result } = await planIn(unit.transaction);
      await storeCredentials(unit, id, changes);
      return result;
    },
    { timeout: transactionMs },
  );
}
