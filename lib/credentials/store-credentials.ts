import "server-only";
import type { CredentialsChange } from "@/lib/credentials/plan-import";
import { encryptPassword } from "@/lib/identity/given-password";
import type { Database } from "@/lib/platform/db/client";
import { insertRows } from "@/lib/platform/db/insert-rows";
import type { UnitOfWork } from "@/lib/platform/write/write";

/** Longer than for other writes, because a file can have thousands of rows. */
export const transactionMs = 30_000;

/**
 * Does not increase the contestants' versions, because the form of a contestant has no credentials. Raw SQL, because
 * Prisma cannot update many rows with different values in one statement.
 */
async function updateContestants(transaction: Database, changes: readonly CredentialsChange[]): Promise<void> {
  const ids = changes.map(({ id }) => id);
  const usernames = changes.map(({ after }) => after.username);
  const passwords = changes.map(({ before, after }) =>
    after.password !== null && after.password !== before.password ? encryptPassword(after.password) : null,
  );
  await transaction.$executeRaw`
    UPDATE "Contestant" c
    SET "username" = v."username",
      "encryptedPassword" = coalesce(v."encryptedPassword", c."encryptedPassword")
    FROM unnest(${ids}::uuid[], ${usernames}::text[], ${passwords}::text[]) AS v("id", "username", "encryptedPassword")
    WHERE c."id" = v."id"`;
}

/** Of a password, the audit log has only whether it was set or changed. */
function auditChange({ audit }: UnitOfWork, { id, teamId, fullName, before, after }: CredentialsChange): void {
  const oldPassword = before.password === null ? null : "set";
  const newPassword = before.password === null ? "set" : "changed";
  audit({
    entity: "Contestant",
    entityId: id,
    name: fullName,
    teamIds: [teamId],
    before: { ...before, password: oldPassword },
    after: { ...after, password: before.password === after.password ? oldPassword : newPassword },
  });
}

/** User names and seats are cleared first: they are unique and may move from one contestant to another. */
export async function storeCredentials(
  unit: UnitOfWork,
  editionId: string,
  changes: readonly CredentialsChange[],
): Promise<void> {
  const { contestant, contestantDay } = unit.transaction;
  const ids = changes.map(({ id }) => id);
  const renamed = changes.filter(({ before, after }) => before.username !== null && before.username !== after.username);
  await contestant.updateMany({ where: { id: { in: renamed.map(({ id }) => id) } }, data: { username: null } });
  await contestantDay.deleteMany({ where: { contestantId: { in: ids } } });
  await updateContestants(unit.transaction, changes);
  for (const change of changes) auditChange(unit, change);
  const seats = changes.flatMap(({ id, after }) => [
    { contestantId: id, editionId, day: 1, seatingPlace: after.day1SeatingPlace },
    { contestantId: id, editionId, day: 2, seatingPlace: after.day2SeatingPlace },
  ]);
  const takenSeats = seats.flatMap(({ seatingPlace, ...seat }) =>
    seatingPlace === null ? [] : [{ ...seat, seatingPlace }],
  );
  await insertRows(unit.transaction, "ContestantDay", takenSeats);
}
