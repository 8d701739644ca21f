import "server-only";
import type { z } from "zod";
import * as endpoints from "@/lib/credentials/endpoints";
import type { CredentialsChange } from "@/lib/credentials/plan-import";
import { readContestants, type StoredContestant } from "@/lib/credentials/queries";
import type { filledCredentials } from "@/lib/credentials/schema";
import { storeCredentials, transactionMs } from "@/lib/credentials/store-credentials";
import { isErased } from "@/lib/edition/erased";
import { lockEdition } from "@/lib/edition/lock-edition";
import { currentEdition } from "@/lib/edition/queries";
import { generateContestPassword } from "@/lib/identity/generate-password";
import type { Actor } from "@/lib/platform/auth/session";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/problem";
import { compareNames } from "@/lib/platform/text/sort";
import { write } from "@/lib/platform/write/write";

/** Throws 409 if the code that would become a user name is already another contestant's user name. */
function planCredentials(stored: readonly StoredContestant[]): CredentialsChange[] {
  const owners = new Map(stored.map(({ code, credentials }) => [credentials.username?.toLowerCase(), code]));
  return stored.flatMap((contestant) => {
    const { code, isWithdrawn, credentials: before } = contestant;
    if (isWithdrawn || isErased(contestant) || (before.username && before.password)) return [];
    const owner = before.username ? undefined : owners.get(code.toLowerCase());
    if (owner) throw new AppError(409, `The user name ${code} is ${owner}’s. Change it first.`);
    const after = {
      ...before,
      username: before.username ?? code,
      password: before.password || generateContestPassword(),
    };
    return [{ ...contestant, before, after }];
  });
}

const toResult = (changes: readonly CredentialsChange[]): z.output<typeof filledCredentials> => ({
  usernames: changes.filter(({ before }) => !before.username).length,
  passwords: changes.filter(({ before }) => !before.password).length,
  codes: changes.map(({ code }) => code).sort(compareNames),
});

/** Throws 409 if a code is already another contestant's user name. */
export async function fillCredentials(actor: Actor, dryRun: boolean) {
  if (dryRun) {
    const { id } = await currentEdition();
    return toResult(planCredentials(await readContestants(db(), id)));
  }
  return write(
    actor,
    endpoints.fillCredentials,
    async (unit) => {
      const { id } = await lockEdition(unit.transaction, { mode: "update" });
      const changes = planCredentials(await readContestants(unit.transaction, id));
      await storeCredentials(unit, id, changes);
      return toResult(changes);
    },
    { timeout: transactionMs },
  );
}
