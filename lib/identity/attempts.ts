import "server-only";
import { createHash } from "node:crypto";
import { consume, forget, giveBack, isRemembered, type Limit, remember, tryConsume } from "@/lib/http/rate-limit";

const minutes = 60;

/** One person mistyping: one account from one address. */
const pair: Limit = { name: "login-pair", points: 10, seconds: 15 * minutes };
/** One machine trying many accounts. */
const perAddress: Limit = { name: "login-address", points: 60, seconds: 15 * minutes };
/** Many machines trying one account: from then on each new address has few tries, so that its owner still has some. */
const perAccount: Limit = { name: "login-account", points: 100, seconds: 60 * minutes };
const few: Limit = { name: "login-few", points: 2, seconds: 15 * minutes };
/** Addresses an account was signed in from: a stranger's attempts elsewhere never lock its owner out there. */
const known: Limit = { name: "login-known", points: 1, seconds: 90 * 24 * 60 * minutes };

/** Keys hold no e-mail address in the clear. */
function digest(...parts: string[]): string {
  return createHash("sha256").update(parts.join("\n")).digest("base64url");
}

/** A sign-in attempt that was let pass, to be told how it ended unless the credentials were wrong. */
export interface Attempt {
  /** The credentials were right. */
  succeeded(): Promise<void>;
  /** Nobody judged the credentials. */
  takeBack(): Promise<void>;
}

/**
 * Lets a sign-in attempt pass, or throws 429. `account` is the e-mail as it was typed, whether or not there is such an
 * account: unknown ones are counted alike, so that nothing can be learnt from the limit.
 */
export async function countAttempt(account: string, address: string): Promise<Attempt> {
  const accountKey = digest(account.toLowerCase());
  const pairKey = digest(account.toLowerCase(), address);
  const addressKey = digest(address);
  await consume(perAddress, addressKey);
  await consume(pair, pairKey);
  const isKnown = await isRemembered(known, pairKey);
  const isOneOfFew = !isKnown && !(await tryConsume(perAccount, accountKey));
  if (isOneOfFew) await consume(few, pairKey);
  const giveBackElsewhere = () => [
    giveBack(perAddress, addressKey),
    ...(isKnown ? [] : [giveBack(perAccount, accountKey)]),
  ];
  return {
    async succeeded() {
      await Promise.all([
        forget(pair, pairKey),
        forget(few, pairKey),
        remember(known, pairKey),
        ...giveBackElsewhere(),
      ]);
    },
    async takeBack() {
      await Promise.all([
        giveBack(pair, pairKey),
        ...(isOneOfFew ? [giveBack(few, pairKey)] : []),
        ...giveBackElsewhere(),
      ]);
    },
  };
}

/**
 * Judges credentials that count as `attempt`. Where `judge` throws, as it does while too many wait for an answer, they
 * were not judged, and the attempt does not count.
 */
export async function judged(attempt: Attempt, judge: () => Promise<boolean>): Promise<boolean> {
  try {
    return await judge();
  } catch (error) {
    await attempt.takeBack();
    throw error;
  }
}
