import "server-only";
import { createHash } from "node:crypto";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/problem";

export interface Idempotency {
  key: string;
  /** SHA-256 of the endpoint and the body. */
  bodyHash: string;
}

/** Null without the header Idempotency-Key. Throws 400 for an invalid key. */
export function idempotencyOf(request: Request, endpoint: string, body: Uint8Array): Idempotency | null {
  const key = request.headers.get("idempotency-key");
  if (key === null) return null;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new AppError(400, "The Idempotency-Key header must have 1 to 255 visible characters.");
  }
  return { key, bodyHash: createHash("sha256").update(`${endpoint}\n`).update(body).digest("hex") };
}

const retentionMs = 24 * 60 * 60 * 1000;

/** A filter for the requests whose keys may be used again. */
export const expiredRequests = () => ({ createdAt: { lt: new Date(Date.now() - retentionMs) } });

/** Throws 409 if the earlier request had another body. */
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
 * Null if this request is the first one with its key. Otherwise waits for the earlier one and returns its `resultId`;
 * throws 409 if it had another body.
 */
export async function claimKey(
  transaction: Database,
  actor: Actor,
  idempotency: Idempotency,
  resultId: string,
): Promise<string | null> {
  const userId = actor.id;
  await transaction.idempotentRequest.deleteMany({ where: { userId, ...expiredRequests() } });
  const { count } = await transaction.idempotentRequest.createMany({
    data: [{ userId, ...idempotency, resultId }],
    skipDuplicates: true,
  });
  return count === 0 ? earlierResult(transaction, actor, idempotency) : null;
}
