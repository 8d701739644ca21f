import "server-only";
import { encryptPassword } from "@/lib/identity/given-password";
import { maxPasswordBytes, passwordCost } from "@/lib/identity/password-limits";
import { runPasswordTask } from "@/lib/identity/password-pool";

/** Compared with where an account does not exist, so that the response takes as long as for one that does. */
const dummyHash = "$2b$10$S9SS5FQ6p.IbR3VAd6FtOutsxZWbJuR.8YT03FHKQfMqA1.x0wrTq";

/** The bcrypt hash of a password. Throws RangeError above 72 bytes, AppError 503 while the queue is full. */
export async function hashPassword(password: string): Promise<string> {
  if (Buffer.byteLength(password) > maxPasswordBytes) throw new RangeError("bcrypt would cut this password");
  return runPasswordTask("hash", [password, passwordCost]);
}

/** The columns of an account with a password that an administrator gives. */
export async function toGivenPassword(password: string) {
  return { passwordHash: await hashPassword(password), encryptedGivenPassword: encryptPassword(password) };
}

/** Whether `password` matches `hash`; never without a hash. Throws AppError 503 while the queue is full. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  if (Buffer.byteLength(password) > maxPasswordBytes) return false;
  const matches = await runPasswordTask("compare", [password, hash ?? dummyHash]);
  return matches && hash !== null;
}
