import "server-only";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { type FieldErrors, throwIfInvalid } from "@/lib/platform/errors/problem";
import { type EncodedPicture, encodePicture, PictureError } from "@/lib/platform/picture/encode";
import { inPictureQueue, type Turn } from "@/lib/platform/picture/queue";

interface PictureInput {
  field: string;
  base64: string | null;
  maxSide?: number;
}

/** Encoded pictures by their field in the request. */
export type EncodedPictures = Map<string, EncodedPicture>;

async function encodeEach(inputs: PictureInput[], turn: Turn): Promise<EncodedPictures> {
  const encoded: EncodedPictures = new Map();
  const errors: FieldErrors = {};
  for (const { field, base64, maxSide } of inputs) {
    if (base64 === null) continue;
    try {
      encoded.set(field, await turn(() => encodePicture(Buffer.from(base64, "base64"), maxSide)));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      errors[field] = [error.message];
    }
  }
  throwIfInvalid(errors);
  return encoded;
}

/** Throws 422 on each field whose picture is unusable, and 503 if too many requests with pictures wait. */
export async function encodePictures({ id }: Actor, inputs: PictureInput[]): Promise<EncodedPictures> {
  if (inputs.every(({ base64 }) => base64 === null)) return new Map();
  return inPictureQueue(id, (turn) => encodeEach(inputs, turn));
}

/** The hash after a write: of the new picture, null if the picture is removed, or else the stored one. */
export function pictureHashAfter(
  input: { removePicture: boolean },
  encoded: EncodedPicture | undefined,
  storedHash: string | null,
): string | null {
  return encoded?.hash ?? (input.removePicture ? null : storedHash);
}

/**
 * Stores new pictures. Locks those that are stored already, so that no other request deletes them before this one uses
 * them, and the `replaced` ones.
 */
export async function storePictures(
  transaction: Database,
  pictures: EncodedPictures,
  replaced: readonly (string | null)[] = [],
): Promise<void> {
  if (pictures.size === 0) return;
  const encoded = new Map([...pictures.values()].map((picture) => [picture.hash, picture]));
  const hashes = new Set([...encoded.keys(), ...replaced.filter((hash) => hash !== null)]);
  // Ordered, so that two requests with the same pictures, or with each other's, do not deadlock.
  for (const hash of [...hashes].sort()) {
    const picture = encoded.get(hash);
    if (picture) await storePicture(transaction, picture);
    else await lockPictures(transaction, [hash]);
  }
}

/** For a stored picture, the update changes nothing but locks the row. */
const storePicture = (transaction: Database, { hash, width, height, full, card }: EncodedPicture) =>
  transaction.$executeRaw`INSERT INTO "Picture" ("hash", "width", "height", "full", "card")
    VALUES (${hash}, ${width}, ${height}, ${full}, ${card}) ON CONFLICT ("hash") DO UPDATE SET "width" = EXCLUDED."width"`;

const lockPictures = (transaction: Database, hashes: readonly string[]) =>
  transaction.$queryRaw`SELECT 1 FROM "Picture" WHERE "hash" = ANY(${hashes}::char(22)[]) ORDER BY "hash" FOR UPDATE`;

/** Deletes the pictures that nothing uses any longer, because stored pictures can be loaded by their address. */
export async function deleteUnusedPictures(transaction: Database, hashes: (string | null)[]): Promise<void> {
  const candidates = hashes.filter((hash) => hash !== null);
  if (candidates.length === 0) return;
  // Waits for requests that are storing the same pictures; the next statement sees what uses them then.
  await lockPictures(transaction, candidates);
  await transaction.picture.deleteMany({
    where: {
      hash: { in: candidates },
      persons: { none: {} },
      companies: { none: {} },
      venuePictures: { none: {} },
      printPictures: { none: {} },
    },
  });
}
