import "server-only";
import type { Database } from "@/lib/db";
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
 * Claims the key for `resultId` inside the transaction that makes it, and returns null; if another request got there
 * first (waiting for it if need be), returns what that one made instead.
 */
export async function claim(
  transaction: Database,
  owner: Owner,
  request: Idempotency,
  resultId: string,
): Promise<string | null> {
  const { count } = await transaction.idempotentRequest.createMany({
    data: [{ userId: owner.id, ...request, resultId }],
    skipDuplicates: true,
  });
  if (count === 0) return earlierResult(transaction, owner, request);
  await transaction.idempotentRequest.deleteMany({
    where: { userId: owner.id, createdAt: { lt: new Date(Date.now() - keptMs) } },
  });
  return null;
}
