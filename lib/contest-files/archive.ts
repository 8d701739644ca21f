import "server-only";
import { makeZip } from "client-zip";
import { cmsFolders, cmsTexts } from "@/lib/contest-files/cms";
import { domjudgeFiles } from "@/lib/contest-files/domjudge";
import * as endpoints from "@/lib/contest-files/endpoints";
import { type ArchiveFile, countriesOf, type Entrant } from "@/lib/contest-files/entrant";
import { listEntrants } from "@/lib/contest-files/entrants";
import { faceFiles } from "@/lib/contest-files/faces";
import { flagBase64 } from "@/lib/country/flags";
import type { Actor } from "@/lib/platform/auth/session";
import { inTransaction } from "@/lib/platform/db/client";
import { recordChanges } from "@/lib/platform/write/audit-log";

interface Archive {
  fileName: string;
  content: ReadableStream<Uint8Array>;
}

/** A ZIP archive as a stream; the same files give the same bytes. */
function toArchive(fileName: string, year: number, files: AsyncIterable<ArchiveFile> | Iterable<ArchiveFile>): Archive {
  const lastModified = new Date(year, 0, 1);
  async function* inputs() {
    for await (const { name, content } of files) yield { name, input: content, lastModified };
  }
  return { fileName, content: makeZip(inputs()) };
}

type ExportEndpoint = typeof endpoints.exportForCms | typeof endpoints.exportForDomjudge;

/** Notes in the audit log who has taken the contestants' passwords with them. */
function recordExport(actor: Actor, endpoint: ExportEndpoint, editionId: string, contestants: number): Promise<void> {
  const change = { entity: "Edition", entityId: editionId, before: null, after: { contestants } } as const;
  return inTransaction((transaction) => recordChanges(transaction, actor, endpoint, [change]));
}

function* flagFiles(folder: string, entrants: readonly Entrant[]): Generator<ArchiveFile> {
  for (const { alpha2, alpha3 } of countriesOf(entrants)) {
    const content = new Uint8Array(Buffer.from(flagBase64(alpha2), "base64"));
    yield { name: `${folder}/flags/${alpha3}.png`, content };
  }
}

async function* cmsFiles(entrants: readonly Entrant[]): AsyncGenerator<ArchiveFile> {
  yield* cmsTexts(entrants);
  for (const { folder, entrants: ofGroup } of cmsFolders(entrants)) {
    yield* flagFiles(folder, ofGroup);
    yield* faceFiles(folder, ofGroup);
  }
}

/** The current edition's contestants for CMS, with pictures and flags. Throws 422 with those without credentials. */
export async function exportForCms(actor: Actor): Promise<Archive> {
  const { edition, entrants } = await listEntrants();
  await recordExport(actor, endpoints.exportForCms, edition.id, entrants.length);
  return toArchive(`cms-${edition.year}.zip`, edition.year, cmsFiles(entrants));
}

/** The current edition's contestants for DOMjudge. Throws 422 with those without credentials. */
export async function exportForDomjudge(actor: Actor): Promise<Archive> {
  const { edition, entrants } = await listEntrants();
  await recordExport(actor, endpoints.exportForDomjudge, edition.id, entrants.length);
  return toArchive(`domjudge-${edition.year}.zip`, edition.year, domjudgeFiles(entrants));
}
