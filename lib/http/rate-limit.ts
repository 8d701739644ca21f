import "server-only";
import { Pool, type QueryConfig } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "@/lib/env";
import { AppError } from "@/lib/http/problem";

const globals = globalThis as typeof globalThis & { rateLimitPool?: Pool };

/** Connections of its own, so that a crowd at the door never waits for, or holds up, the pages' queries. */
function pool(): Pool {
  globals.rateLimitPool ??= new Pool({
    connectionString: env().DATABASE_URL,
    max: 2,
    connectionTimeoutMillis: 8_000,
  }).on(
    "error",
    // An idle connection was lost; the next query opens another and reports what is still wrong.
    () => undefined,
  );
  return globals.rateLimitPool;
}

/** Leaves out the names that the limiter gives its statements: a pooler that lends connections cannot keep them apart. */
const storeClient = { query: ({ text, values }: QueryConfig) => pool().query({ text, values }) };

/** So many `points` within so many `seconds`, counted in the database and so over all copies of the site. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/** What nobody who is signed in sends, such as sign-ins, from one address. */
export const anonymousWrites: Limit = { name: "anonymous-writes", points: 60, seconds: 60 };

const limiters = new Map<string, RateLimiterPostgres>();

function limiterOf({ name, points, seconds }: Limit): RateLimiterPostgres {
  const known = limiters.get(name);
  if (known) return known;
  const table = { tableName: "RateLimit", tableCreated: true, clearExpiredByTimeout: true };
  const limiter = new RateLimiterPostgres({
    storeClient,
    storeType: "pool",
    ...table,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  limiters.set(name, limiter);
  return limiter;
}

async function spend(limit: Limit, key: string): Promise<RateLimiterRes | null> {
  try {
    await limiterOf(limit).consume(key);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}

/** Takes one point from `key` and returns whether there was one. */
export async function tryConsume(limit: Limit, key: string): Promise<boolean> {
  return (await spend(limit, key)) === null;
}

/** Takes one point from `key`. Throws 429 with Retry-After when there is none left. */
export async function consume(limit: Limit, key: string): Promise<void> {
  const refusal = await spend(limit, key);
  if (refusal) {
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    const detail = `Too many attempts. Please try again in ${seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`}.`;
    throw new AppError(429, detail, undefined, { "Retry-After": String(seconds) });
  }
}

/** Forgets what `key` has used up. */
export async function forget(limit: Limit, key: string): Promise<void> {
  await limiterOf(limit).delete(key);
}

/** Gives one point back. */
export async function giveBack(limit: Limit, key: string): Promise<void> {
  await limiterOf(limit).reward(key);
}

/** Remembers `key` for the limit's time. */
export async function remember(limit: Limit, key: string): Promise<void> {
  await limiterOf(limit).set(key, 1, limit.seconds);
}

/** Whether `key` is remembered. */
export async function isRemembered(limit: Limit, key: string): Promise<boolean> {
  return (await limiterOf(limit).get(key)) !== null;
}
