import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { type CardContent, drawCard } from "@/app/cards/draw-card";
import { cardText } from "@/lib/platform/text/card-text";

/** Draws a card, with `text` as each of its texts by default; returns its format and the addresses it asked for. */
async function draw(
  text: string,
  content: CardContent = { name: text, title: text, dates: text, place: text, lines: [text] },
) {
  const requests: string[] = [];
  const load = fetch;
  vi.stubGlobal("fetch", async (address: string) => {
    // next/og loads its layout engine from a data: address.
    if (address.startsWith("data:")) return load(address);
    requests.push(address);
    return new Response("");
  });
  const bytes = await drawCard(content);
  vi.unstubAllGlobals();
  return { format: (await sharp(Buffer.from(bytes)).metadata()).format, requests };
}

it.each(["Cup 1\ufe0f\u20e3", "🍁 Cup", "©️ Cup", "国際大会", "مسابقة", "Th\u0324 Cup", "\ud800", "Tu\u00adrnir", ""])(
  "a card with the text %j is drawn without a request",
  async (text) => {
    expect(await draw(text)).toEqual({ format: "png", requests: [] });
  },
);

it("a card draws each character that is left in its texts with the site's fonts", async () => {
  const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCodePoint(code));
  const kept = all.filter((character) => cardText(character) === character);
  expect(kept.length).toBeGreaterThan(500);
  const text = kept.join(" ");
  // The title and the dates are in the two fonts.
  expect(await draw(text, { name: "", title: text, dates: text, place: "", lines: [] })).toEqual({
    format: "png",
    requests: [],
  });
});
