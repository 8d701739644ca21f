import { readFile } from "node:fs/promises";
import { createAvatar } from "@dicebear/core";
import * as icons from "@dicebear/icons";
import { ImageResponse } from "next/og";
import { lightColors } from "@/lib/theme";

type Icon = NonNullable<icons.Options["icon"]>[number];

export interface Logo {
  icon: Icon;
  /** The company's name in one or two lines. */
  lines: readonly [string] | readonly [string, string];
  layout: "column" | "row";
  color: string;
  /** White on the company's colour instead of the colour on light paper. */
  isInverted?: boolean;
}

const size = { width: 960, height: 600 };

const font = readFile("node_modules/@fontsource/literata/files/literata-latin-600-normal.woff");

/** The icon as a data URI; its own white, but not the white of its mask, becomes `color`. */
function iconUri(icon: Icon, color: string): string {
  const svg = createAvatar(icons, { icon: [icon], backgroundColor: ["transparent"] })
    .toString()
    .replace(/fill="#fff"(?! \/><\/mask>)/g, `fill="${color}"`);
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

/** Draws a company's logo as a PNG of 960x600. */
export async function drawLogo({ icon, lines, layout, color, isInverted = false }: Logo): Promise<Buffer> {
  const [paper, ink, accent] = isInverted ? [color, "#ffffff", "#ffffff"] : [lightColors.sheet, lightColors.ink, color];
  const [name, addition] = lines;
  const isRow = layout === "row";
  const image = new ImageResponse(
    <div
      style={{
        display: "flex",
        flexDirection: layout,
        alignItems: "center",
        justifyContent: "center",
        gap: isRow ? 36 : 20,
        width: "100%",
        height: "100%",
        padding: 48,
        background: paper,
        color: ink,
        fontFamily: "Literata",
      }}
    >
      <img src={iconUri(icon, accent)} alt="" width={isRow ? 230 : 220} height={isRow ? 230 : 220} />
      <div style={{ display: "flex", flexDirection: "column", alignItems: isRow ? "flex-start" : "center" }}>
        <span style={{ fontSize: 92, lineHeight: 1.15 }}>{name}</span>
        {addition && <span style={{ fontSize: 56, lineHeight: 1.25, color: accent }}>{addition}</span>}
      </div>
    </div>,
    { ...size, fonts: [{ name: "Literata", data: await font, weight: 600 }] },
  );
  return Buffer.from(await image.arrayBuffer());
}
