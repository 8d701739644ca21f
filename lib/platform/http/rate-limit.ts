import "server-only";
import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/problem";

interface Row {
  points: number;
  expire: bigint | null;
}

/** Runs the limiter's statements through Prisma. The limiter calculates with numbers. */
const storeClient = {
  async query({ text, values }: { text: string; values: unknown[] }) {
    const found = await db().$queryRawUnsafe<Row[]>(text, ...values);
    const rows = found.map(({ points, expire }) => ({ points, expire: expire && Number(expire) }));
    return { rows, rowCount: rows.length };
  },
};

/** A key that contains its parts, such as e-mail addresses, only as a digest. */
export function limitKey(...parts: string[]): string {
  return createHash("sha256").update(parts.join("\n")).digest("base64url");
}

/** Allows `points` attempts in `seconds`, counted in the database and so across all instances. */
export function createLimiter(name: string, points: number, seconds: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient,
    storeType: "pool",
    tableName: "RateLimit",
    tableCreated: true,
    clearExpiredByTimeout: true,
    keyPrefix: name,
    points,
    duration: seconds,
  });
}

/** 429 with Retry-After. */
function tooManyAttempts(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  const headers = { "Retry-After": String(seconds) };
  return new AppError(429, `Too many attempts. Please try again in ${wait}.`, undefined, headers);
}

/** Counts an attempt of `key`. Throws 429 if none was left. */
export async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  await limiter.consume(key).catch((refused: unknown) => {
    throw refused instanceof RateLimiterRes ? tooManyAttempts(refused.msBeforeNext) : refused;
  });
}

/** Throws 429 if `key` has no attempt left; counts none. */
export async function requireAttempts(limiter: RateLimiterPostgres, key: string): Promise<void> {
  const used = await limiter.get(key);
  if (used && used.remainingPoints <= 0) throw tooManyAttempts(used.msBeforeNext);
}

/** Many may share an address. */
const anonymousWrites = createLimiter("anonymous-writes", 300, 60);

/** Counts a write without a session. Throws 429 after too many from `address`. */
export const limitAnonymousWrites = (address: string): Promise<void> => consume(anonymousWrites, limitKey(address));
