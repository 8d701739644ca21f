import "server-only";
import type { Database } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Idempotency } from "@/lib/http/idempotency-key";
import { AppError } from "@/lib/http/problem";

/** A key is remembered for this long. */
const keptMs = 24 * 60 * 60 * 1000;

interface Owner {
  id: string;
}

/** What this key made before, or null. Throws 409 if it came with another body. */
export async function earlierResult(database: Database, owner: Owner, request: Idempotency): Promise<string | null> {
  const earlier = await database.idempotentRequest.findUnique({
    where: { userId_key: { userId: owner.id, key: request.key } },
    select: { bodyHash: true, resultId: true },
  });
  if (earlier && earlier.bodyHash !== request.bodyHash) {
    throw new AppError(409, "This Idempotency-Key was already used for a different request.");
  }
  return earlier?.resultId ?? null;
}

/**
 * Parts of a statement that claim the key for `resultId`, if the part named `from` has its one row, and forget the old
 * ones: "claimed" has a row unless another request got there first, which it waits for if need be, and always without a
 * key.
 */
export function claiming(owner: Owner, request: Idempotency | null, resultId: string, from: string): Prisma.Sql {
  if (!request) return Prisma.sql`claimed AS (SELECT)`;
  const { key, bodyHash } = request;
  return Prisma.sql`claimed AS (
      INSERT INTO "IdempotentRequest" ("userId", "key", "bodyHash", "resultId")
      SELECT ${owner.id}::uuid, ${key}, ${bodyHash}, ${resultId}::uuid FROM ${Prisma.raw(`"${from}"`)}
      ON CONFLICT DO NOTHING RETURNING "resultId"),
    outdated AS (
      DELETE FROM "IdempotentRequest" WHERE "userId" = ${owner.id}::uuid AND "createdAt" < ${new Date(Date.now() - keptMs)})`;
}

/**
 * Claims the key for `resultId` inside the transaction that makes it, and returns null; if another request got there
 * first (waiting for it if need be), returns what that one made instead.
 */
export async function claim(
  transaction: Database,
  owner: Owner,
  request: Idempotency,
  resultId: string,
): Promise<string | null> {
  const [claimed] = await transaction.$queryRaw<object[]>`
    WITH given AS (SELECT), ${claiming(owner, request, resultId, "given")} SELECT "resultId" FROM claimed`;
  return claimed ? null : earlierResult(transaction, owner, request);
}
