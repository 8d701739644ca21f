/** Letters that Unicode does not decompose, as people type them without the right keyboard. */
const plain: Record<string, string> = { ł: "l", ø: "o", đ: "d", ð: "d", þ: "th", ß: "ss", æ: "ae", œ: "oe", ı: "i" };

/** A text without accents and case, so that "Sofia" finds "Sófia"; for comparing, not for display. */
export function toSearchKey(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łøđðþßæœı]/g, (letter) => plain[letter] ?? letter);
}

/** Whether `key`, made by toSearchKey, contains every word of `query`; an empty query matches everything. */
export function matchesSearch(key: string, query: string): boolean {
  return toSearchKey(query)
    .split(/\s+/)
    .every((word) => key.includes(word));
}
