/** Syllables that read the same aloud in many languages: no letter in them looks like another or like a digit. */
const consonants = "bdfgkmnprstvz";
const vowels = "aeu";
const syllables = [...consonants].flatMap((consonant) => [...vowels].map((vowel) => consonant + vowel));

/** Random numbers below `limit`, each as likely as the other. */
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

/**
 * A password to read out and to type from paper, such as "bateku-nadeva-fusaga-47": three words of three syllables and a
 * number, 54 bits.
 */
export function generatePassword(): string {
  return `${word()}-${word()}-${word()}-${10 + randomBelow(90)}`;
}
