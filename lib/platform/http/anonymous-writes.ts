import "server-only";
import { consume, isKnown, type Limit, limitKey } from "@/lib/platform/http/rate-limit";

/** Writes without a session from one address, 60 a minute; 600 if somebody has signed in from it, because many may share it. */
const anonymousWrites: Limit = { name: "anonymous-writes", points: 600, seconds: 60 };
const pointsIfUnknown = 10;

/** Counts a write without a session. Throws 429 after too many from `address`. */
export async function limitAnonymousWrites(address: string): Promise<void> {
  const key = limitKey(address);
  await consume(anonymousWrites, key, (await isKnown(key)) ? 1 : pointsIfUnknown);
}
