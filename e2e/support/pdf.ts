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

/** The texts of a font's glyphs by their code, from its ToUnicode table: "<0003> <0020>" or "<0003> <0005> <0020>". */
function readGlyphs(table: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, from = "", to, text = ""] of table.matchAll(/^<(\w{4})> (?:<(\w{4})> )?<(\w+)>$/gm)) {
    const [first, last, code] = [from, to ?? from, text.slice(-4)].map((hex) => Number.parseInt(hex, 16));
    for (let i = 0; i <= (last ?? 0) - (first ?? 0); i++) {
      const ending = ((code ?? 0) + i).toString(16).padStart(4, "0");
      glyphs.set((first ?? 0) + i, utf16(text.slice(0, -4) + ending));
    }
  }
  return glyphs;
}

/** The text between BT and ET. */
function readText(block: string, glyphsOf: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let glyphs: ReadonlyMap<number, string> | undefined;
  let actualText = "";
  const parts: string[] = [];
  for (const [, actual, font, shown] of block.matchAll(/ActualText <(\w+)>|\/F(\d+) \S+ Tf|^<(\w+)> Tj/gm)) {
    if (font) glyphs = glyphsOf.get(font);
    else if (actual) actualText = utf16(actual);
    else {
      const codes = (shown?.match(/.{4}/g) ?? []).map((hex) => Number.parseInt(hex, 16));
      parts.push(...(actualText ? [actualText] : codes.map((code) => glyphs?.get(code) ?? "�")));
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
  const glyphsOf = new Map<string, Map<number, string>>();
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
