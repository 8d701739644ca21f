import { sum } from "@/lib/platform/sum";

const smallestSize = 7;

/** In points; few large ones, so that most names beside each other have the same size. */
export const textSizes = [34, 26, 20, 16, 14, 12, 10, 9, 8, smallestSize];

const lineHeight = 1.25;
/** In em. */
const spaceWidth = 0.36;
/** In em; in a monospaced font narrow characters are as wide as digits. */
const minMonoWidth = 0.62;
const pointsPerMm = 72 / 25.4;

type Font = "sans" | "serif" | "mono";

/** In em, for both web fonts, by the first pattern that matches. Generous, because a fallback font may be wider. */
const widths: readonly [pattern: RegExp, sans: number, serif: number][] = [
  [/[\p{Mn}\p{Me}\p{Cf}]/u, 0, 0],
  [/[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{Extended_Pictographic}]/u, 1.05, 1.05],
  [/[MWmw@ШЩЖЮФшщжюфѠꙌ]/u, 0.88, 1],
  [/[\s.,:;'’`|!iIjlІі()-]/u, 0.3, 0.36],
  [/\p{Lu}/u, 0.66, 0.78],
  [/[\p{sc=Latn}\p{Nd}]/u, 0.55, 0.6],
  [/[\p{sc=Cyrl}\p{sc=Grek}]/u, 0.58, 0.67],
  [/./u, 0.72, 0.72],
];

function widthOf(text: string, font: Font): number {
  return [...text].reduce((sum, character) => {
    const [, sans = 1, serif = 1] = widths.find(([pattern]) => pattern.test(character)) ?? [];
    const width = font === "sans" ? sans : serif;
    return sum + (font === "mono" ? Math.max(width, minMonoWidth) : width);
  }, 0);
}

/** How many lines words of these widths take; a word that is longer than a line wraps anywhere. */
function countLines(words: readonly number[], lineWidth: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const withSpace = used > 0 ? used + spaceWidth + word : word;
    if (withSpace <= lineWidth) used = withSpace;
    else {
      if (used > 0) lines++;
      // A character that does not fit leaves a gap.
      const broken = word > lineWidth ? Math.ceil(word / (lineWidth - 1)) : 1;
      lines += broken - 1;
      used = broken > 1 ? lineWidth : word;
    }
  }
  return lines;
}

export interface Box {
  /** In millimetres. */
  width: number;
  height: number;
  /** The largest size of the text, in points. */
  max: number;
  font?: Font;
  /** In points; a word is broken rather than made smaller than this. */
  smallestWhole?: number;
}

/** The widths of the words in each line. */
const toWords = (text: string, font: Font) =>
  text.split("\n").map((line) => line.split(/\s+|(?<=-)/).map((word) => widthOf(word, font)));

const countAllLines = (lines: readonly (readonly number[])[], lineWidth: number) =>
  sum(lines.map((words) => countLines(words, lineWidth)));

/** The height in millimetres of a text; `size` is in points. */
export function heightOf(text: string, { width, font = "sans" }: Pick<Box, "width" | "font">, size: number): number {
  return (countAllLines(toWords(text, font), (width * pointsPerMm) / size) * size * lineHeight) / pointsPerMm;
}

/** The largest size in points that fits the box, or else the smallest. Breaks a word only if no size fits otherwise. */
export function fitText(text: string, { width, height, max, font = "sans", smallestWhole = 0 }: Box): number {
  const lines = toWords(text, font);
  const fits = (size: number, breaksWords: boolean): boolean => {
    const lineWidth = (width * pointsPerMm) / size;
    if (!breaksWords && lines.flat().some((word) => word > lineWidth)) return false;
    return countAllLines(lines, lineWidth) * size * lineHeight <= height * pointsPerMm;
  };
  const sizes = [max, ...textSizes.filter((size) => size < max)];
  return (
    sizes.find((size) => size >= smallestWhole && fits(size, false)) ??
    sizes.find((size) => fits(size, true)) ??
    smallestSize
  );
}

/** The box in which all texts have the size of the one that needs the smallest. */
export const sharedBox = (texts: readonly string[], box: Box): Box => ({
  ...box,
  max: Math.min(...texts.map((text) => fitText(text, box))),
});

export const certificateNameBox: Box = { width: 240, height: 30, max: 44, font: "serif" };

/** A name of several words fits in two lines of this size. */
const smallestCommonSize = 34;

/** One size in points for all names. A name that is too long for it is made smaller by itself. */
export const sizeOfNames = (names: readonly string[]): number =>
  Math.max(smallestCommonSize, sharedBox(names, certificateNameBox).max);
