/** A filter for texts that contain `text` in any case. Prisma itself would take `_` and `%` for wildcards. */
export const containsText = (text: string) =>
  ({ contains: text.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" }) as const;
