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

/** At most `points` requests in `seconds`, counted in the database and so across all instances. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/** A key that contains its parts, such as e-mail addresses, only as a digest. */
export function limitKey(...parts: string[]): string {
  return createHash("sha256").update(parts.join("\n")).digest("base64url");
}

const limiters = new Map<string, RateLimiterPostgres>();

function limiterOf({ name, points, seconds }: Limit): RateLimiterPostgres {
  const existing = limiters.get(name);
  if (existing) return existing;
  const limiter = new RateLimiterPostgres({
    storeClient,
    storeType: "pool",
    tableName: "RateLimit",
    tableCreated: true,
    clearExpiredByTimeout: true,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  limiters.set(name, limiter);
  return limiter;
}

/** 429 with Retry-After. */
export function tooManyAttempts(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  const headers = { "Retry-After": String(seconds) };
  return new AppError(429, `Too many attempts. Please try again in ${wait}.`, undefined, headers);
}

/** Takes points of `key`, whether there are any left or not; returns how many it has taken, and when it has all again. */
export async function take(
  limit: Limit,
  key: string,
  points = 1,
): Promise<{ isAllowed: boolean; taken: number; waitMs: number }> {
  const result = await limiterOf(limit)
    .consume(key, points)
    .catch((refused: unknown) => refused);
  if (!(result instanceof RateLimiterRes)) throw result;
  const { consumedPoints: taken, msBeforeNext: waitMs } = result;
  return { isAllowed: taken <= limit.points, taken, waitMs };
}

/** Takes points of `key`. Throws 429 with Retry-After if there are too few left. */
export async function consume(limit: Limit, key: string, points = 1): Promise<void> {
  const { isAllowed, waitMs } = await take(limit, key, points);
  if (!isAllowed) throw tooManyAttempts(waitMs);
}

/** Gives `key` all of its points back. */
export async function reset(limit: Limit, key: string): Promise<void> {
  await limiterOf(limit).delete(key);
}

/** Gives `key` one point back. */
export async function refund(limit: Limit, key: string): Promise<void> {
  await limiterOf(limit).reward(key);
}

/** Addresses that somebody has signed in from, alone and with the account. */
const known: Limit = { name: "known", points: 1, seconds: 90 * 24 * 60 * 60 };

/** Remembers for 90 days that somebody has signed in from where `key` stands for. */
export async function markKnown(key: string): Promise<void> {
  await limiterOf(known).set(key, 1, known.seconds);
}

/** Whether markKnown has remembered `key`. */
export async function isKnown(key: string): Promise<boolean> {
  return (await limiterOf(known).get(key)) !== null;
}

/** Writes without a session from one address, 60 a minute; 600 if somebody has signed in from it, because many may share it. */
const anonymousWrites: Limit = { name: "anonymous-writes", points: 600, seconds: 60 };
const pointsIfUnknown = 10;

/** Counts a write without a session. Throws 429 after too many from `address`. */
export async function limitAnonymousWrites(address: string): Promise<void> {
  const key = limitKey(address);
  await consume(anonymousWrites, key, (await isKnown(key)) ? 1 : pointsIfUnknown);
}
