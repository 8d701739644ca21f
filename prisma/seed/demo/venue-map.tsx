import { readFile } from "node:fs/promises";
import { ImageResponse } from "next/og";
import { lightColors } from "@/lib/theme";

const size = { width: 1024, height: 640 };
const font = readFile("node_modules/@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff");

const { paper, sheet, sunk, rule, ink, "ink-soft": inkSoft, maple, forest } = lightColors;
const park = "#cfdfbe";
const water = "#a9cad8";

const streets = [
  "M-20 150 L1044 96",
  "M-20 330 L1044 282",
  "M-20 520 L1044 470",
  "M170 -20 L214 660",
  "M420 -20 L452 660",
  "M690 -20 L706 660",
  "M880 -20 L902 660",
];

const blocks = [
  [240, 172, 70, 84],
  [330, 168, 66, 60],
  [480, 160, 90, 70],
  [590, 152, 74, 84],
  [728, 146, 120, 70],
  [236, 350, 74, 110],
  [330, 346, 84, 60],
  [728, 326, 60, 90],
  [810, 322, 58, 120],
  [236, 548, 90, 60],
  [480, 536, 110, 62],
  [612, 530, 70, 70],
  [732, 524, 110, 60],
  [46, 186, 90, 84],
  [56, 376, 96, 70],
  [930, 330, 70, 90],
  [928, 140, 80, 84],
] as const;

/** A map of the streets around the school, without labels. */
const ground = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}">
<rect width="100%" height="100%" fill="${paper}"/>
<path d="M472 336 688 326 700 470 462 482Z" fill="${park}"/>
<path d="M-20 560 Q140 600 200 540 T420 600 L420 660 -20 660Z" fill="${park}"/>
<path d="M-20 30 Q200 70 380 40 T760 50 T1044 10" fill="none" stroke="${water}" stroke-width="22"/>
<path d="${streets.join("")}" fill="none" stroke="${rule}" stroke-width="22"/>
<path d="${streets.join("")}" fill="none" stroke="${sheet}" stroke-width="18"/>
<path d="M-20 612 L1044 604" stroke="${inkSoft}" stroke-width="5"/>
<path d="M-20 612 L1044 604" stroke="${sheet}" stroke-width="3" stroke-dasharray="14 14"/>
${blocks.map(([x, y, width, height]) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="${sunk}" stroke="${rule}"/>`).join("")}
</svg>`;

const places = [
  { x: 580, y: 372, name: "Plateau School", color: maple },
  { x: 330, y: 246, name: "Rooms and meals", color: forest },
  { x: 850, y: 200, name: "Old Mill Youth Centre", color: forest },
  { x: 300, y: 566, name: "Bus and railway stations", color: ink },
] as const;

/** Draws a map of the venue as a PNG. */
export async function drawVenueMap(): Promise<Buffer> {
  const image = new ImageResponse(
    <div
      style={{ display: "flex", width: "100%", height: "100%", fontFamily: "Source Sans", fontSize: 25, color: ink }}
    >
      <img
        src={`data:image/svg+xml;base64,${Buffer.from(ground).toString("base64")}`}
        alt=""
        {...size}
        style={{ position: "absolute" }}
      />
      {places.map(({ x, y, name, color }) => (
        <div
          key={name}
          style={{
            position: "absolute",
            left: x - 150,
            top: y - 17,
            width: 300,
            display: "flex",
            flexDirection: "column",
            alignItems: "center",
          }}
        >
          <div style={{ width: 34, height: 34, borderRadius: 17, background: color, border: `6px solid ${sheet}` }} />
          <div style={{ marginTop: 4, padding: "2px 12px", borderRadius: 14, background: sheet }}>{name}</div>
        </div>
      ))}
    </div>,
    { ...size, fonts: [{ name: "Source Sans", data: await font, weight: 600 }] },
  );
  return Buffer.from(await image.arrayBuffer());
}
