import { readFile } from "node:fs/promises";
import path from "node:path";
import { ImageResponse } from "next/og";
import { type CardContent, ShareCard } from "@/components/contest/share-card";

type Font = { name: string; data: Buffer; weight: 400 | 600 };

/** The scripts that an edition's name may be written in. */
const scripts = ["latin", "latin-ext", "cyrillic", "greek"];

async function font(name: string, family: string, weight: Font["weight"], script: string): Promise<Font> {
  const file = path.join(
    process.cwd(),
    `node_modules/@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`,
  );
  return { name, data: await readFile(file), weight };
}

let fonts: Promise<Font[]> | undefined;

function loadFonts(): Promise<Font[]> {
  fonts ??= Promise.all(
    scripts.flatMap((script) => [
      font("Literata", "literata", 600, script),
      font("Source Sans", "source-sans-3", 400, script),
    ]),
  );
  return fonts;
}

async function draw(content: CardContent): Promise<ArrayBuffer> {
  const picture = new ImageResponse(<ShareCard {...content} />, { width: 1200, height: 630, fonts: await loadFonts() });
  return picture.arrayBuffer();
}

/** More than the pages of a handful of editions. */
const keptCards = 64;
const kept = new Map<string, Promise<ArrayBuffer>>();

/** A card as PNG. Each is drawn once and kept; the one that was not asked for the longest gives way. */
export function drawCard(content: CardContent): Promise<ArrayBuffer> {
  const key = JSON.stringify(content);
  const card = kept.get(key) ?? draw(content);
  kept.delete(key);
  kept.set(key, card);
  card.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > keptCards && oldest !== undefined) kept.delete(oldest);
  return card;
}
