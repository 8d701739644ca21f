import "server-only";
import { db } from "@/lib/platform/db/client";

/** `isPublic` is false for the picture of people who do not want it to be shown. Null if there is none. */
export async function readPicture(hash: string, size: "full" | "card") {
  const persons = { select: { pictureIsPublic: true } } as const;
  const select = { full: size === "full", card: size === "card", persons } as const;
  const row = await db().picture.findUnique({ where: { hash }, select });
  const bytes = row?.[size];
  if (!bytes) return null;
  return { bytes, isPublic: row.persons.length === 0 || row.persons.some((person) => person.pictureIsPublic) };
}
