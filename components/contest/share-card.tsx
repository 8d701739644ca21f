import { LeafTree } from "@/components/contest/leaf-tree";
import { lightColors } from "@/lib/platform/browser/theme";

export interface CardContent {
  name: string;
  /** The page's title; null for the home page. */
  title: string | null;
  dates: string;
  place: string;
  /** Below the title, such as the medallists. */
  lines?: readonly string[];
}

/** The scripts of lib/platform/text/card-text.ts. Each is a font family of its own, because next/og loads one file for a family. */
export const fontScripts = ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext", "greek"];

const family = (name: string) => fontScripts.map((script) => `${name} ${script}`).join(", ");

const { paper, ink, maple, "ink-soft": inkSoft } = lightColors;

/** The share card of a page, 1200×630. next/og supports only flexbox. */
export function ShareCard({ name, title, dates, place, lines = [] }: CardContent) {
  return (
    <div
      style={{ display: "flex", width: "100%", height: "100%", background: paper, borderTop: `16px solid ${maple}` }}
    >
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          flex: 1,
          padding: "56px 0 56px 72px",
        }}
      >
        <div style={{ display: "flex", flexDirection: "column", fontFamily: family("Literata"), color: ink }}>
          {title !== null && (
            <div style={{ fontSize: 34, lineHeight: 1.3, color: inkSoft, marginBottom: 24 }}>{name}</div>
          )}
          <div style={{ fontSize: title === null ? 66 : lines.length > 0 ? 62 : 104, lineHeight: 1.12, lineClamp: 4 }}>
            {title ?? name}
          </div>
          {lines.map((line) => (
            <div
              key={line}
              style={{ fontFamily: family("Source Sans"), fontSize: 30, lineHeight: 1.25, lineClamp: 2, marginTop: 12 }}
            >
              {line}
            </div>
          ))}
        </div>
        <div
          style={{
            display: "flex",
            flexDirection: "column",
            fontFamily: family("Source Sans"),
            fontSize: 36,
            lineHeight: 1.35,
          }}
        >
          <div style={{ color: maple }}>{dates}</div>
          <div style={{ color: inkSoft }}>{place}</div>
        </div>
      </div>
      <LeafTree width="430" height="430" style={{ margin: "84px 56px 0 24px" }} colors={lightColors} />
    </div>
  );
}
