import { type EmblemName, emblems } from "@/prisma/seed/demo/logos/emblems";
import { lettering } from "@/prisma/seed/demo/logos/letters";

export interface Logo {
  emblem: EmblemName;
  /** One or two lines; A-Z and spaces. */
  words: readonly [string] | readonly [string, string];
  layout: "stacked" | "beside" | "panel" | "seal";
  colour: string;
  accent: string;
}

const width = 640;
const height = 400;
const paper = "#fffdf8";
const ink = "#2b2320";

const emblem = ({ emblem, colour, accent }: Logo, x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})">${emblems[emblem](colour, accent)}</g>`;

function stacked(logo: Logo): string {
  const [first, second] = logo.words;
  const line = { x: width / 2, maxWidth: 540, centred: true };
  const name = lettering(first, { ...line, y: 244, height: 50, colour: ink, weight: 15 });
  return (
    emblem(logo, 240, 46, 160) +
    name +
    (second ? lettering(second, { ...line, y: 322, height: 24, colour: logo.colour, weight: 13 }) : "")
  );
}

function beside(logo: Logo): string {
  const [first, second] = logo.words;
  const line = { x: 252, maxWidth: 348, weight: 16 };
  const names = second
    ? lettering(first, { ...line, y: 132, height: 54, colour: ink }) +
      lettering(second, { ...line, y: 222, height: 46, colour: logo.colour, weight: 11 })
    : lettering(first, { ...line, y: 170, height: 60, colour: ink });
  return emblem(logo, 48, 116, 168) + names;
}

function panel(logo: Logo): string {
  const [first, second] = logo.words;
  const line = { x: width / 2, maxWidth: 520, centred: true, colour: paper };
  const onPanel = { ...logo, colour: paper };
  const name = lettering(first, { ...line, y: second ? 218 : 236, height: 60, weight: 17 });
  return `<rect width="${width}" height="${height}" fill="${logo.colour}"/>${emblem(onPanel, 258, 56, 124)}${name}${second ? lettering(second, { ...line, y: 314, height: 26, weight: 12 }) : ""}`;
}

function seal(logo: Logo): string {
  const [first, second] = logo.words;
  const rings = `<circle cx="132" cy="200" r="100" fill="none" stroke="${logo.colour}" stroke-width="7"/><circle cx="132" cy="200" r="88" fill="none" stroke="${logo.accent}" stroke-width="2.5"/>`;
  const line = { x: 268, maxWidth: 332 };
  const rule = `<path d="M268 200L600 200" stroke="${logo.accent}" stroke-width="3"/>`;
  const names = lettering(first, { ...line, y: 128, height: 46, colour: logo.colour, weight: 10 });
  return (
    rings +
    emblem(logo, 74, 142, 116) +
    names +
    rule +
    (second ? lettering(second, { ...line, y: 228, height: 32, colour: ink, weight: 10 }) : "")
  );
}

const layouts = { stacked, beside, panel, seal };

/** An SVG of 640x400 on paper white, so that it reads on light and dark pages alike. */
export function logoSvg(logo: Logo): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${paper}"/>${layouts[logo.layout](logo)}</svg>`;
}
