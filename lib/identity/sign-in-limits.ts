import "server-only";
import { createHash } from "node:crypto";
import { allow, consume, type Limit, markSeen, refund, reset, wasSeen } from "@/lib/http/rate-limit";

const minutes = 60;

/** One account from one address. */
const perPair: Limit = { name: "login-pair", points: 10, seconds: 15 * minutes };
/** All accounts from one address. */
const perAddress: Limit = { name: "login-address", points: 60, seconds: 15 * minutes };
/** One account from all new addresses. */
const perAccount: Limit = { name: "login-account", points: 100, seconds: 60 * minutes };
/** One account from one new address once perAccount is used up, so that attackers cannot lock its owner out. */
const perPairUnderAttack: Limit = { name: "login-few", points: 2, seconds: 15 * minutes };
/** Addresses that an account has signed in from; perAccount does not apply to them. */
const knownAddress: Limit = { name: "login-known", points: 1, seconds: 90 * 24 * 60 * minutes };

/** Keys contain no e-mail address in plain text. */
function digest(...parts: string[]): string {
  return createHash("sha256").update(parts.join("\n")).digest("base64url");
}

/**
 * Runs `verify`, which checks the credentials of `email`, as one sign-in attempt from `address`, and returns its result.
 * A truthy result resets the limits; an error of `verify` does not count as an attempt. Unknown accounts are limited like
 * known ones. Throws 429 after too many attempts.
 */
export async function limitAttempts<T>(email: string, address: string, verify: () => Promise<T>): Promise<T> {
  const accountKey = digest(email.toLowerCase());
  const pairKey = digest(email.toLowerCase(), address);
  const addressKey = digest(address);
  await consume(perAddress, addressKey);
  await consume(perPair, pairKey);
  const isKnown = await wasSeen(knownAddress, pairKey);
  const isUnderAttack = !isKnown && !(await allow(perAccount, accountKey));
  if (isUnderAttack) await consume(perPairUnderAttack, pairKey);

  const refundShared = () =>
    Promise.all([refund(perAddress, addressKey), ...(isKnown ? [] : [refund(perAccount, accountKey)])]);
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
    await Promise.all([reset(perPair, pairKey), reset(perPairUnderAttack, pairKey), markSeen(knownAddress, pairKey)]);
    await refundShared();
  }
  return result;
}
