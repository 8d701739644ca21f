import "server-only";
import {
  consume,
  isKnown,
  type Limit,
  limitKey,
  markKnown,
  refund,
  reset,
  take,
  tooManyAttempts,
} from "@/lib/platform/http/rate-limit";

const minutes = 60;

/** One account from one address. */
export const perPair: Limit = { name: "login-pair", points: 10, seconds: 15 * minutes };
/** All accounts from one address that they have not signed in from. */
const perAddress: Limit = { name: "login-address", points: 60, seconds: 15 * minutes };
/** One account from all addresses that it has not signed in from. */
export const perAccount: Limit = { name: "login-account", points: 100, seconds: 60 * minutes };
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
  const pair = await take(perPair, pairKey);
  if (!pair.isAllowed) throw tooManyAttempts(pair.waitMs);
  const isUnderAttack = isNew && !(await take(perAccount, accountKey)).isAllowed;
  if (isUnderAttack && pair.taken > fewAttempts) throw tooManyAttempts(pair.waitMs);

  const refundShared = async () => {
    if (isNew) await Promise.all([refund(perAddress, addressKey), refund(perAccount, accountKey)]);
  };
  let result: T;
  try {
    result = await verify();
  } catch (error) {
    await Promise.all([refund(perPair, pairKey), refundShared()]);
    throw error;
  }
  if (result) {
    await Promise.all([reset(perPair, pairKey), markKnown(knownKey), markKnown(addressKey), refundShared()]);
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
    if (isCorrect) await reset(perPair, key);
    return isCorrect;
  } catch (error) {
    await refund(perPair, key);
    throw error;
  }
}
