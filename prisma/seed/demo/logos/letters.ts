/** Capitals of one stroke, 100 units high: pictures must not depend on the fonts of the machine that draws them. */
const letters: Record<string, readonly [width: number, path: string]> = {
  A: [62, "M0 100L31 0L62 100M11 66L51 66"],
  B: [50, "M0 0L0 100L26 100C60 100 60 48 26 48L0 48M0 0L23 0C53 0 53 48 23 48"],
  C: [62, "M62 20C48 -8 0 -14 0 50C0 114 48 108 62 80"],
  D: [62, "M0 0L0 100L22 100C76 100 76 0 22 0Z"],
  E: [46, "M46 0L0 0L0 100L46 100M0 48L39 48"],
  F: [44, "M44 0L0 0L0 100M0 50L37 50"],
  G: [64, "M62 20C48 -8 0 -14 0 50C0 114 50 108 64 80L64 54L38 54"],
  H: [58, "M0 0L0 100M58 0L58 100M0 48L58 48"],
  I: [0, "M0 0L0 100"],
  J: [36, "M36 0L36 72C36 108 0 108 0 78"],
  K: [54, "M0 0L0 100M52 0L0 58M18 40L54 100"],
  L: [44, "M0 0L0 100L44 100"],
  M: [74, "M0 100L0 0L37 64L74 0L74 100"],
  N: [58, "M0 100L0 0L58 100L58 0"],
  O: [70, "M35 0C82 0 82 100 35 100C-12 100 -12 0 35 0Z"],
  P: [50, "M0 100L0 0L26 0C58 0 58 54 26 54L0 54"],
  Q: [72, "M35 0C82 0 82 100 35 100C-12 100 -12 0 35 0ZM44 74L70 104"],
  R: [54, "M0 100L0 0L26 0C58 0 58 54 26 54L0 54M27 54L54 100"],
  S: [52, "M49 17C41 -8 0 -5 2 24C4 52 52 46 52 75C52 107 7 108 0 81"],
  T: [56, "M0 0L56 0M28 0L28 100"],
  U: [58, "M0 0L0 66C0 112 58 112 58 66L58 0"],
  V: [60, "M0 0L30 100L60 0"],
  W: [92, "M0 0L23 100L46 14L69 100L92 0"],
  X: [54, "M0 0L54 100M54 0L0 100"],
  Y: [58, "M0 0L29 52L58 0M29 52L29 100"],
  Z: [52, "M0 0L52 0L0 100L52 100"],
};

const gap = 26;
const space = 46;

/** A line of capitals whose top left corner is at 0,0: its width in units of a letter's height (100), and its paths. */
function line(text: string): { width: number; paths: string } {
  let x = 0;
  let paths = "";
  for (const character of text) {
    const letter = letters[character];
    if (!letter) {
      x += space;
      continue;
    }
    const [width, path] = letter;
    paths += `<path d="${path}" transform="translate(${x} 0)"/>`;
    x += width + gap;
  }
  return { width: Math.max(0, x - gap), paths };
}

export interface Lettering {
  /** Left edge, or the middle with `centred`. */
  x: number;
  y: number;
  height: number;
  /** The line shrinks to fit. */
  maxWidth: number;
  colour: string;
  /** Thickness of the strokes, in hundredths of the height. */
  weight: number;
  centred?: boolean;
}

/** `text` in capitals, as SVG paths. */
export function lettering(text: string, { x, y, height, maxWidth, colour, weight, centred }: Lettering): string {
  const { width, paths } = line(text.toUpperCase());
  const scale = Math.min(height / 100, maxWidth / width);
  const left = centred ? x - (width * scale) / 2 : x;
  const top = y + (height - 100 * scale) / 2;
  return `<g transform="translate(${left} ${top}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="round">${paths}</g>`;
}
