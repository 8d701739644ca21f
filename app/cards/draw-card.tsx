import { readFile } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import { ImageResponse } from "next/og";
import { type CardContent, fontScripts, ShareCard } from "@/components/contest/share-card";
import { cardText } from "@/lib/platform/text/card-text";

type Font = { name: string; data: Buffer; weight: 400 | 600 };

async function font(name: string, family: string, weight: Font["weight"], script: string): Promise<Font> {
  const file = path.join(
    process.cwd(),
    `node_modules/@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`,
  );
  return { name: `${name} ${script}`, data: await readFile(file), weight };
}

let fonts: Promise<Font[]> | undefined;

function loadFonts(): Promise<Font[]> {
  fonts ??= Promise.all(
    fontScripts.flatMap((script) => [
      font("Literata", "literata", 600, script),
      font("Source Sans", "source-sans-3", 400, script),
    ]),
  );
  return fonts;
}

/** What the card says in characters that it can draw. */
const drawableContent = ({ name, title, dates, place, lines }: CardContent): CardContent => ({
  name: cardText(name),
  title: title && cardText(title),
  dates: cardText(dates),
  place: cardText(place),
  lines: lines?.map(cardText),
});

async function draw(content: CardContent): Promise<ArrayBuffer> {
  const card = <ShareCard {...drawableContent(content)} />;
  const picture = new ImageResponse(card, { width: 1200, height: 630, fonts: await loadFonts() });
  return picture.arrayBuffer();
}

/** Failed drawings are not cached, and concurrent requests for a card share one drawing. */
const cards = new LRUCache<string, ArrayBuffer, CardContent>({
  max: 64,
  fetchMethod: (_key, _stale, { context }) => draw(context),
});

/** The share card as PNG, cached by its content. */
export function drawCard(content: CardContent): Promise<ArrayBuffer> {
  return cards.forceFetch(JSON.stringify(content), { context: content });
}
