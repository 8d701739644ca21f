const and = new Intl.ListFormat("en-GB");
const or = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** e.g. "Ann, Bea and Carl" */
export const joinWithAnd = (items: Iterable<string>): string => and.format(items);

/** e.g. "gold, silver or bronze" */
export const joinWithOr = (items: Iterable<string>): string => or.format(items);
