import "server-only";
import { type Database, db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { type FieldErrors, invalid } from "@/lib/http/problem";
import { type EncodedPicture, encodePicture, PictureError } from "@/lib/picture/encode";

/** A picture that came with a request: base64, or null for none, and the field it stood in. */
export interface GivenPicture {
  field: string;
  base64: string | null;
}

/** The encoded pictures of a request, by field. */
export type EncodedPictures = Map<string, EncodedPicture>;

/**
 * Checks and re-encodes the pictures of a request before anything is written. One after another: they are a handful, and
 * other requests want the processor too. Throws 422 with a sentence on each field that holds no usable picture.
 */
export async function encodePictures(given: GivenPicture[]): Promise<EncodedPictures> {
  const encoded: EncodedPictures = new Map();
  const errors: FieldErrors = {};
  for (const { field, base64 } of given) {
    if (base64 === null) continue;
    try {
      encoded.set(field, await encodePicture(Buffer.from(base64, "base64")));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      errors[field] = [error.message];
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return encoded;
}

/** In one order, so that two who store the same pictures at once follow one another. */
const inOrder = (pictures: EncodedPictures): EncodedPicture[] =>
  [...pictures.values()].sort((one, other) => (one.hash < other.hash ? -1 : 1));

/** Stores pictures that aren't stored yet: the same picture is one row, however often it is uploaded. */
export async function storePictures(database: Database, pictures: EncodedPictures): Promise<void> {
  if (pictures.size === 0) return;
  const data = inOrder(pictures).map(({ hash, width, height, full, card }) => ({
    hash,
    width,
    height,
    full: new Uint8Array(full),
    card: new Uint8Array(card),
  }));
  await database.picture.createMany({ data, skipDuplicates: true });
}

/** Parts of a statement that store pictures as storePictures does, if the part named `from` has its one row. */
export function storingPictures(pictures: EncodedPictures, from: string): Prisma.Sql[] {
  if (pictures.size === 0) return [];
  const rows = inOrder(pictures).map(
    ({ hash, width, height, full, card }) =>
      Prisma.sql`(${hash}, ${width}::int, ${height}::int, ${new Uint8Array(full)}::bytea, ${new Uint8Array(card)}::bytea)`,
  );
  return [
    Prisma.sql`"new Picture" AS (INSERT INTO "Picture" ("hash", "width", "height", "full", "card")
      SELECT p.* FROM ${Prisma.raw(`"${from}"`)} CROSS JOIN (VALUES ${Prisma.join(rows)}) AS p ON CONFLICT DO NOTHING)`,
  ];
}

/**
 * Removes pictures that nobody is shown with any longer, in the transaction that took the last one away: a portrait must
 * not stay public after its person has gone.
 */
export async function forgetPictures(database: Database, hashes: (string | null)[]): Promise<void> {
  const candidates = hashes.filter((hash) => hash !== null);
  if (candidates.length === 0) return;
  await database.picture.deleteMany({
    where: { hash: { in: candidates }, persons: { none: {} }, companies: { none: {} } },
  });
}

/** The WebP bytes of a stored picture, whole or as its card, or null. */
export async function readPicture(hash: string, size: "full" | "card"): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await db().picture.findUnique({
    where: { hash },
    select: { full: size === "full", card: size === "card" },
  });
  return (row && (size === "full" ? row.full : row.card)) ?? null;
}
