import "server-only";
import { createHash } from "node:crypto";
import { Pool, type QueryConfig } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { connectionLimits } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors/problem";

const globals = globalThis as typeof globalThis & { rateLimitPool?: Pool };

/** A pool of its own, so that many sign-ins never use up the connections of the pages. */
function pool(): Pool {
  if (globals.rateLimitPool) return globals.rateLimitPool;
  const { DATABASE_URL: connectionString } = env();
  const created = new Pool({ connectionString, max: 2, ...connectionLimits });
  // Without a listener, losing an idle connection would end the process.
  created.on("error", () => undefined);
  globals.rateLimitPool = created;
  return created;
}

/** Leaves out the limiter's statement names: named statements break behind a transaction-pooling PgBouncer. */
const storeClient = { query: ({ text, values }: QueryConfig) => pool().query({ text, values }) };

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

/** Takes a point; returns the milliseconds until there is one again, or null if there was one. */
async function takePoint(limit: Limit, key: string): Promise<number | null> {
  try {
    await limiterOf(limit).consume(key);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error.msBeforeNext;
    throw error;
  }
}

/** Takes a point of `key` and returns whether there was one. */
export async function allow(limit: Limit, key: string): Promise<boolean> {
  return (await takePoint(limit, key)) === null;
}

/** Takes a point of `key`. Throws 429 with Retry-After if there is none left. */
export async function consume(limit: Limit, key: string): Promise<void> {
  const waitMs = await takePoint(limit, key);
  if (waitMs === null) return;
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  const headers = { "Retry-After": String(seconds) };
  throw new AppError(429, `Too many attempts. Please try again in ${wait}.`, undefined, headers);
}

/** Gives `key` all of its points back. */
export async function reset(limit: Limit, key: string): Promise<void> {
  await limiterOf(limit).delete(key);
}

/** Gives `key` one point back. */
export async function refund(limit: Limit, key: string): Promise<void> {
  await limiterOf(limit).reward(key);
}

/** Stores `key` for the limit's duration; see wasSeen. */
export async function markSeen(limit: Limit, key: string): Promise<void> {
  await limiterOf(limit).set(key, 1, limit.seconds);
}

/** Whether markSeen stored `key` within the limit's duration. */
export async function wasSeen(limit: Limit, key: string): Promise<boolean> {
  return (await limiterOf(limit).get(key)) !== null;
}
