/** A page's search parameters, as Next passes them. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** Every search parameter with its first value. */
export const firstValues = (params: SearchParams): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, [value].flat()[0] ?? ""]));

/** A path with these search parameters; empty and undefined ones are omitted. */
export function hrefWith(path: string, params: Record<string, string | undefined>): string {
  const filled = Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams(filled).toString();
  return query ? `${path}?${query}` : path;
}
