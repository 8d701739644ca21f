/** Letters that are read alike in many languages and not mistaken for other letters or digits. */
const consonants = "bdfgkmnprstvz";
const vowels = "aeu";
const syllables = [...consonants].flatMap((consonant) => [...vowels].map((vowel) => consonant + vowel));

/** A random integer below `limit`, which is far below 2^32: so the remainder is as good as uniformly distributed. */
function randomBelow(limit: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % limit;
}

function word(): string {
  return Array.from({ length: 3 }, () => syllables[randomBelow(syllables.length)]).join("");
}

/** A password of 54 bits that is easy to read out and type, such as "bateku-nadeva-fusaga-47". */
export function generatePassword(): string {
  return `${word()}-${word()}-${word()}-${10 + randomBelow(90)}`;
}

/** 32 signs, so that every byte chooses each equally often; l, o, 0 and 1 are mistaken for each other. */
const contestSigns = "abcdefghijkmnpqrstuvwxyz23456789";

/** A password of 50 bits to type in a contest system, such as "k7mq2xnh4c". */
export function generateContestPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => contestSigns[byte % contestSigns.length]).join("");
}
