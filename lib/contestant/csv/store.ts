import "server-only";
import type { CredentialsChange } from "@/lib/contestant/csv/plan";
import type { Database } from "@/lib/db";
import { encryptPassword } from "@/lib/identity/given-password";

const seatFields = [
  ["day1SeatingPlace", 1],
  ["day2SeatingPlace", 2],
] as const;

/**
 * Writes an import's changes in four statements, however many they are. What moves from one contestant to another is
 * taken from the first before the second gets it: the unique indexes hold at every moment.
 */
export async function storeCredentials(
  transaction: Database,
  editionId: string,
  changes: readonly CredentialsChange[],
): Promise<void> {
  const ids = changes.map(({ id }) => id);
  const usernames = changes.map(({ after }) => after.username);
  const passwords = changes.map(({ before, after }) =>
    after.password !== null && after.password !== before.password ? encryptPassword(after.password) : null,
  );
  const seats = changes.flatMap(({ id, before, after }) =>
    seatFields
      .filter(([field]) => before[field] !== after[field])
      .map(([field, day]) => ({ id, day, seatingPlace: after[field] })),
  );
  const seatIds = seats.map(({ id }) => id);
  const days = seats.map(({ day }) => day);
  await transaction.$executeRaw`
    UPDATE "Contestant" k SET "username" = NULL
    FROM unnest(${ids}::uuid[], ${usernames}::text[]) AS v("id", "username")
    WHERE k."id" = v."id" AND k."username" IS DISTINCT FROM v."username"`;
  await transaction.$executeRaw`
    UPDATE "Contestant" k
    SET "username" = v."username",
      "encryptedPassword" = coalesce(v."encryptedPassword", k."encryptedPassword"),
      "version" = k."version" + 1
    FROM unnest(${ids}::uuid[], ${usernames}::text[], ${passwords}::text[]) AS v("id", "username", "encryptedPassword")
    WHERE k."id" = v."id"`;
  await transaction.$executeRaw`
    DELETE FROM "ContestantDay" d
    USING unnest(${seatIds}::uuid[], ${days}::int[]) AS v("id", "day")
    WHERE d."contestantId" = v."id" AND d."day" = v."day"`;
  await transaction.$executeRaw`
    INSERT INTO "ContestantDay" ("contestantId", "editionId", "day", "seatingPlace")
    SELECT v."id", ${editionId}::uuid, v."day", v."seatingPlace"
    FROM unnest(${seatIds}::uuid[], ${days}::int[], ${seats.map(({ seatingPlace }) => seatingPlace)}::text[])
      AS v("id", "day", "seatingPlace")`;
}
