/** A page's search parameters, as Next passes them. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** Every search parameter with its first value. */
export const firstValues = (params: SearchParams): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, [value].flat()[0] ?? ""]));

/** A path with these search parameters; empty ones are omitted. */
export function hrefWith(path: string, params: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== "")).toString();
  return query ? `${path}?${query}` : path;
}
