import type { Skin } from "@/prisma/seed/demo/portraits/palette";

const ink = "#2b2320";
const stroke = (path: string, colour: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const outline = "M96 150C96 82 204 82 204 150L204 170C204 214 178 238 150 238C122 238 96 214 96 170Z";
const shadedSide =
  "M150 100C186 102 204 120 204 150L204 170C204 214 178 238 150 238C176 222 190 200 190 168C190 138 178 112 150 100Z";

/** Neck, ears (unless hair covers them) and the bare head. */
export function head([face, shade]: Skin, ears: boolean): string {
  const ear = (x: number) =>
    `<ellipse cx="${x}" cy="170" rx="11" ry="16" fill="${face}"/><ellipse cx="${x}" cy="172" rx="5" ry="8" fill="${shade}"/>`;
  const neck = `<path d="M126 204L126 262L112 300L188 300L174 262L174 204Z" fill="${face}"/><path d="M126 222C140 246 162 246 174 222L174 244C160 262 140 262 126 240Z" fill="${shade}"/>`;
  return `${neck}${ears ? ear(95) + ear(205) : ""}<path d="${outline}" fill="${face}"/><path d="${shadedSide}" fill="${shade}" fill-opacity=".38"/>`;
}

export type Mouth = "smile" | "grin" | "calm" | "half";

const mouths: Record<Mouth, (lips: string) => string> = {
  smile: (lips) => stroke("M132 206C140 216 160 216 168 206", lips, 4.5),
  grin: (lips) =>
    `<path d="M130 203C138 208 162 208 170 203C168 222 132 222 130 203Z" fill="${lips}"/><path d="M134 206C142 209 158 209 166 206C165 212 135 212 134 206Z" fill="#fffaf2"/>`,
  calm: (lips) => stroke("M136 208C144 212 156 212 164 208", lips, 4.5),
  half: (lips) => stroke("M136 209C148 213 160 211 168 203", lips, 4.5),
};

export interface Features {
  mouth: Mouth;
  brows: string;
  lashes: boolean;
  freckles: boolean;
}

/** Eyes, brows, nose, mouth and cheeks. */
export function features([, shade, lips]: Skin, { mouth, brows, lashes, freckles }: Features): string {
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="168" rx="5.4" ry="6.6" fill="${ink}"/><circle cx="${x + 1.8}" cy="165.4" r="1.7" fill="#fff"/>`;
  const lash = lashes ? stroke("M119 166C121 161 126 159 131 160M181 166C179 161 174 159 169 160", ink, 2.6) : "";
  const brow = stroke("M115 150C121 145 130 145 136 149M164 149C170 145 179 145 185 150", brows, lashes ? 3.6 : 5);
  const nose = stroke("M150 172C148 180 145 186 146 189C148 192 153 192 155 190", shade, 3.6);
  const cheeks = `<g fill="${lips}" fill-opacity=".22"><ellipse cx="116" cy="192" rx="12" ry="8"/><ellipse cx="184" cy="192" rx="12" ry="8"/></g>`;
  const dots = freckles
    ? `<g fill="${shade}">${[110, 118, 126, 174, 182, 190].map((x, i) => `<circle cx="${x}" cy="${i % 2 ? 185 : 189}" r="1.7"/>`).join("")}</g>`
    : "";
  return cheeks + dots + eye(125) + eye(175) + lash + brow + nose + mouths[mouth](lips);
}

/** A trimmed beard with a moustache, drawn before the mouth. */
export function beard(colour: string): string {
  return `<path d="M96 166C98 182 106 192 118 196C130 192 140 194 150 196C160 194 170 192 182 196C194 192 202 182 204 166C208 222 182 248 150 248C118 248 92 222 96 166Z" fill="${colour}"/>`;
}

/** A moustache, drawn after the mouth. */
export function moustache(colour: string): string {
  return `<path d="M128 204C134 194 144 194 150 198C156 194 166 194 172 204C164 202 156 204 150 202C144 204 136 202 128 204Z" fill="${colour}"/>`;
}

export function glasses(round: boolean): string {
  const radius = round ? 17 : 7;
  const lens = (x: number) =>
    `<rect x="${x}" y="${round ? 151 : 155}" width="38" height="${round ? 34 : 27}" rx="${radius}" fill="#fff" fill-opacity=".16" stroke="${ink}" stroke-width="3.4"/>`;
  return `${lens(106)}${lens(156)}${stroke("M144 165C147 162 153 162 156 165M106 165L97 161M194 165L203 161", ink, 3.4)}`;
}

/** The lines of a face that has seen some examinations. */
export function wrinkles([, shade]: Skin): string {
  return stroke(
    "M108 180C112 183 116 184 120 184M192 180C188 183 184 184 180 184M132 128C144 125 156 125 168 128",
    shade,
    2.6,
  );
}
