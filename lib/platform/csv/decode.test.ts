import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decodeFile, hasLostLetters } from "@/lib/platform/csv/decode";
import { FileErrors } from "@/lib/platform/csv/file-errors";
import type { AppError } from "@/lib/platform/errors/problem";

const decode = (bytes: Uint8Array) => decodeFile(bytes, new FileErrors());
const bigEndian = (text: string) => Buffer.from(text, "utf16le").swap16();

function errorsOf(bytes: Uint8Array) {
  try {
    decode(bytes);
  } catch (error) {
    return (error as AppError).errors;
  }
  throw new Error("the file was read");
}

const text = "code,name\nBGR1,Ана 🍁";

describe("letters", () => {
  it.each(["ÐœÐ°Ñ€Ð¸Ñ", "Jos\uFFFD", "???? ??????", "RamÃ³n MÃ¼ller", "?? „????“", "Ä‡eviÄ‡", "Å‚ukasz"])(
    "were lost in %s",
    (name) => expect(hasLostLetters(name)).toBe(true),
  );

  it.each(["Ramón Müller", "Why?", "a??b", "SÃO PAULO", "Ðorðe Ñandú", "Åsa Älg", "Мария", "PEÑA Ñ.", "Â b", "?"])(
    "were not lost in %s",
    (name) => expect(hasLostLetters(name)).toBe(false),
  );
});

describe("a file's text", () => {
  it.each([
    ["UTF-8", Buffer.from(text)],
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${text}`)],
    ["UTF-16, little-endian", Buffer.from(`\uFEFF${text}`, "utf16le")],
    ["UTF-16, big-endian", bigEndian(`\uFEFF${text}`)],
    ["UTF-16 without a mark, little-endian", Buffer.from(text, "utf16le")],
    ["UTF-16 without a mark, big-endian", bigEndian(text)],
  ])("is read from %s", (_encoding, bytes) => {
    expect(decode(bytes)).toEqual({ text, isJson: false });
  });

  it.each(['{"rows":[]}', "[]", '\n [{"team_id":"BGR1"}]', "{"])("is JSON in every encoding: %j", (json) => {
    const marked = `\uFEFF${json}`;
    const files = [Buffer.from(json), Buffer.from(marked), Buffer.from(marked, "utf16le"), bigEndian(marked)];
    expect(files.map(decode)).toEqual(files.map(() => ({ text: json, isJson: true })));
  });

  it.each([
    ["CR", "\r"],
    ["LF", "\n"],
    ["CRLF", "\r\n"],
  ])(
    "names the line that is not UTF-8 with line breaks as %s, after blank lines, quoted ones and U+FFFD",
    (_, newline) => {
      const lines = ["code,name", "", '"BGR1', '2",\uFFFD', "\uFFFD", "BGR3,Jos\u00e9"];
      const bytes = Buffer.concat([
        Buffer.from(`\uFEFF${lines.slice(0, 5).join(newline)}${newline}`),
        Buffer.from(lines[5] ?? "", "latin1"),
      ]);
      const message = "This is not UTF-8 text. Save the file as “CSV UTF-8” and try again.";
      expect(errorsOf(bytes)).toEqual([{ line: 6, column: "", message }]);
    },
  );

  it("names the line of a file in Mac Roman", () => {
    expect(errorsOf(readFileSync("e2e/cases/F13-mac-roman-cr.csv"))).toMatchObject([{ line: 3 }]);
  });

  it("is refused for a spreadsheet, for a file that is cut off, and for JSON in another encoding", () => {
    expect(errorsOf(Buffer.from("PK\x03\x04\x14\x00"))).toMatchObject([
      { message: "This is a spreadsheet or an archive. Save it as “CSV UTF-8” and try again." },
    ]);
    expect(errorsOf(Buffer.from(`\uFEFF${text}`, "utf16le").subarray(0, -1))).toMatchObject([
      { message: "This UTF-16 text is cut off. Save the file again." },
    ]);
    expect(errorsOf(Buffer.from('{\n"name":"Jos\u00e9"}', "latin1"))).toEqual([
      { line: 2, column: "", message: "This is not UTF-8 text. Save the file as UTF-8 and try again." },
    ]);
  });

  it("is UTF-16 only with both bytes of the byte order mark", () => {
    const message = "This is not UTF-8 text. Save the file as “CSV UTF-8” and try again.";
    for (const bytes of [Buffer.of(0xff, 0x61), Buffer.of(0x61, 0xfe)])
      expect(errorsOf(bytes)).toEqual([{ line: 1, column: "", message }]);
  });
});
