import "server-only";
import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/problem";

interface Row {
  points: number;
  expire: bigint | null;
}

const storeClient = {
  async query({ text, values }: { text: string; values: unknown[] }) {
    const storedRows = await db().$queryRawUnsafe<Row[]>(text, ...values);
    // The limiter calculates with numbers.
    const rows = storedRows.map(({ points, expire }) => ({ points, expire: expire && Number(expire) }));
    return { rows, rowCount: rows.length };
  },
};

/** Hashed, so that the database stores no e-mail addresses here. */
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

function tooManyAttempts(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  const headers = { "Retry-After": String(seconds) };
  return new AppError(429, `Too many attempts. Please try again in ${wait}.`, undefined, headers);
}

/** Throws 429 if no attempt was left. */
export async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  await limiter.consume(key).catch((refused: unknown) => {
    throw refused instanceof RateLimiterRes ? tooManyAttempts(refused.msBeforeNext) : refused;
  });
}

/**
 * Takes back what `consume` counted. The library's `reward` would create a counter below zero if it has expired
 * meanwhile.
 */
export async function giveBack(limiter: RateLimiterPostgres, key: string): Promise<void> {
  const where = { key: limiter.getKey(key), points: { gt: 0 } };
  await db().rateLimit.updateMany({ where, data: { points: { decrement: 1 } } });
}

/** Counts no attempt. Throws 429 if none is left. */
export async function requireAttempts(limiter: RateLimiterPostgres, key: string): Promise<void> {
  const used = await limiter.get(key);
  if (used && used.remainingPoints <= 0) throw tooManyAttempts(used.msBeforeNext);
}

const anonymousWrites = createLimiter("anonymous-writes", 300, 60);

/** Throws 429. The limit is high, because many may share an address. */
export const limitAnonymousWrites = (address: string): Promise<void> => consume(anonymousWrites, limitKey(address));
