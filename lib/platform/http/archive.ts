import { makeZip } from "client-zip";

export interface ArchiveFile {
  name: string;
  content: string | Uint8Array<ArrayBuffer>;
}

/** A ZIP archive as a stream. Equal files give equal bytes. */
export function toArchive(fileName: string, year: number, files: AsyncIterable<ArchiveFile> | Iterable<ArchiveFile>) {
  const lastModified = new Date(year, 0, 1);
  async function* inputs() {
    for await (const { name, content } of files) yield { name, input: content, lastModified };
  }
  return { fileName, content: makeZip(inputs()) };
}
