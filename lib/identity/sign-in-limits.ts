import "server-only";
import type { RateLimiterPostgres } from "rate-limiter-flexible";
import { inPasswordQueue } from "@/lib/identity/password-queue";
import { consume, createLimiter, giveBack, limitKey, requireAttempts } from "@/lib/platform/http/rate-limit";

/** In seconds. */
const minutes = 60;

/** Failed attempts at a user from one address. */
export const perPair = createLimiter("login-pair", 10, 15 * minutes);
const perAddress = createLimiter("login-address", 100, 15 * minutes);
export const perUser = createLimiter("login-account", 100, 60 * minutes);

type Counter = readonly [limiter: RateLimiterPostgres, key: string];

/**
 * Runs `verify` and counts a falsy result as a failed attempt. Every attempt is counted before it runs, and uncounted if it
 * does not fail, so that the limit holds however many arrive at once. Throws 429 if a counter is used up, and 503 if too
 * many wait.
 */
async function countFailures<T>(counters: readonly Counter[], verify: () => Promise<T>): Promise<T> {
  // Checked here too, so that attempts above the limit take no place in the queue.
  await Promise.all(counters.map((counter) => requireAttempts(...counter)));
  return inPasswordQueue(async () => {
    const counted = await Promise.allSettled(counters.map((counter) => consume(...counter)));
    let hasFailed = false;
    try {
      for (const outcome of counted) if (outcome.status === "rejected") throw outcome.reason;
      const result = await verify();
      hasFailed = !result;
      return result;
    } finally {
      if (!hasFailed) await Promise.all(counters.map((counter) => giveBack(...counter)));
    }
  });
}

/**
 * A falsy result of `verify` is a failed attempt; a success resets the counter of user and address. `user` is an id, or an
 * e-mail address that no user has. Throws 429 after too many failed attempts, and 503 if too many wait.
 */
export async function limitAttempts<T>(user: string, address: string, verify: () => Promise<T>): Promise<T> {
  const userKey = limitKey(user);
  // Begins with the user's key, so that sign-in-locks.ts finds all of a user.
  const pairKey = `${userKey}.${limitKey(user, address)}`;
  const counters = [
    [perPair, pairKey],
    [perAddress, limitKey(address)],
    [perUser, userKey],
  ] as const;
  const result = await countFailures(counters, verify);
  if (result) await perPair.delete(pairKey);
  return result;
}

/**
 * Has a counter of its own, so that it does not lock the user's login. Throws 429 after too many failed attempts, and 503 if
 * too many wait.
 */
export async function limitPasswordChecks(userId: string, verify: () => Promise<boolean>): Promise<boolean> {
  const key = limitKey(userId, "current password");
  const isCorrect = await countFailures([[perPair, key]], verify);
  if (isCorrect) await perPair.delete(key);
  return isCorrect;
}
