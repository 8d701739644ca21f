import { setImmediate } from "node:timers/promises";
import { makeZip } from "client-zip";

type Content = string | Uint8Array<ArrayBuffer>;

export interface ArchiveFile<C = Content> {
  name: string;
  content: C;
}

/** Its content may come in pieces. */
export type StreamedFile = ArchiveFile<Content | AsyncIterable<string>>;

/** An uncompressed ZIP archive as a stream. Equal files give equal bytes. Other requests are handled between two files. */
export function toArchive(fileName: string, year: number, files: AsyncIterable<StreamedFile> | Iterable<StreamedFile>) {
  const lastModified = new Date(year, 0, 1);
  async function* inputs() {
    for await (const { name, content } of files) {
      await setImmediate();
      yield { name, input: content, lastModified };
    }
  }
  return { fileName, content: makeZip(inputs()) };
}
