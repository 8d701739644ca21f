import "server-only";
import type { z } from "zod";
import * as endpoints from "@/lib/credentials/endpoints";
import { readContestants, toAuditedChange } from "@/lib/credentials/import-credentials";
import type { CredentialsChange, StoredContestant } from "@/lib/credentials/plan-import";
import type { filledCredentials } from "@/lib/credentials/schema";
import { storeCredentials } from "@/lib/credentials/store-credentials";
import { lockEdition } from "@/lib/edition/lock-edition";
import { generateContestPassword } from "@/lib/identity/generate-password";
import type { Actor } from "@/lib/platform/auth/session";
import { inTransaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/problem";
import { compareNames } from "@/lib/platform/text/sort";
import { recordChanges } from "@/lib/platform/write/audit-log";

const transactionMs = 30_000;

/** What the contestants without a user name or a password get. Throws 409 if somebody has another's code as user name. */
function planCredentials(stored: readonly StoredContestant[]): CredentialsChange[] {
  const owners = new Map(stored.map(({ code, credentials }) => [credentials.username?.toLowerCase(), code]));
  return stored.flatMap(({ id, teamId, code, isWithdrawn, credentials: before }) => {
    if (isWithdrawn || (before.username && before.password)) return [];
    const owner = before.username ? undefined : owners.get(code.toLowerCase());
    if (owner) throw new AppError(409, `The user name ${code} is ${owner}’s. Change it first.`);
    const after = {
      ...before,
      username: before.username ?? code,
      password: before.password || generateContestPassword(),
    };
    return [{ id, teamId, code, before, after }];
  });
}

/**
 * Gives user names and passwords to the contestants of the current edition who have none; with `dryRun` it only says to
 * whom. Throws 409 for a user name that is taken.
 */
export function fillCredentials(actor: Actor, dryRun: boolean): Promise<z.output<typeof filledCredentials>> {
  return inTransaction(
    async (transaction) => {
      const edition = await lockEdition(transaction, { mode: dryRun ? "share" : "update" });
      const changes = planCredentials(await readContestants(transaction, edition.id));
      if (!dryRun && changes.length > 0) {
        await storeCredentials(transaction, edition.id, changes);
        await recordChanges(transaction, actor, endpoints.fillCredentials, changes.map(toAuditedChange));
      }
      return {
        usernames: changes.filter(({ before }) => !before.username).length,
        passwords: changes.filter(({ before }) => !before.password).length,
        codes: changes.map(({ code }) => code).sort(compareNames),
      };
    },
    { timeout: transactionMs },
  );
}
