import { groupBy } from "@/lib/platform/group-by";
import { toSearchKey } from "@/lib/platform/text/search-key";

/** Equal for names that differ only in accents, case, punctuation or spaces. */
export const nameKey = (name: string): string => toSearchKey(name).replace(/\s/g, "");

export interface Born {
  fullName: string;
  /** yyyy-MM-dd */
  dateOfBirth: string;
}

export const contestantKey = ({ fullName, dateOfBirth }: Born): string => `${dateOfBirth} ${nameKey(fullName)}`;

/** Those that have the key of another one. */
export const repeated = <T>(items: readonly T[], keyOf: (item: T) => string): [T, ...T[]][] =>
  [...groupBy(items, keyOf).values()].filter(({ length }) => length > 1);
