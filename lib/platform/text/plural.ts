/** "1 team", "2 teams". */
export const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The first items of a list and how many more there are, such as "BGR1, BGR2 and 3 more". */
export function listFirst(items: readonly string[], count: number): string {
  const more = items.length > count ? ` and ${items.length - count} more` : "";
  return items.slice(0, count).join(", ") + more;
}
