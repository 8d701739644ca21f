import "server-only";
import { randomUUID } from "node:crypto";
import pLimit from "p-limit";
import { type FileUser, readUsers, requireUnusedEmails } from "@/lib/identity/csv/read-users";
import * as endpoints from "@/lib/identity/endpoints";
import { generatePassword } from "@/lib/identity/generate-password";
import { toGivenPassword } from "@/lib/identity/password";
import { queuePasswordMails } from "@/lib/identity/password-mails";
import type { ImportedUsers } from "@/lib/identity/schema";
import { refuseUsedEmail } from "@/lib/identity/users";
import type { Actor } from "@/lib/platform/auth/session";
import { FileErrors } from "@/lib/platform/csv/file-errors";
import { bytesOf } from "@/lib/platform/csv/table";
import { type Database, db } from "@/lib/platform/db/client";
import { write } from "@/lib/platform/write/write";

/** Leaves room in the queue of the password threads for people who sign in meanwhile. */
const hashing = pLimit(2);

async function toNewUser({ country, name, email }: FileUser, invite: boolean) {
  return {
    id: randomUUID(),
    email,
    name,
    role: "TeamRegistrator" as const,
    countryId: country.id,
    ...(invite ? {} : await hashing(() => toGivenPassword(generatePassword()))),
  };
}

interface ImportOptions {
  dryRun: boolean;
  invite: boolean;
}

/** Creates all users or none. Throws 413 above 5 MiB, 422 with the errors of the file. */
export async function importUsers(
  actor: Actor,
  file: File,
  { dryRun, invite }: ImportOptions,
  now: Date,
): Promise<ImportedUsers> {
  const errors = new FileErrors();
  const countries = await db().country.findMany({ select: { id: true, name: true, alpha2: true, alpha3: true } });
  const given = readUsers(await bytesOf(file), countries, errors);
  const refuseUsedEmails = async (database: Database) => {
    const stored = await database.user.findMany({ select: { email: true } });
    const usedEmails = stored.map(({ email }) => email);
    requireUnusedEmails(given, usedEmails, errors);
    errors.throwIfAny();
  };
  await refuseUsedEmails(db());
  const accounts = given.users.map(({ country, name, email }) => ({ country: country.name, name, email }));
  if (dryRun) return { accounts, createdAt: null };
  const users = await Promise.all(given.users.map((user) => toNewUser(user, invite)));
  await write(actor, endpoints.importUsers, async (unit) => {
    // Somebody may have taken an address while the passwords were hashed.
    await refuseUsedEmails(unit.transaction);
    await unit.transaction.user
      .createMany({ data: users.map((user) => ({ ...user, createdAt: now })) })
      .catch(refuseUsedEmail);
    for (const { id, email, name, role, countryId } of users)
      unit.audit({ entity: "User", entityId: id, name, before: null, after: { email, name, role, countryId } });
    const options = { createdById: actor.id, now };
    if (invite) await queuePasswordMails(unit.transaction, "INVITATION", users, options);
  });
  return { accounts, createdAt: now.toISOString() };
}
