/** Hyphens and dashes of any kind. */
export const hyphens = /[\p{Pd}\u2043\u2212]/gu;

/** Apostrophes, and quotation marks, primes, accents and modifier letters that are used as such. */
export const apostrophes =
  /['`\u00b4\u2018\u2019\u201b\u2032\u2035\uff07\uff40\u02b9\u02bb\u02bc\u02bd\u02c8\u02ca\u02cb\u0384\u1fbd\u1fbf\u055a\u05f3\u07f4\u07f5\ua78c]/gu;

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
