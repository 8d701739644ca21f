// npm run reset-password -- E-MAIL: prints a new password for an account of the database at DATABASE_URL.
import { PrismaPg } from "@prisma/adapter-pg";
import { hash } from "bcryptjs";
import { PrismaClient } from "@/lib/generated/prisma/client";
import * as endpoints from "@/lib/identity/endpoints";
import { generatePassword } from "@/lib/identity/generate-password";
import { passwordCost } from "@/lib/identity/password-limits";
import { normalizeEmail } from "@/lib/platform/text/email-address";
import { recordChanges } from "@/lib/platform/write/audit-log";
import { commandLineActor } from "@/scripts/lib/command-line-actor";

/** Ends the account's sessions. Throws if there is no such enabled account. */
async function resetPassword(db: PrismaClient, email: string): Promise<string> {
  const [account] = await db.$queryRaw<{ id: string; name: string }[]>`
    SELECT "id", "name" FROM "User" WHERE lower("email") = lower(${normalizeEmail(email)}) AND "disabledAt" IS NULL`;
  if (!account) throw new Error(`No enabled account has the e-mail address "${email}".`);
  const { id, name } = account;
  const password = generatePassword();
  const passwordHash = await hash(password, passwordCost);
  await db.$transaction(async (transaction) => {
    await transaction.user.update({
      where: { id },
      data: { passwordHash, encryptedGivenPassword: null, tokenVersion: { increment: 1 } },
    });
    await transaction.passwordLink.deleteMany({ where: { userId: id } });
    const change = { entity: "User", entityId: id, name, before: null, after: { password: "reset" } } as const;
    await recordChanges(transaction, commandLineActor, endpoints.resetPassword, [change], new Date());
  });
  return password;
}

const email = process.argv[2]?.trim();
const connectionString = process.env.DATABASE_URL;

try {
  if (!email) throw new Error("Name the account: npm run reset-password -- admin@example.org");
  if (!connectionString) throw new Error("DATABASE_URL is missing.");
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString, connectionTimeoutMillis: 8_000 }) });
  const password = await resetPassword(db, email);
  await db.$disconnect();
  console.log(`The new password of ${email} is ${password}\nIts sessions have ended. Change it on /account.`);
} catch (error) {
  console.error(`The password was not reset: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
