import "server-only";
import { consume, createLimiter, limitKey, requireAttempts } from "@/lib/platform/http/rate-limit";

const minutes = 60;

export const perPair = createLimiter("login-pair", 10, 15 * minutes);
const perAddress = createLimiter("login-address", 100, 15 * minutes);
export const perAccount = createLimiter("login-account", 100, 60 * minutes);

/** `account` is an id, or the e-mail of an unknown account. Throws 429. */
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

/** Does not affect sign-ins of the account. Throws 429. */
export async function limitPasswordChecks(accountId: string, verify: () => Promise<boolean>): Promise<boolean> {
  const key = limitKey(accountId, "current password");
  await consume(perPair, key);
  const isCorrect = await verify();
  if (isCorrect) await perPair.delete(key);
  return isCorrect;
}
