/** Letters that Unicode takes for letters of their own, as people type them who don't have them on their keyboard. */
const plain: Record<string, string> = { ł: "l", ø: "o", đ: "d", ð: "d", þ: "th", ß: "ss", æ: "ae", œ: "oe", ı: "i" };

/** Letters without their accents and their case, so that "Sofia" finds "Sófia"; for comparing, not for showing. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łøđðþßæœı]/g, (letter) => plain[letter] ?? letter);
}

/** Whether every word of `query` stands somewhere in `text`, which is folded already; an empty query is in every text. */
export function hasWords(text: string, query: string): boolean {
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
