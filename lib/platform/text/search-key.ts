/** Letters that Unicode does not decompose, as people type them without the right keyboard. */
const plain: Record<string, string> = { ł: "l", ø: "o", đ: "d", ð: "d", þ: "th", ß: "ss", æ: "ae", œ: "oe", ı: "i" };

/**
 * A text without accents, case, apostrophes and invisible characters, so that "obrien" finds "O’Brien"; for comparing, not
 * for display.
 */
export function toSearchKey(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}'’.]/gu, "")
    .replaceAll("-", " ")
    .replace(/[łøđðþßæœı]/g, (letter) => plain[letter] ?? letter);
}

/** The words of a query, or of its beginning if it is longer than any name. */
const wordsOf = (query: string) => toSearchKey(query.slice(0, 200)).trim().split(/\s+/);

/** Whether `key`, made by toSearchKey, contains every word of `query`; an empty query matches everything. */
export function matchesSearch(key: string, query: string): boolean {
  return wordsOf(query).every((word) => key.includes(word));
}
