import "server-only";
import { consume, type Limit, limitKey, markSeen, wasSeen } from "@/lib/platform/http/rate-limit";

/** Writes without a session from one address. */
const anonymousWrites: Limit = { name: "anonymous-writes", points: 60, seconds: 60 };
/** The same from an address that many may share, because somebody has signed in from it. */
const sharedAnonymousWrites: Limit = { name: "anonymous-writes-shared", points: 600, seconds: 60 };
/** Addresses that somebody has signed in from. */
const knownAddress: Limit = { name: "known-address", points: 1, seconds: 90 * 24 * 60 * 60 };

/** Counts a write without a session. Throws 429 after too many from `address`. */
export async function limitAnonymousWrites(address: string): Promise<void> {
  const key = limitKey(address);
  const isKnown = await wasSeen(knownAddress, key);
  await consume(isKnown ? sharedAnonymousWrites : anonymousWrites, key);
}

/** Stores that somebody has signed in from `address`. */
export const markAddressKnown = (address: string): Promise<void> => markSeen(knownAddress, limitKey(address));
