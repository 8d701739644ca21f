import "server-only";
import type { EditionModel, UserModel } from "@/lib/generated/prisma/models";
import { minPasswordLength, tooShortPassword } from "@/lib/identity/password-limits";
import { runPasswordTask } from "@/lib/identity/password-pool";
import { db } from "@/lib/platform/db/client";
import { type FieldErrors, invalid } from "@/lib/platform/errors/problem";

type Owner = Pick<UserModel, "name" | "email">;
type KnownEdition = Pick<EditionModel, "name" | "shortName" | "year" | "venue">;

const wordsOf = (text: string): string[] => [text, text.replace(/\s+/g, ""), ...text.split(/[\s@.,]+/)];

/**
 * Whether a password is common, or made of what others know about the owner and the editions. Throws 503 while the queue of
 * password tasks is full.
 */
export function isEasyToGuess(password: string, owner: Owner, editions: readonly KnownEdition[]): Promise<boolean> {
  const knownTexts = [
    owner.name,
    owner.email,
    ...editions.flatMap(({ name, shortName, year, venue }) => [name, shortName, String(year), venue]),
  ];
  return runPasswordTask("isEasyToGuess", [password, knownTexts.flatMap(wordsOf)]);
}

/** Throws 422 on `field` for a short or easy password, together with `otherErrors`, and 503 while the queue is full. */
export async function refuseEasyPassword(
  field: string,
  password: string,
  owner: Owner,
  otherErrors: FieldErrors = {},
): Promise<void> {
  const invalidPassword = (text: string) => invalid({ ...otherErrors, [field]: [text] });
  if (password.length < minPasswordLength) throw invalidPassword(tooShortPassword);
  const editions = await db().edition.findMany({ select: { name: true, shortName: true, year: true, venue: true } });
  if (await isEasyToGuess(password, owner, editions)) throw invalidPassword("This password is too easy to guess.");
}
