import "server-only";
import sharp from "sharp";
import { cmsFolders, cmsTexts, rankingKey } from "@/lib/contest-files/cms";
import { domjudgeFiles } from "@/lib/contest-files/domjudge";
import * as endpoints from "@/lib/contest-files/endpoints";
import { countriesOf, type Entrant, type JuryUser, listEntrants } from "@/lib/contest-files/entrants";
import { flagBase64 } from "@/lib/country/flags";
import type { Actor } from "@/lib/platform/auth/session";
import { db } from "@/lib/platform/db/client";
import { type ArchiveFile, toArchive } from "@/lib/platform/http/archive";
import type { AuditedEndpoint } from "@/lib/platform/write/audit-log";
import { write } from "@/lib/platform/write/write";

/** Records in the audit log that the actor has got the passwords. Throws 422 for contestants without valid credentials. */
async function exportEntrants(actor: Actor, endpoint: AuditedEndpoint, day: 1 | 2) {
  const { edition, entrants, jury } = await listEntrants(day);
  const { id, year } = edition;
  const after = { contestants: entrants.length };
  await write(actor, endpoint, async ({ audit }) =>
    audit({ entity: "Edition", entityId: id, name: String(year), before: null, after }),
  );
  return { year, entrants, jury };
}

function* flagFiles(folder: string, entrants: readonly Entrant[]): Generator<ArchiveFile> {
  for (const { alpha2, alpha3 } of countriesOf(entrants)) {
    const content = new Uint8Array(Buffer.from(flagBase64(alpha2), "base64"));
    yield { name: `${folder}/flags/${alpha3}.png`, content };
  }
}

const batchSize = 50;

/** The ranking of CMS reads JPEG; a few pictures at a time keep memory small. */
async function* faceFiles(folder: string, entrants: readonly Entrant[]): AsyncGenerator<ArchiveFile> {
  for (let i = 0; i < entrants.length; i += batchSize) {
    const batch = entrants.slice(i, i + batchSize);
    const hashes = batch.flatMap(({ pictureHash }) => pictureHash ?? []);
    const rows = await db().picture.findMany({ where: { hash: { in: hashes } }, select: { hash: true, card: true } });
    const cards = new Map(rows.map(({ hash, card }) => [hash, card]));
    for (const { username, pictureHash } of batch) {
      const card = pictureHash && cards.get(pictureHash);
      if (!card) continue;
      const jpeg = await sharp(card).jpeg({ quality: 85 }).toBuffer();
      yield { name: `${folder}/faces/${rankingKey(username)}.jpg`, content: new Uint8Array(jpeg) };
    }
  }
}

async function* cmsFiles(entrants: readonly Entrant[], jury: readonly JuryUser[]): AsyncGenerator<ArchiveFile> {
  yield* cmsTexts(entrants, jury);
  for (const { folder, entrants: groupEntrants } of cmsFolders(entrants)) {
    yield* flagFiles(folder, groupEntrants);
    yield* faceFiles(folder, groupEntrants);
  }
}

/** Throws 422 for contestants without valid credentials. */
export async function exportForCms(actor: Actor) {
  // CMS has no seats, so the day does not matter.
  const { year, entrants, jury } = await exportEntrants(actor, endpoints.exportForCms, 1);
  return toArchive(`cms-${year}.zip`, year, cmsFiles(entrants, jury));
}

/** The teams have the contestants' seats on `day`. Throws 422 for contestants without valid credentials. */
export async function exportForDomjudge(actor: Actor, day: 1 | 2) {
  const { year, entrants } = await exportEntrants(actor, endpoints.exportForDomjudge, day);
  return toArchive(`domjudge-${year}-day-${day}.zip`, year, domjudgeFiles(entrants));
}
