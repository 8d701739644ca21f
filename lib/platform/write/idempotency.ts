import "server-only";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/problem";
import type { Idempotency } from "@/lib/platform/http/idempotency-key";

/** Keys are kept for at least a day. */
const retentionMs = 24 * 60 * 60 * 1000;

/** The id of what an earlier request with this key created, or null. Throws 409 if that request had another body. */
async function earlierResult(database: Database, actor: Actor, { key, bodyHash }: Idempotency): Promise<string | null> {
  const earlier = await database.idempotentRequest.findUnique({
    where: { userId_key: { userId: actor.id, key } },
    select: { bodyHash: true, resultId: true },
  });
  if (earlier && earlier.bodyHash !== bodyHash) {
    throw new AppError(409, "This Idempotency-Key was already used for a different request.");
  }
  return earlier?.resultId ?? null;
}

/**
 * Claims the key in the transaction that creates `resultId`, and waits for another request that is using it. Returns null,
 * or the id of what the other request created. Throws 409 if that request had another body.
 */
export async function claimKey(
  transaction: Database,
  actor: Actor,
  idempotency: Idempotency,
  resultId: string,
): Promise<string | null> {
  const userId = actor.id;
  const expired = { lt: new Date(Date.now() - retentionMs) };
  await transaction.idempotentRequest.deleteMany({ where: { userId, createdAt: expired } });
  const { count } = await transaction.idempotentRequest.createMany({
    data: [{ userId, ...idempotency, resultId }],
    skipDuplicates: true,
  });
  return count === 0 ? earlierResult(transaction, actor, idempotency) : null;
}
