import { distance } from "fastest-levenshtein";
import otherNames from "@/lib/country/other-names.json";
import reference from "@/lib/country/reference.json";
import { joinWithOr } from "@/lib/platform/text/join-list";
import { toLatin } from "@/lib/platform/text/look-alikes";
import { toSearchKey } from "@/lib/platform/text/search-key";
import { shorten } from "@/lib/platform/text/shorten";

/** The usual languages of lists of countries, and the host's. Each country's own language is added. */
const languages = "en bg ru fr de es tr el ro sr hr mk uk it pl hu cs pt nl sv vi".split(" ");

/** The search keys of names that several countries have, or texts as they are written, with the countries. */
const sharedNames = new Map([
  ["congo", ["CD", "CG"]],
  ["korea", ["KP", "KR"]],
  ["islands virgin", ["VG", "VI"]],
  ["dominica republic", ["DM", "DO"]],
  // Türkiye Cumhuriyeti, or a code.
  ["T.C.", ["TC", "TR"]],
  // Vietnamese names, or codes.
  ["Nga", ["NG", "RU"]],
  ["Ao", ["AO", "AT"]],
  ["Bi", ["BE", "BI"]],
]);

const fillers = new Set(["the", "of", "and"]);
const abbreviations = new Map(
  Object.entries({ st: "saint", rep: "republic", dem: "democratic", fed: "federal", is: "islands", isl: "islands" }),
);

/** Words of official names that say what kind of state it is, in several languages. */
const formsOfState = new Set(
  [
    "republic kingdom state states federal federated federative federation democratic peoples islamic socialist independent",
    "sovereign bolivarian plurinational united union commonwealth principality grand duchy sultanate hashemite arab",
    "co operative republika republica republique republik република республика de del du la le do da",
  ].flatMap((line) => line.split(" ")),
);

function wordsOf(text: string): string[] {
  // The slash is kept as a word, so that "n/a" is not the code NA.
  const words = toSearchKey(text.replaceAll("&", " and ")).match(/[\p{L}\p{N}]+|\//gu) ?? [];
  return words.length > 1 ? words.map((word) => abbreviations.get(word) ?? word) : words;
}

/** Sorted words without fillers, so that "Korea, Republic of" and "The Republic of Korea" have the same key. */
function keyOf(words: readonly string[]): string {
  if (words.every(({ length }) => length === 1)) return words.join("");
  const withoutFillers = words.filter((word) => !fillers.has(word));
  return (withoutFillers.length > 0 ? withoutFillers : [...words]).sort().join(" ");
}

interface Name {
  alpha2: string;
  key: string;
}

/** If several countries have a name, the first one gets it. */
const toIndex = (names: readonly Name[]) => new Map(names.toReversed().map(({ alpha2, key }) => [key, alpha2]));

const toName = (alpha2: string, text = ""): Name => ({ alpha2, key: keyOf(wordsOf(text)) });

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const toUsualName = (alpha2: string, text: string) => ({ ...toName(alpha2, text), isCode: /^[A-Z]{2,3}$/.test(text) });

const usualNames = once(() => [
  ...reference.flatMap(({ alpha2, alpha3, name }) => [name, alpha2, alpha3].map((text) => toUsualName(alpha2, text))),
  ...Object.entries(otherNames).flatMap(([alpha2, names]) => names.map((name) => toUsualName(alpha2, name))),
]);

const usualIndex = once(() => toIndex(usualNames()));

/** Without the codes. */
const nameIndex = once(() => toIndex(usualNames().filter(({ isCode }) => !isCode)));

/** Names in other languages, which take a while to list. */
const translatedIndex = once(() => {
  const inLanguage = new Map<string, Intl.DisplayNames>();
  const namesIn = (language: string) => {
    const names = inLanguage.get(language) ?? new Intl.DisplayNames(language, { type: "region" });
    inLanguage.set(language, names);
    return names;
  };
  return toIndex(
    reference.flatMap(({ alpha2 }) => {
      const likely = new Intl.Locale(`und-${alpha2}`).maximize();
      return [...languages, `${likely.language}-${likely.script}`].map((language) =>
        toName(alpha2, namesIn(language).of(alpha2)),
      );
    }),
  );
});

/** Names with Latin letters in place of those that look like them, as in "Bulgaria" with a Cyrillic "а". */
const lookAlikeIndex = once(
  () => new Map([...translatedIndex(), ...nameIndex()].map(([key, alpha2]) => [toLatin(key), alpha2])),
);

const isMixed = (word: string) => /\p{sc=Latin}/u.test(word) && /[\p{sc=Cyrl}\p{sc=Grek}]/u.test(word);

function findCode(text: string): string | undefined {
  const words = wordsOf(text);
  const key = keyOf(words);
  const shortKey = keyOf(words.filter((word) => !formsOfState.has(word)));
  // "Áo" is Austria in Vietnamese, and not the code AO.
  const usual = /\p{L}\p{M}/u.test(text.normalize("NFD")) ? nameIndex() : usualIndex();
  const find = (name: string) => usual.get(name) ?? translatedIndex().get(name);
  const findLookAlike = (name: string) => lookAlikeIndex().get(toLatin(name));
  const code = words.join("");
  return (
    find(key) ??
    // Codes may be typed with Cyrillic or Greek letters that look like Latin ones.
    (code.length <= 3 ? usual.get(toLatin(code)) : undefined) ??
    find(shortKey) ??
    (words.some(isMixed) ? (findLookAlike(key) ?? findLookAlike(shortKey)) : undefined)
  );
}

/** A flag is written with two "regional indicators", one for each letter of the code; U+1F1E6 stands for A. */
const flagToCode = (flag: string): string =>
  Array.from(flag, (character) => String.fromCharCode((character.codePointAt(0) ?? 0) - 0x1f1e6 + 65)).join("");

const maxParts = 4;

/** For texts whose parts all name the same country: "Türkiye (Turkey)", "BG - Bulgaria", or a flag and a name. */
function findCodeInParts(text: string): string | undefined {
  const parts = text
    .replace(/[\u{1f1e6}-\u{1f1ff}]{2}/gu, (flag) => `|${flagToCode(flag)}|`)
    .split(/\s[-–—]\s|(?<=^\s*[A-Z]{2,3})-|-(?=[A-Z]{2,3}\s*$)|[()[\]/|,;:]/)
    .filter((part) => part.trim() !== "");
  if (parts.length > maxParts) return undefined;
  const [code, ...others] = parts.map(findCode);
  return others.every((other) => other === code) ? code : undefined;
}

interface NamedCountry {
  name: string;
  alpha2: string;
}

/** Codes are too short to guess. */
const minGuessed = 4;
/** No country's name is longer. */
const maxGuessed = 60;

/** The country with the most similar name, if at most one letter in four differs. */
function closest<Country extends NamedCountry>(text: string, countries: readonly Country[]): Country | undefined {
  const key = keyOf(wordsOf(text));
  if (key.length < minGuessed || key.length > maxGuessed) return undefined;
  const byCode = new Map(countries.map((country) => [country.alpha2, country]));
  let best: Country | undefined;
  let bestDistance = Math.floor(key.length / 4) + 1;
  for (const { alpha2, key: other } of usualNames()) {
    if (other.length < minGuessed || Math.abs(other.length - key.length) >= bestDistance) continue;
    const country = byCode.get(alpha2);
    const difference = distance(key, other);
    if (country && difference < bestDistance) {
      best = country;
      bestDistance = difference;
    }
  }
  return best;
}

/** The country that a text names by any usual name or code; calls `refuse` with what is wrong if there is none. */
export function findCountry<Country extends NamedCountry>(
  text: string,
  countries: readonly Country[],
  refuse: (message: string) => void,
): Country | undefined {
  const withCode = (alpha2: string | undefined) => countries.find((country) => country.alpha2 === alpha2);
  const codes = sharedNames.get(text.trim()) ?? sharedNames.get(keyOf(wordsOf(text))) ?? [];
  const names = codes.flatMap((alpha2) => withCode(alpha2)?.name ?? []);
  if (names.length > 1) {
    refuse(`“${shorten(text)}” may be ${joinWithOr(names)}. Write which one.`);
    return undefined;
  }
  const country = withCode(findCode(text) ?? findCodeInParts(text));
  if (country) return country;
  const guess = closest(text, countries);
  const question = guess ? ` Did you mean ${guess.name}?` : "";
  refuse(`There is no country “${shorten(text)}”.${question} Write the English name or the code.`);
  return undefined;
}
