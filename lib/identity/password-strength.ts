import "server-only";
import type { EditionModel, UserModel } from "@/lib/generated/prisma/models";
import { runPasswordTask } from "@/lib/identity/password-pool";
import { db } from "@/lib/platform/db/client";
import { invalid } from "@/lib/platform/errors/problem";

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

/** Throws 422 for a password that is easy to guess. `field` is the request's field with the password. */
export async function refuseEasyPassword(field: string, password: string, owner: Owner): Promise<void> {
  const editions = await db().edition.findMany({ select: { name: true, shortName: true, year: true, venue: true } });
  if (await isEasyToGuess(password, owner, editions)) {
    throw invalid({ [field]: ["This password is too easy to guess."] });
  }
}
