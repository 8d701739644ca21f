/** Lower-case letters of other scripts, and the Latin letters that their capitals look like. */
const letters = new Map(
  [..."авекмнорстухіјѕԛԝαβεζηικμνορτυχ"].map((letter, i) => [letter, "abekmhopctyxijsqwabezhikmnoptyx"[i]]),
);

/** Lower-case, with Latin letters in place of those that look like them. */
export const toLatin = (text: string): string =>
  [...text.normalize("NFKC").toLowerCase()].map((letter) => letters.get(letter) ?? letter).join("");

/** The code in Latin capitals, e.g. "BGR1" of "вgr1" with a Cyrillic letter; other texts are returned unchanged. */
export function toCode(text: string): string {
  const code = toLatin(text).toUpperCase();
  return /^[A-Z\d]+$/.test(code) ? code : text;
}

/** Names the first look-alike letter, e.g. “М” is a Cyrillic letter; null if there is none. */
export function describeLookAlike(text: string): string | null {
  const letter = [...text].find((one) => letters.has(one.toLowerCase()));
  if (letter === undefined) return null;
  return `“${letter}” is a ${/\p{sc=Cyrl}/u.test(letter) ? "Cyrillic" : "Greek"} letter`;
}
