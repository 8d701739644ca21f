import "server-only";
import type { CredentialsChange } from "@/lib/credentials/plan-import";
import { encryptPassword } from "@/lib/identity/given-password";
import type { Database } from "@/lib/platform/db/client";

/** Raw SQL, because Prisma cannot update many rows with different values in one statement. */
async function updateContestants(transaction: Database, changes: readonly CredentialsChange[]): Promise<void> {
  const ids = changes.map(({ id }) => id);
  const usernames = changes.map(({ after }) => after.username);
  const passwords = changes.map(({ before, after }) =>
    after.password !== null && after.password !== before.password ? encryptPassword(after.password) : null,
  );
  await transaction.$executeRaw`
    UPDATE "Contestant" c
    SET "username" = v."username",
      "encryptedPassword" = coalesce(v."encryptedPassword", c."encryptedPassword"),
      "version" = c."version" + 1
    FROM unnest(${ids}::uuid[], ${usernames}::text[], ${passwords}::text[]) AS v("id", "username", "encryptedPassword")
    WHERE c."id" = v."id"`;
}

/**
 * Stores the changes of an import. Usernames and seats are cleared first, because they are unique and may move from one
 * contestant to another.
 */
export async function storeCredentials(
  transaction: Database,
  editionId: string,
  changes: readonly CredentialsChange[],
): Promise<void> {
  const renamed = changes.filter(({ before, after }) => before.username !== null && before.username !== after.username);
  await transaction.contestant.updateMany({
    where: { id: { in: renamed.map(({ id }) => id) } },
    data: { username: null },
  });
  await updateContestants(transaction, changes);
  const seats = changes.flatMap(({ id, after }) => [
    { contestantId: id, editionId, day: 1, seatingPlace: after.day1SeatingPlace },
    { contestantId: id, editionId, day: 2, seatingPlace: after.day2SeatingPlace },
  ]);
  await transaction.contestantDay.deleteMany({ where: { contestantId: { in: changes.map(({ id }) => id) } } });
  await transaction.contestantDay.createMany({
    data: seats.flatMap(({ seatingPlace, ...seat }) => (seatingPlace === null ? [] : [{ ...seat, seatingPlace }])),
  });
}
