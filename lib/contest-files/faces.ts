import "server-only";
import sharp from "sharp";
import { rankingKey } from "@/lib/contest-files/cms";
import type { ArchiveFile, Entrant } from "@/lib/contest-files/entrant";
import { db } from "@/lib/platform/db/client";

const batchSize = 50;

/** A stored picture as JPEG, which the ranking of CMS can read. */
async function toJpeg(picture: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await sharp(picture).jpeg({ quality: 85 }).toBuffer());
}

/** The entrants' pictures as JPEG files in `folder`, read a few at a time to keep memory small. */
export async function* faceFiles(folder: string, entrants: readonly Entrant[]): AsyncGenerator<ArchiveFile> {
  for (let i = 0; i < entrants.length; i += batchSize) {
    const batch = entrants.slice(i, i + batchSize);
    const hashes = batch.flatMap(({ pictureHash }) => pictureHash ?? []);
    const rows = await db().picture.findMany({ where: { hash: { in: hashes } }, select: { hash: true, card: true } });
    const cards = new Map(rows.map(({ hash, card }) => [hash, card]));
    for (const { username, pictureHash } of batch) {
      const card = pictureHash && cards.get(pictureHash);
      if (card) yield { name: `${folder}/faces/${rankingKey(username)}.jpg`, content: await toJpeg(card) };
    }
  }
}
