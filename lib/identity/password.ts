import "server-only";
import type { EditionModel, UserModel } from "@/lib/generated/prisma/models";
import { encryptPassword } from "@/lib/identity/given-password";
import { maxPasswordBytes, minPasswordLength, passwordCost, tooShortPassword } from "@/lib/identity/password-limits";
import { runPasswordTask } from "@/lib/identity/password-pool";
import { db } from "@/lib/platform/db/client";
import { type FieldErrors, invalid } from "@/lib/platform/errors/problem";

/** Makes the response for an unknown user take as long as for a known one. */
const dummyHash = "$2b$10$S9SS5FQ6p.IbR3VAd6FtOutsxZWbJuR.8YT03FHKQfMqA1.x0wrTq";

/** Throws RangeError above 72 bytes, and 503 while the queue is full. */
export async function hashPassword(password: string): Promise<string> {
  if (Buffer.byteLength(password) > maxPasswordBytes) throw new RangeError("bcrypt would cut this password");
  return runPasswordTask("hash", [password, passwordCost]);
}

export async function toGivenPassword(password: string) {
  return { passwordHash: await hashPassword(password), encryptedGivenPassword: encryptPassword(password) };
}

/** Throws 503 while the queue is full. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  if (Buffer.byteLength(password) > maxPasswordBytes) return false;
  const matches = await runPasswordTask("compare", [password, hash ?? dummyHash]);
  return matches && hash !== null;
}

type Owner = Pick<UserModel, "name" | "email">;
type KnownEdition = Pick<EditionModel, "name" | "shortName" | "year" | "venue">;

const wordsOf = (text: string): string[] => [text, text.replace(/\s+/g, ""), ...text.split(/[\s@.,]+/)];

/** Whether a password is common, or made of what others know about the owner and the editions. */
export function isEasyToGuess(password: string, owner: Owner, editions: readonly KnownEdition[]): Promise<boolean> {
  const known = [
    owner.name,
    owner.email,
    ...editions.flatMap(({ name, shortName, year, venue }) => [name, shortName, String(year), venue]),
  ];
  return runPasswordTask("isEasyToGuess", [password, known.flatMap(wordsOf)]);
}

/** Throws 422 on `field` for a short or easy password, together with the errors of `others`. */
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
