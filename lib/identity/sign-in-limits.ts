import "server-only";
import { consume, createLimiter, limitKey, requireAttempts } from "@/lib/platform/http/rate-limit";

const minutes = 60;

/** One account from one address. */
export const perPair = createLimiter("login-pair", 10, 15 * minutes);
/** Failed attempts on all accounts from one address. */
const perAddress = createLimiter("login-address", 100, 15 * minutes);
/** Failed attempts on one account from all addresses. */
export const perAccount = createLimiter("login-account", 100, 60 * minutes);

/**
 * Runs `verify`, which checks the credentials of an account, as one sign-in attempt from `address`, and returns its
 * result. `account` is the account's id, or the normalised e-mail of an unknown account, which is limited alike. A truthy
 * result resets the limit of the account at this address. Throws 429 after too many attempts.
 */
export async function limitAttempts<T>(account: string, address: string, verify: () => Promise<T>): Promise<T> {
  const [accountKey, addressKey] = [limitKey(account), limitKey(address)];
  // Begins with the account's key, so that sign-in-locks.ts finds all of an account.
  const pairKey = `${accountKey}.${limitKey(account, address)}`;
  await consume(perPair, pairKey);
  await requireAttempts(perAddress, addressKey);
  await requireAttempts(perAccount, accountKey);
  const result = await verify();
  if (result) await perPair.delete(pairKey);
  else await Promise.all([perAddress.penalty(addressKey), perAccount.penalty(accountKey)]);
  return result;
}

/**
 * Runs `verify`, which checks the current password of a signed-in account, and returns its result. Sign-ins of the
 * account are not affected. `true` resets the limit. Throws 429 after too many attempts.
 */
export async function limitPasswordChecks(accountId: string, verify: () => Promise<boolean>): Promise<boolean> {
  const key = limitKey(accountId, "current password");
  await consume(perPair, key);
  const isCorrect = await verify();
  if (isCorrect) await perPair.delete(key);
  return isCorrect;
}
