import "server-only";
import { encryptPassword } from "@/lib/identity/given-password";
import { maxPasswordBytes, passwordCost } from "@/lib/identity/password-limits";
import { runPasswordTask } from "@/lib/identity/password-pool";

/** Makes the response for an unknown user take as long as for a known one. */
const dummyHash = "$2b$10$S9SS5FQ6p.IbR3VAd6FtOutsxZWbJuR.8YT03FHKQfMqA1.x0wrTq";

/** Throws RangeError above 72 bytes in UTF-8, and 503 while the queue is full. */
export async function hashPassword(password: string): Promise<string> {
  if (Buffer.byteLength(password) > maxPasswordBytes) throw new RangeError("bcrypt would cut this password");
  return runPasswordTask("hash", [password, passwordCost]);
}

/** The columns of a password that administrators can show again. Throws what `hashPassword` throws. */
export async function toGivenPassword(password: string) {
  return { passwordHash: await hashPassword(password), encryptedGivenPassword: encryptPassword(password) };
}

/** `hash` is null for an unknown user or one without a password. Throws 503 while the queue is full. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  if (Buffer.byteLength(password) > maxPasswordBytes) return false;
  const matches = await runPasswordTask("compare", [password, hash ?? dummyHash]);
  return matches && hash !== null;
}
