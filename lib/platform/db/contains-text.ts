/** A filter for texts that contain `text` in any case. Prisma itself would take `_` and `%` for wildcards. */
export const containsText = (text: string) =>
  ({ contains: text.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" }) as const;

/** A filter for each word of a search. */
export const wordFilters = <Filter>(
  search: string,
  toFilter: (contains: ReturnType<typeof containsText>) => Filter,
): Filter[] =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => toFilter(containsText(word)));
