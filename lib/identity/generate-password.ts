/** Letters that are read alike in many languages and not mistaken for other letters or digits. */
const consonants = "bdfgkmnprstvz";
const vowels = "aeu";
const syllables = [...consonants].flatMap((consonant) => [...vowels].map((vowel) => consonant + vowel));

/** A uniformly distributed random integer below `limit`. */
function randomBelow(limit: number): number {
  const unbiased = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < unbiased) return drawn % limit;
  }
}

function word(): string {
  return Array.from({ length: 3 }, () => syllables[randomBelow(syllables.length)]).join("");
}

/** A password of 54 bits that is easy to read out and type, such as "bateku-nadeva-fusaga-47". */
export function generatePassword(): string {
  return `${word()}-${word()}-${word()}-${10 + randomBelow(90)}`;
}
