import { groupBy } from "@/lib/platform/group-by";
import { toSearchKey } from "@/lib/platform/text/search-key";

/** Equal for names that differ only in accents, case, punctuation or spaces. */
export const nameKey = (name: string): string => toSearchKey(name).replace(/\s/g, "");

/** The groups of items with the same key; an item with a key of its own is in none. */
export const groupsByKey = <T>(items: readonly T[], keyOf: (item: T) => string): [T, ...T[]][] =>
  [...groupBy(items, keyOf).values()].filter(({ length }) => length > 1);

/** The groups of items that share a key, directly or through others (union-find). */
function groupsBySharedKey<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): [T, ...T[]][] {
  const parents = new Map<T, T>();
  const rootOf = (item: T): T => {
    const parent = parents.get(item);
    if (parent === undefined) return item;
    const root = rootOf(parent);
    parents.set(item, root);
    return root;
  };
  const firstOf = new Map<string, T>();
  for (const item of items)
    for (const key of keysOf(item)) {
      const first = firstOf.get(key);
      if (first === undefined) firstOf.set(key, item);
      else if (rootOf(first) !== rootOf(item)) parents.set(rootOf(item), rootOf(first));
    }
  return [...groupBy(items, rootOf).values()].filter(({ length }) => length > 1);
}

const sortedWords = (name: string): string[] => [...new Set(toSearchKey(name).split(/\s+/).filter(Boolean))].sort();

/** Equal for names with the same words in any order. */
const wordsKey = (name: string): string => sortedWords(name).join(" ");

/** Whether the names have the same letters, or one has all words of the other. */
export function isSameName(a: string, b: string): boolean {
  const [fewer, more] = [sortedWords(a), sortedWords(b)].sort((one, other) => one.length - other.length);
  return nameKey(a) === nameKey(b) || Boolean(fewer?.every((word) => more?.includes(word)));
}

interface Named {
  fullName: string;
}

export interface Born extends Named {
  /** yyyy-MM-dd */
  dateOfBirth: string;
}

/** The groups of people with the same key and the same words in their names, in any order. */
export const samePeople = <T extends Named>(people: readonly T[], keyOf: (person: T) => string): [T, ...T[]][] =>
  groupsBySharedKey(people, (person) =>
    [nameKey(person.fullName), wordsKey(person.fullName)].map((name) => `${keyOf(person)} ${name}`),
  );

/** How many words of a name are combined; each one doubles the number of combinations. */
const maxWords = 5;

/** All combinations of two or more words of a name, such as "ana petrova" of "Ana Maria Petrova". */
function partsOf(name: string): string[] {
  let parts: string[][] = [[]];
  for (const word of sortedWords(name).slice(0, maxWords)) parts = parts.concat(parts.map((part) => [...part, word]));
  return parts.filter(({ length }) => length > 1).map((part) => part.join(" "));
}

/**
 * The groups of those born on the same day whose names are the same, or one of whose names has all words (two or more)
 * of the other.
 */
export function sameContestants<T extends Born>(contestants: readonly T[]): [T, ...T[]][] {
  const onDay = ({ dateOfBirth }: Born, name: string) => `${dateOfBirth} ${name}`;
  const keysOfFullNames = new Set(contestants.map((contestant) => onDay(contestant, wordsKey(contestant.fullName))));
  return groupsBySharedKey(contestants, (contestant) => {
    const { fullName } = contestant;
    const fullKeys = [nameKey(fullName), wordsKey(fullName)].map((name) => onDay(contestant, name));
    const partKeys = partsOf(fullName).map((part) => onDay(contestant, part));
    return [...fullKeys, ...partKeys.filter((key) => keysOfFullNames.has(key))];
  });
}
