/** Lower-case letters of other scripts, and the Latin letters that their capitals look like. */
const letters = new Map(
  [..."авекмнорстухіјѕԛԝαβεζηικμνορτυχ"].map((letter, i) => [letter, "abekmhopctyxijsqwabezhikmnoptyx"[i]]),
);

/** Lower-case, with Latin letters in place of those that look like them. */
export const toLatin = (text: string): string =>
  [...text.normalize("NFKC").toLowerCase()].map((letter) => letters.get(letter) ?? letter).join("");

/** "BGR 1", "BGR-3", "BGR_04", "'BGR5", "#BGR9", "(BGR2)" and "BGR8.0"; "MAR-01" may be a date. */
const writtenCode =
  /^[^\p{L}\p{N}]*(?!MAR\P{L}+0)([A-Z]{3})(?:\s+|\s*[\p{Pd}_./:]\s*)?0*([1-9]\d*)(?:\.0)?[^\p{L}\p{N}]*$/u;

/** The code in Latin capitals, e.g. "BGR1" of "вgr 1" with a Cyrillic letter; other texts are returned unchanged. */
export function toCode(text: string): string {
  const plain = text.replace(/\p{Default_Ignorable_Code_Point}/gu, "").trim();
  const code = toLatin(plain).toUpperCase().replace(writtenCode, "$1$2");
  return /^[A-Z\d]+$/.test(code) ? code : text;
}

/** Names the first look-alike letter, e.g. “М” is a Cyrillic letter; null if there is none. */
export function describeLookAlike(text: string): string | null {
  const letter = [...text].find((one) => letters.has(one.toLowerCase()));
  if (letter === undefined) return null;
  return `“${letter}” is a ${/\p{sc=Cyrl}/u.test(letter) ? "Cyrillic" : "Greek"} letter`;
}
