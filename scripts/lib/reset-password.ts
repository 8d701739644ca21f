import { hash } from "bcryptjs";
import type { PrismaClient } from "@/lib/generated/prisma/client";
import * as endpoints from "@/lib/identity/endpoints";
import { generatePassword } from "@/lib/identity/generate-password";
import { passwordCost } from "@/lib/identity/password-limits";
import { emptyId } from "@/lib/platform/validation/ids";
import { recordChanges } from "@/lib/platform/write/audit-log";

/** No account is signed in on the command line. */
const commandLine = { id: emptyId, email: "", name: "Command line", role: "Administrator", countryId: null } as const;

/** Ends the account's sessions. Throws if there is no such enabled account. */
export async function resetPassword(db: PrismaClient, email: string): Promise<string> {
  const [account] = await db.$queryRaw<{ id: string; name: string }[]>`
    SELECT "id", "name" FROM "User" WHERE lower("email") = lower(${email}) AND "disabledAt" IS NULL`;
  if (!account) throw new Error(`No enabled account has the e-mail address "${email}".`);
  const { id, name } = account;
  const password = generatePassword();
  const passwordHash = await hash(password, passwordCost);
  await db.$transaction(async (transaction) => {
    await transaction.user.update({
      where: { id },
      data: { passwordHash, encryptedGivenPassword: null, tokenVersion: { increment: 1 } },
    });
    const change = { entity: "User", entityId: id, name, before: null, after: { password: "reset" } } as const;
    await recordChanges(transaction, commandLine, endpoints.resetPassword, [change], new Date());
  });
  return password;
}
