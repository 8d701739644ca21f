import { describe, expect, it } from "vitest";
import { readBytes, readForm, readJson } from "@/lib/platform/http/body";

function requestWith(body: Uint8Array, type: string, chunkBytes = body.length): Request {
  const chunks = Array.from({ length: Math.ceil(body.length / chunkBytes) }, (_, i) =>
    body.subarray(i * chunkBytes, (i + 1) * chunkBytes),
  );
  const stream = new ReadableStream({
    pull: (controller) => (chunks[0] ? controller.enqueue(chunks.shift()) : controller.close()),
  });
  const init = { method: "POST", body: stream, duplex: "half", headers: { "Content-Type": type } };
  return new Request("https://tournament.example", init);
}

const limit = 1024 * 1024;

it("an upload that the client breaks off is a 400 instead of an error of the site", async () => {
  const cause = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
  const body = new ReadableStream({ start: (controller) => controller.error(cause) });
  const request = new Request("https://tournament.example", { method: "POST", body, duplex: "half" } as RequestInit);
  await expect(readBytes(request, 1_000)).rejects.toMatchObject({ name: "AppError", status: 400 });
});

describe("JSON", () => {
  const read = (text: string | Uint8Array, chunkBytes?: number) =>
    readJson(requestWith(Buffer.from(text), "application/json", chunkBytes), limit);

  it.each(['{"a":["Ivan","Иван","\\u0438\\\\","[{,\\"",1,{}]}', '"Мария 🍁"', "\ufeff[1]"])(
    "is the same in whatever chunks it arrives: %s",
    async (text) => {
      const value = JSON.parse(text.replace("\ufeff", ""));
      for (const chunkBytes of [1, 2, 3, 1_000]) expect(await read(text, chunkBytes)).toMatchObject({ value });
    },
  );

  it.each([
    ["values", "0,".repeat(20_001)],
    ["objects", "{}".repeat(20_001)],
    ["lists, one in another", "[".repeat(21)],
    ["lists, one in another and all closed", "[".repeat(21) + "]".repeat(21)],
    ["objects, one in another", '{"a":'.repeat(21)],
  ])("with too many %s is 413 before it is parsed", async (_what, text) => {
    const refused = { name: "AppError", status: 413, message: expect.stringContaining("20,000 values") };
    for (const chunkBytes of [100, 1_000_000]) await expect(read(text, chunkBytes)).rejects.toMatchObject(refused);
  });

  it("with too many escaped characters is 413 before it is parsed", async () => {
    const detail = "Send JSON with at most 1,000,000 escaped characters.";
    const escaped = (count: number) =>
      requestWith(Buffer.from(`"${"\\n".repeat(count)}"`), "application/json", 64 * 1024);
    await expect(readJson(escaped(1_000_001), 4 * limit)).rejects.toMatchObject({ status: 413, message: detail });
    expect(await readJson(escaped(1_000_000), 4 * limit)).toMatchObject({ value: "\n".repeat(1_000_000) });
  });

  it("may have any number of brackets and commas in its texts", async () => {
    const text = '[{,\\"'.repeat(30_000);
    expect(await read(`["${text}"]`)).toMatchObject({ value: [text.replaceAll("\\", "")] });
  });

  it.each([Buffer.from([0x22, 0xff, 0x22]), Buffer.from([0x22, 0xd0]), Buffer.from('{"a":')])(
    "that is malformed is 400: %s",
    async (bytes) => {
      await expect(read(bytes)).rejects.toMatchObject({ name: "AppError", status: 400 });
    },
  );
});

describe("a form", () => {
  const type = "multipart/form-data; boundary=b-1";
  const part = (headers: string) => `--b-1\r\nContent-Disposition: form-data; name="file"${headers}\r\n\r\ncode,a\r\n`;
  const read = (parts: string, header = type) =>
    readForm(requestWith(Buffer.from(`${parts}--b-1--\r\n`), header), limit);

  it.each([type, 'multipart/form-data; charset=utf-8; Boundary="b-1"'])("has a file: %s", async (header) => {
    const { value } = await read(part('; filename="Точки.csv"\r\nContent-Type: text/csv'), header);
    const { file } = value as { file: File };
    expect([file.name, await file.text()]).toEqual(["Точки.csv", "code,a"]);
  });

  it.each([
    ["parts", part("").repeat(11)],
    ["headers", part("\r\nX: a".repeat(1_000))],
    ["characters in a header", part(`; filename="${"a".repeat(5_000)}"`)],
  ])("with too many %s is 413 before it is parsed", async (_what, parts) => {
    await expect(read(parts)).rejects.toMatchObject({ name: "AppError", status: 413 });
  });

  it.each(["multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; boundary=other"])(
    "without its boundary is 400: %s",
    async (header) => {
      await expect(read(part(""), header)).rejects.toMatchObject({ name: "AppError", status: 400 });
    },
  );
});
