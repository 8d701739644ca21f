import { apostrophes } from "@/lib/platform/text/marks";

/** Letters that Unicode does not decompose, or that another keyboard has, with the letters that find them. */
const plainLetters: Record<string, string> = {
  ł: "l",
  ŀ: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
  // As in Azerbaijani passports.
  ə: "e",
  ς: "σ",
  ی: "ي",
  ى: "ي",
  ک: "ك",
};
const specialLetter = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "g");

/** What a key leaves out. */
const unsearchable = new RegExp(
  `${apostrophes.source}|[\\p{M}\\p{Default_Ignorable_Code_Point}\\p{Sk}\\u201a\\u02b9-\\u02cb.·•‧∙⋅]`,
  "gu",
);

/** Full-width and half-width letters, as in "Ａｎａ". */
const otherWidths = /[\u3000\uff01-\uff9f]+/g;

/** Scripts whose names are written with or without a space, such as "李 小龙". */
const spaceless = "[\\p{sc=Han}\\p{sc=Hang}\\p{sc=Hira}\\p{sc=Kana}]";
const spacelessLetter = new RegExp(spaceless, "u");
const optionalSpace = new RegExp(`(?<=${spaceless}) (?=${spaceless})`, "gu");

/**
 * Drops accents, apostrophes, dots and invisible characters, and writes hyphens as spaces: "obrien" finds "O’Brien".
 */
export function toSearchKey(text: string): string {
  return text
    .replace(otherWidths, (letters) => letters.normalize("NFKC"))
    .toLowerCase()
    .normalize("NFD")
    .replace(unsearchable, "")
    .replace(/[\p{Pd}⁃−・･]/gu, " ")
    .replace(specialLetter, (letter) => plainLetters[letter] ?? letter);
}

const wordsOf = (query: string) => toSearchKey(query.slice(0, 200)).trim().split(/\s+/);

/** `key` is made by toSearchKey; an empty query matches everything. */
export function matchesSearch(key: string, query: string): boolean {
  const searched = spacelessLetter.test(query) ? `${key}\n${key.replace(optionalSpace, "")}` : key;
  return wordsOf(query).every((word) => searched.includes(word));
}
