import "server-only";
import { makeUsers, refuseUsedEmails } from "@/lib/identity/csv/file-users";
import { readUsers } from "@/lib/identity/csv/read-users";
import * as endpoints from "@/lib/identity/endpoints";
import { createUsers } from "@/lib/identity/new-users";
import type { ImportedUsers, ImportOptions } from "@/lib/identity/schema";
import type { Actor } from "@/lib/platform/auth/session";
import { FileErrors } from "@/lib/platform/csv/file-errors";
import { bytesOf } from "@/lib/platform/csv/table";
import { db } from "@/lib/platform/db/client";
import { write } from "@/lib/platform/write/write";

/** Creates all users or none. Throws 413 above 5 MiB, 422 with the errors of the file. */
export async function importUsers(
  actor: Actor,
  file: File,
  { dryRun, invite }: ImportOptions,
  now: Date,
): Promise<ImportedUsers> {
  const errors = new FileErrors();
  const countries = await db().country.findMany({ select: { id: true, name: true, alpha2: true } });
  const usersFile = readUsers(await bytesOf(file), countries, errors);
  await refuseUsedEmails(db(), usersFile, errors);
  const accounts = usersFile.users.map(({ country, name, email }) => ({ country: country.name, name, email }));
  if (dryRun) return { accounts, createdAt: null, ...errors.notes() };
  const newUsers = await makeUsers(usersFile.users, invite, ({ country }) => ({
    role: "TeamRegistrator",
    countryId: country.id,
  }));
  await write(actor, endpoints.importUsers, async (unit) => {
    // Somebody may have taken an address while the passwords were hashed.
    await refuseUsedEmails(unit.transaction, usersFile, errors);
    await createUsers(
      unit,
      newUsers.map(({ user }) => user),
      now,
    );
  });
  return { accounts, createdAt: now.toISOString(), ...errors.notes() };
}
