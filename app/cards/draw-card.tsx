import { readFile } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import { ImageResponse } from "next/og";
import { LeafTree } from "@/components/ui/leaf-tree";
import { lightColors } from "@/lib/platform/browser/theme";
import { cardText } from "@/lib/platform/text/card-text";

export interface CardContent {
  name: string;
  /** The page's title; null for the home page. */
  title: string | null;
  dates: string;
  place: string;
  /** Below the title, such as the medallists. */
  lines?: readonly string[];
}

/** The scripts of lib/platform/text/card-text.ts. Each has its own family: next/og loads one file for a family. */
const scripts = ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext", "greek"];

const fontFamily = (name: string) => scripts.map((script) => `${name} ${script}`).join(", ");

const { paper, ink, maple, "ink-soft": inkSoft } = lightColors;
const column = { display: "flex", flexDirection: "column" } as const;
const sans = { fontFamily: fontFamily("Source Sans") };

/** The share card of a page, 1200×630, in characters that it can draw. next/og supports only flexbox. */
function ShareCard({ name, title, dates, place, lines = [] }: CardContent) {
  const titleSize = lines.length > 0 ? 62 : 104;
  return (
    <div
      style={{ display: "flex", width: "100%", height: "100%", background: paper, borderTop: `16px solid ${maple}` }}
    >
      <div style={{ ...column, justifyContent: "space-between", flex: 1, padding: "56px 0 56px 72px" }}>
        <div style={{ ...column, fontFamily: fontFamily("Literata"), color: ink }}>
          {title !== null && (
            <div style={{ fontSize: 34, lineHeight: 1.3, color: inkSoft, marginBottom: 24 }}>{cardText(name)}</div>
          )}
          <div style={{ fontSize: title === null ? 66 : titleSize, lineHeight: 1.12, lineClamp: 4 }}>
            {cardText(title ?? name)}
          </div>
          {lines.map((line) => (
            <div key={line} style={{ ...sans, fontSize: 30, lineHeight: 1.25, lineClamp: 2, marginTop: 12 }}>
              {cardText(line)}
            </div>
          ))}
        </div>
        <div style={{ ...column, ...sans, fontSize: 36, lineHeight: 1.35 }}>
          <div style={{ color: maple }}>{cardText(dates)}</div>
          <div style={{ color: inkSoft }}>{cardText(place)}</div>
        </div>
      </div>
      <LeafTree width="430" height="430" style={{ margin: "84px 56px 0 24px" }} colors={lightColors} />
    </div>
  );
}

async function readFont(name: string, family: string, weight: 400 | 600, script: string) {
  const file = path.join(
    process.cwd(),
    `node_modules/@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`,
  );
  return { name: `${name} ${script}`, data: await readFile(file), weight };
}

let fonts: Promise<Awaited<ReturnType<typeof readFont>>[]> | undefined;

function loadFonts() {
  fonts ??= Promise.all(
    scripts.flatMap((script) => [
      readFont("Literata", "literata", 600, script),
      readFont("Source Sans", "source-sans-3", 400, script),
    ]),
  );
  return fonts;
}

async function draw(content: CardContent): Promise<ArrayBuffer> {
  const picture = new ImageResponse(<ShareCard {...content} />, { width: 1200, height: 630, fonts: await loadFonts() });
  return picture.arrayBuffer();
}

/** The drawn cards. A failed drawing is not cached, and concurrent requests for a card share one drawing. */
const cards = new LRUCache<string, ArrayBuffer, CardContent>({
  max: 64,
  fetchMethod: (_key, _stale, { context }) => draw(context),
});

/** Draws a share card as a PNG, or returns it from the cache. */
export function drawCard(content: CardContent): Promise<ArrayBuffer> {
  return cards.forceFetch(JSON.stringify(content), { context: content });
}
