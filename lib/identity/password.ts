import "server-only";
import type { EditionModel, UserModel } from "@/lib/generated/prisma/models";
import { encryptPassword } from "@/lib/identity/given-password";
import { maxPasswordBytes, minPasswordLength, passwordCost, tooShortPassword } from "@/lib/identity/password-limits";
import { runPasswordTask } from "@/lib/identity/password-pool";
import { db } from "@/lib/platform/db/client";
import { type FieldErrors, invalid } from "@/lib/platform/errors/problem";

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

type Owner = Pick<UserModel, "name" | "email">;
type KnownEdition = Pick<EditionModel, "name" | "shortName" | "year" | "venue">;

/** A text whole, without spaces and in parts. */
const wordsOf = (text: string): string[] => [text, text.replace(/\s+/g, ""), ...text.split(/[\s@.,]+/)];

/** Whether a password is common, or made of what others know about its owner and the editions. */
export function isEasyToGuess(password: string, owner: Owner, editions: readonly KnownEdition[]): Promise<boolean> {
  const known = [
    owner.name,
    owner.email,
    ...editions.flatMap(({ name, shortName, year, venue }) => [name, shortName, String(year), venue]),
  ];
  return runPasswordTask("isEasyToGuess", [password, known.flatMap(wordsOf)]);
}

/** Throws 422 for a password that is short or easy to guess, in `field` of the request, together with the errors of `others`. */
export async function refuseEasyPassword(
  field: string,
  password: string,
  owner: Owner,
  others: FieldErrors = {},
): Promise<void> {
  const refuse = (text: string) => invalid({ ...others, [field]: [text] });
  if (password.length < minPasswordLength) throw refuse(tooShortPassword);
  const editions = await db().edition.findMany({ select: { name: true, shortName: true, year: true, venue: true } });
  if (await isEasyToGuess(password, owner, editions)) throw refuse("This password is too easy to guess.");
}
