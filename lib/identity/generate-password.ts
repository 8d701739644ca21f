/** Letters that are read alike in many languages and not mistaken for other letters or digits. */
const consonants = "bdfgkmnprstvz";
const vowels = "aeu";
const syllables = [...consonants].flatMap((consonant) => [...vowels].map((vowel) => consonant + vowel));

/** The remainder is as good as uniform, because `limit` is far below 2^32. */
function randomBelow(limit: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % limit;
}

function word(): string {
  return Array.from({ length: 3 }, () => syllables[randomBelow(syllables.length)]).join("");
}

/** 54 bits, easy to read out, e.g. "bateku-nadeva-fusaga-47". */
export function generatePassword(): string {
  return `${word()}-${word()}-${word()}-${10 + randomBelow(90)}`;
}

/** 32 characters, so that a random byte gives each equally often; without l, o, 0 and 1, which are mistaken for others. */
const contestCharacters = "abcdefghijkmnpqrstuvwxyz23456789";

export const contestPasswordLength = 10;

/** One character for each byte. */
export const toContestPassword = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => contestCharacters[byte % contestCharacters.length]).join("");

/** 50 bits, e.g. "k7mq2xnh4c". */
export const generateContestPassword = (): string =>
  toContestPassword(crypto.getRandomValues(new Uint8Array(contestPasswordLength)));
