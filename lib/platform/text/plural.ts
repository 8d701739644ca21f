export const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** e.g. "BGR1, BGR2 and 3 more" */
export function listFirst(items: readonly string[], count: number): string {
  const more = items.length > count ? ` and ${items.length - count} more` : "";
  return items.slice(0, count).join(", ") + more;
}
