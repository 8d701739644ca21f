import { inflateSync } from "node:zlib";

const utf16 = (hex: string) => Buffer.from(hex.replace(/^FEFF/, ""), "hex").swap16().toString("utf16le");

/** The objects of a PDF by number, their streams inflated. */
function readObjects(file: Buffer): Map<string, string> {
  const objects = file.toString("latin1").matchAll(/^(\d+) 0 obj\s(.*?)\sendobj/gms);
  return new Map(
    [...objects].map(([, number = "", body = ""]) => {
      const [, stream] = /^<<\/Filter \/FlateDecode\s+\/Length \d+>> stream\r?\n(.*)\r?\nendstream/s.exec(body) ?? [];
      return [number, stream ? inflateSync(Buffer.from(stream, "latin1")).toString("latin1") : body];
    }),
  );
}

/** The texts of a font's glyphs by their code, from its ToUnicode table: "<03> <0020>" or "<0003> <0005> <0020>". */
function readGlyphs(table: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  const hex = (code: number, length: number) => code.toString(16).toUpperCase().padStart(length, "0");
  for (const [, from = "", to = from, text = ""] of table.matchAll(/^<(\w{2,4})> (?:<(\w{2,4})> )?<(\w{4,})>$/gm)) {
    const [first, last, letter] = [from, to, text.slice(-4)].map((digits) => Number.parseInt(digits, 16)) as [
      number,
      number,
      number,
    ];
    for (let code = first; code <= last; code++)
      glyphs.set(hex(code, from.length), utf16(text.slice(0, -4) + hex(letter + code - first, 4)));
  }
  return glyphs;
}

/** The text between BT and ET. */
function readText(block: string, glyphsOf: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let glyphs: ReadonlyMap<string, string> = new Map();
  let actualText = "";
  const parts: string[] = [];
  for (const [, actual, font, shown = ""] of block.matchAll(/ActualText <(\w+)>|\/F(\d+) \S+ Tf|<(\w+)> Tj/g)) {
    if (font) glyphs = glyphsOf.get(font) ?? new Map();
    else if (actual) actualText = utf16(actual);
    else {
      const [{ length } = ""] = glyphs.keys();
      const codes = shown.match(new RegExp(`.{${length || 4}}`, "g")) ?? [];
      parts.push(...(actualText ? [actualText] : codes.map((code) => glyphs.get(code) ?? "\uFFFF")));
      actualText = "";
    }
  }
  return (block.includes("/ReversedChars") ? parts.reverse() : parts).join("");
}

/**
 * The sizes in points of the pages of a PDF that Chromium printed, and its text. Chromium writes the text beside glyphs
 * that do not stand for it (ActualText), also if no font has them; PDF.js does not read it.
 */
export function readPdf(file: Buffer): { pages: { width: number; height: number }[]; text: string } {
  const objects = readObjects(file);
  const glyphsOf = new Map<string, Map<string, string>>();
  const pages: { width: number; height: number }[] = [];
  for (const [number, body] of objects) {
    const [, table] = /\/ToUnicode (\d+) 0 R/.exec(body) ?? [];
    if (table) glyphsOf.set(number, readGlyphs(objects.get(table) ?? ""));
    const [, width, height] = /\/MediaBox \[0 0 (\S+) (\S+)\]/.exec(body) ?? [];
    if (width && height) pages.push({ width: Number(width), height: Number(height) });
  }
  const blocks = [...objects.values()].flatMap((content) => content.match(/^BT$.*?^ET$/gms) ?? []);
  return { pages, text: blocks.map((block) => readText(block, glyphsOf)).join("\n") };
}
