const and = new Intl.ListFormat("en-GB");
const or = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** e.g. "Ann, Bea and Carl" */
export const joinWithAnd = (items: Iterable<string>): string => and.format(items);

/** e.g. "gold, silver or bronze" */
export const joinWithOr = (items: Iterable<string>): string => or.format(items);

/** e.g. "BGR1, BGR2 and 3 more" */
export function listFirst(items: readonly string[], count: number): string {
  const more = items.length > count ? ` and ${items.length - count} more` : "";
  return items.slice(0, count).join(", ") + more;
}
