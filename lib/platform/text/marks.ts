/** Hyphens and dashes of any kind. */
export const hyphens = /[\p{Pd}\u2043\u2212]/gu;

/** Apostrophes, and quotation marks, primes, accents and modifier letters that are used as such. */
export const apostrophes = /['`´‘’‛′‵＇｀ʹʻʼʽˈˊˋ΄᾽᾿՚׳ߴߵꞌ]/gu;

/** A combining accent after a space, which copied text has for an accent that stands alone. */
const detachedAccent = /(?<=\p{L}) [\u0300\u0301\u0313\u0315](?=\p{L})/gu;

const middleDots = /(?<=\p{L})[•‧∙⋅](?=\p{L})/gu;

/** Writes the marks of a name in one way: "-", "’", "·" and "・". */
export const withPlainMarks = (text: string): string =>
  text
    .replace(detachedAccent, "’")
    .replace(apostrophes, "’")
    .replace(hyphens, "-")
    .replace(middleDots, "·")
    .replaceAll("ŀ", "l·")
    .replaceAll("Ŀ", "L·")
    .replaceAll("･", "・");
