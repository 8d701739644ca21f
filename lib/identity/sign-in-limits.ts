import "server-only";
import { markAddressKnown } from "@/lib/platform/http/anonymous-writes";
import { allow, consume, type Limit, limitKey, markSeen, refund, reset, wasSeen } from "@/lib/platform/http/rate-limit";

const minutes = 60;

/** One account from one address. */
export const perPair: Limit = { name: "login-pair", points: 10, seconds: 15 * minutes };
/** All accounts that are new to one address. */
const perAddress: Limit = { name: "login-address", points: 60, seconds: 15 * minutes };
/** One account from all new addresses. */
export const perAccount: Limit = { name: "login-account", points: 100, seconds: 60 * minutes };
/** One account from one new address once perAccount is used up, so that attackers cannot lock its owner out. */
export const perPairUnderAttack: Limit = { name: "login-few", points: 2, seconds: 15 * minutes };
/** Addresses that an account has signed in from; perAddress and perAccount do not apply to them. */
const knownPair: Limit = { name: "login-known", points: 1, seconds: 90 * 24 * 60 * minutes };
/** The current password of one account that is signed in. */
const perPasswordCheck: Limit = { name: "password-check", points: 10, seconds: 15 * minutes };

/** The key of an account's attempts from one address begins with that of the account, so that all can be found. */
export const pairPrefix = (account: string) => `${limitKey(account)}.`;

/**
 * Runs `verify`, which checks the credentials of an account, as one sign-in attempt from `address`, and returns its
 * result. `account` is the account's id, or the normalised e-mail of an unknown account, which is limited alike. A truthy
 * result resets the limits; an error of `verify` does not count as an attempt. Throws 429 after too many attempts.
 */
export async function limitAttempts<T>(account: string, address: string, verify: () => Promise<T>): Promise<T> {
  const accountKey = limitKey(account);
  const knownKey = limitKey(account, address);
  const pairKey = pairPrefix(account) + knownKey;
  const addressKey = limitKey(address);
  const isKnown = await wasSeen(knownPair, knownKey);
  if (!isKnown) await consume(perAddress, addressKey);
  await consume(perPair, pairKey);
  const isUnderAttack = !isKnown && !(await allow(perAccount, accountKey));
  if (isUnderAttack) await consume(perPairUnderAttack, pairKey);

  const refundShared = async () => {
    if (!isKnown) await Promise.all([refund(perAddress, addressKey), refund(perAccount, accountKey)]);
  };
  let result: T;
  try {
    result = await verify();
  } catch (error) {
    await refund(perPair, pairKey);
    if (isUnderAttack) await refund(perPairUnderAttack, pairKey);
    await refundShared();
    throw error;
  }
  if (result) {
    await Promise.all([reset(perPair, pairKey), reset(perPairUnderAttack, pairKey)]);
    await Promise.all([markSeen(knownPair, knownKey), markAddressKnown(address)]);
    await refundShared();
  }
  return result;
}

/**
 * Runs `verify`, which checks the current password of a signed-in account, and returns its result. Sign-ins of the
 * account are not affected. `true` resets the limit; an error of `verify` does not count. Throws 429 after too many.
 */
export async function limitPasswordChecks(accountId: string, verify: () => Promise<boolean>): Promise<boolean> {
  const key = limitKey(accountId);
  await consume(perPasswordCheck, key);
  try {
    const isCorrect = await verify();
    if (isCorrect) await reset(perPasswordCheck, key);
    return isCorrect;
  } catch (error) {
    await refund(perPasswordCheck, key);
    throw error;
  }
}
