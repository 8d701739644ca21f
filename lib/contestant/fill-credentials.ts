import "server-only";
import type { z } from "zod";
import { recordChanges } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/session";
import { lockEdition } from "@/lib/contest/lock-edition";
import { readContestants, toAuditedChange } from "@/lib/contestant/csv/import";
import type { CredentialsChange, StoredContestant } from "@/lib/contestant/csv/plan";
import type { filledCredentials } from "@/lib/contestant/csv/schema";
import { storeCredentials } from "@/lib/contestant/csv/store-credentials";
import * as endpoints from "@/lib/contestant/endpoints";
import { inTransaction } from "@/lib/db";
import { AppError } from "@/lib/http/problem";
import { generateContestPassword } from "@/lib/identity/generate-password";
import { compareNames } from "@/lib/sort";

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
