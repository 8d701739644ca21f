import "server-only";
import { contestantCode } from "@/lib/contestant/views";
import * as endpoints from "@/lib/credentials/endpoints";
import { type CredentialsChange, planImport, type StoredContestant, toPreview } from "@/lib/credentials/plan-import";
import { readCredentials } from "@/lib/credentials/read-credentials";
import type { ImportResult } from "@/lib/credentials/schema";
import { storeCredentials } from "@/lib/credentials/store-credentials";
import { lockEditable } from "@/lib/edition/lock-edition";
import { decryptPassword } from "@/lib/identity/given-password";
import type { Actor } from "@/lib/platform/auth/session";
import { FileErrors } from "@/lib/platform/csv/file-errors";
import { bytesOf } from "@/lib/platform/csv/table";
import { type Database, db, inTransaction } from "@/lib/platform/db/client";
import { notFound } from "@/lib/platform/errors/problem";
import { recordChanges } from "@/lib/platform/write/audit-log";

const transactionMs = 30_000;

/** The contestants of an edition with their credentials, those of withdrawn teams too. */
export async function readContestants(database: Database, editionId: string): Promise<StoredContestant[]> {
  const rows = await database.contestant.findMany({
    where: { editionId },
    select: {
      id: true,
      teamId: true,
      number: true,
      username: true,
      encryptedPassword: true,
      person: { select: { fullName: true } },
      days: { select: { day: true, seatingPlace: true } },
      team: { select: { isOnline: true, withdrawnAt: true, country: { select: { alpha3: true } } } },
    },
  });
  return rows.map(({ id, teamId, number, username, encryptedPassword, person, days, team }) => {
    const seatOn = (day: number) => days.find((entry) => entry.day === day)?.seatingPlace ?? null;
    // A password encrypted with another key differs from every new one.
    const password = encryptedPassword && (decryptPassword(encryptedPassword) ?? "");
    return {
      id,
      teamId,
      code: contestantCode(team.country.alpha3, number),
      fullName: person.fullName,
      isOnline: team.isOnline,
      isWithdrawn: team.withdrawnAt !== null,
      credentials: { username, password, day1SeatingPlace: seatOn(1), day2SeatingPlace: seatOn(2) },
    };
  });
}

/** The audit log says that a password was set or changed, not what it is. */
export function toAuditedChange({ id, teamId, before, after }: CredentialsChange) {
  const had = before.password === null ? null : "set";
  const has = before.password === null ? "set" : "changed";
  return {
    entity: "Contestant" as const,
    entityId: id,
    teamIds: [teamId],
    before: { ...before, password: had },
    after: { ...after, password: before.password === after.password ? had : has },
  };
}

/**
 * Imports usernames, passwords and seats into the edition of `year` (api.md, "CSV"), all rows or none. With `dryRun` it
 * only says what would change. Throws 404 for an unknown year, 409 for a past edition unless `dryRun`, 413 above 5 MiB,
 * 422 with the errors of the file.
 */
export async function importCredentials(
  actor: Actor,
  year: number,
  file: File,
  dryRun: boolean,
): Promise<ImportResult> {
  const edition = await db().edition.findUnique({ where: { year }, select: { id: true } });
  if (!edition) throw notFound("edition");
  const errors = new FileErrors();
  const credentials = readCredentials(await bytesOf(file), errors);
  if (dryRun) {
    const { counts, changes } = planImport(credentials, await readContestants(db(), edition.id), errors);
    return { ...counts, changes: changes.map(toPreview) };
  }
  return inTransaction(
    async (transaction) => {
      // Other writes to contestants wait, because each of them locks the edition as well.
      await lockEditable(transaction, edition.id);
      const { changes, counts } = planImport(credentials, await readContestants(transaction, edition.id), errors);
      if (changes.length === 0) return counts;
      await storeCredentials(transaction, edition.id, changes);
      const changed = changes.map(toAuditedChange);
      await recordChanges(transaction, actor, endpoints.importCredentials, changed);
      return counts;
    },
    { timeout: transactionMs },
  );
}
