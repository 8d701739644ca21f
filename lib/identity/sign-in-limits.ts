import "server-only";
import {
  consume,
  createLimiter,
  isKnown,
  limitKey,
  markKnown,
  take,
  tooManyAttempts,
} from "@/lib/platform/http/rate-limit";

const minutes = 60;

/** One account from one address. */
export const perPair = createLimiter("login-pair", 10, 15 * minutes);
/** All accounts from one address that they have not signed in from. */
const perAddress = createLimiter("login-address", 60, 15 * minutes);
/** One account from all addresses that it has not signed in from. */
export const perAccount = createLimiter("login-account", 100, 60 * minutes);
/** What perPair leaves such an address once perAccount is used up, so that attackers cannot lock the owner out. */
const fewAttempts = 2;

/**
 * Runs `verify`, which checks the credentials of an account, as one sign-in attempt from `address`, and returns its
 * result. `account` is the account's id, or the normalised e-mail of an unknown account, which is limited alike. A truthy
 * result resets the limits; an error of `verify` does not count as an attempt. Throws 429 after too many attempts.
 */
export async function limitAttempts<T>(account: string, address: string, verify: () => Promise<T>): Promise<T> {
  const [accountKey, addressKey, knownKey] = [limitKey(account), limitKey(address), limitKey(account, address)];
  // Begins with the account's key, so that sign-in-locks.ts finds all of an account.
  const pairKey = `${accountKey}.${knownKey}`;
  const isNew = !(await isKnown(knownKey));
  if (isNew) await consume(perAddress, addressKey);
  const pair = await consume(perPair, pairKey);
  const isUnderAttack = isNew && (await take(perAccount, accountKey)).consumedPoints > perAccount.points;
  if (isUnderAttack && pair.consumedPoints > fewAttempts) throw tooManyAttempts(pair.msBeforeNext);

  const refundShared = async () => {
    if (isNew) await Promise.all([perAddress.reward(addressKey), perAccount.reward(accountKey)]);
  };
  let result: T;
  try {
    result = await verify();
  } catch (error) {
    await Promise.all([perPair.reward(pairKey), refundShared()]);
    throw error;
  }
  if (result) {
    await Promise.all([perPair.delete(pairKey), markKnown(knownKey), markKnown(addressKey), refundShared()]);
  }
  return result;
}

/**
 * Runs `verify`, which checks the current password of a signed-in account, and returns its result. Sign-ins of the
 * account are not affected. `true` resets the limit; an error of `verify` does not count. Throws 429 after too many.
 */
export async function limitPasswordChecks(accountId: string, verify: () => Promise<boolean>): Promise<boolean> {
  const key = limitKey(accountId, "current password");
  await consume(perPair, key);
  try {
    const isCorrect = await verify();
    if (isCorrect) await perPair.delete(key);
    return isCorrect;
  } catch (error) {
    await perPair.reward(key);
    throw error;
  }
}
