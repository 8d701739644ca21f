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
export function tooManyAttempts(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  const headers = { "Retry-After": String(seconds) };
  return new AppError(429, `Too many attempts. Please try again in ${wait}.`, undefined, headers);
}

/** Takes points of `key`, whether there are any left or not. */
export async function take(limiter: RateLimiterPostgres, key: string, points = 1): Promise<RateLimiterRes> {
  const result = await limiter.consume(key, points).catch((refused: unknown) => refused);
  if (!(result instanceof RateLimiterRes)) throw result;
  return result;
}

/** Takes points of `key`. Throws 429 with Retry-After if there are too few left. */
export async function consume(limiter: RateLimiterPostgres, key: string, points = 1): Promise<RateLimiterRes> {
  const result = await take(limiter, key, points);
  if (result.consumedPoints > limiter.points) throw tooManyAttempts(result.msBeforeNext);
  return result;
}

/** Addresses that somebody has signed in from in the last 90 days, alone and with the account. */
const known = createLimiter("known", 1, 90 * 24 * 60 * 60);

export const markKnown = (key: string) => known.set(key, 1, known.duration);
export const isKnown = async (key: string) => (await known.get(key)) !== null;

/** Writes without a session from one address, 60 a minute; 600 if somebody has signed in from it, because many may share it. */
const anonymousWrites = createLimiter("anonymous-writes", 600, 60);
const pointsIfUnknown = 10;

/** Counts a write without a session. Throws 429 after too many from `address`. */
export async function limitAnonymousWrites(address: string): Promise<void> {
  const key = limitKey(address);
  await consume(anonymousWrites, key, (await isKnown(key)) ? 1 : pointsIfUnknown);
}
