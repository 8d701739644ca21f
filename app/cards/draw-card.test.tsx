import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { type CardContent, drawCard } from "@/app/cards/draw-card";
import { cardText } from "@/lib/platform/text/card-text";

/** Draws a card; returns its format and the addresses that were requested meanwhile. */
async function draw(content: CardContent) {
  const requests: string[] = [];
  const originalFetch = fetch;
  vi.stubGlobal("fetch", async (address: string) => {
    // next/og loads its layout engine from a data: address.
    if (address.startsWith("data:")) return originalFetch(address);
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
    const content = { name: text, title: text, dates: text, place: text, lines: [text] };
    expect(await draw(content)).toEqual({ format: "png", requests: [] });
  },
);

it("no character that `cardText` keeps needs a request for another font", async () => {
  const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCodePoint(code));
  const drawable = characters.filter((character) => cardText(character) === character);
  expect(drawable.length).toBeGreaterThan(500);
  const text = drawable.join(" ");
  // The title is in one of the two fonts, the dates are in the other.
  expect(await draw({ name: "", title: text, dates: text, place: "", lines: [] })).toEqual({
    format: "png",
    requests: [],
  });
});
