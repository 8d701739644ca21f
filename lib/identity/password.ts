import "server-only";
import { maxPasswordBytes, passwordCost } from "@/lib/identity/password-limits";
import { onWorker } from "@/lib/identity/password-workers";

/** What an unknown account's password is compared with, so that it takes as long as a known one's. */
const nobodysHash = "$2b$10$S9SS5FQ6p.IbR3VAd6FtOutsxZWbJuR.8YT03FHKQfMqA1.x0wrTq";

/** The bcrypt hash of a password of at most 72 bytes. Throws 503 while too many are waiting for one. */
export async function hashPassword(password: string): Promise<string> {
  if (Buffer.byteLength(password) > maxPasswordBytes) throw new RangeError("bcrypt would cut this password");
  return String(await onWorker({ hash: [password, passwordCost] }));
}

/**
 * Whether the password is the one behind `hash`; without a hash the answer is no, and takes as long. Throws 503 while
 * too many are waiting for an answer.
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  if (Buffer.byteLength(password) > maxPasswordBytes) return false;
  const same = await onWorker({ compare: [password, hash ?? nobodysHash] });
  return same === true && hash !== null;
}
