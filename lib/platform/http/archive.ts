import { makeZip } from "client-zip";
import { pauses } from "@/lib/platform/pauses";

type Content = string | Uint8Array<ArrayBuffer>;

export interface ArchiveFile<C = Content> {
  name: string;
  content: C;
}

/** A file whose content may also arrive in pieces. */
export type StreamedFile = ArchiveFile<Content | AsyncIterable<string>>;

/** Other requests are handled between the chunks. */
function paused(): TransformStream<Uint8Array, Uint8Array> {
  const pause = pauses();
  return new TransformStream({
    async transform(chunk, result) {
      await pause();
      result.enqueue(chunk);
    },
  });
}

/** An uncompressed ZIP archive as a stream. Its files are dated 1 January of `year`, so that equal files give equal bytes. */
export function toArchive(fileName: string, year: number, files: AsyncIterable<StreamedFile> | Iterable<StreamedFile>) {
  const lastModified = new Date(year, 0, 1);
  async function* inputs() {
    for await (const { name, content } of files) yield { name, input: content, lastModified };
  }
  return { fileName, content: makeZip(inputs()).pipeThrough(paused()) };
}
