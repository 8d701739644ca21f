import { expect, it, vi } from "vitest";
import { toArchive } from "@/lib/platform/http/archive";

const files = Array.from({ length: 200 }, (_, i) => ({ name: `${i}.txt`, content: "text" }));
const isDirectoryEntry = (chunk: Uint8Array) => Buffer.from(chunk.subarray(0, 4)).toString("latin1") === "PK\x01\x02";

it("an archive lets other requests run between its files, and between the entries of its directory", async () => {
  let now = 0;
  // Each chunk takes a millisecond.
  vi.spyOn(performance, "now").mockImplementation(() => now++);
  const turns = { files: 0, directory: 0 };
  let part: keyof typeof turns | undefined = "files";
  const takeTurn = () => {
    if (!part) return;
    turns[part]++;
    setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  for await (const chunk of toArchive("archive.zip", 2025, files).content as unknown as AsyncIterable<Uint8Array>)
    if (isDirectoryEntry(chunk)) part = "directory";
  part = undefined;
  expect(turns.files).toBeGreaterThan(files.length / 10);
  expect(turns.directory).toBeGreaterThan(files.length / 10);
});
