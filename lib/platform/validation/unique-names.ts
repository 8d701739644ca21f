import type { z } from "zod";

/** Names that look the same to people compare as equal. */
export const sameName = (name: string): string => name.normalize("NFC").toLocaleLowerCase("en");

/** Reports on the field `name` each item that repeats an earlier one; items are compared by name or by `keyOf`. */
export const uniqueNames =
  <T extends { name: string }>(keyOf = ({ name }: T) => name) =>
  (items: readonly T[], context: Pick<z.RefinementCtx, "addIssue">) => {
    const seen = new Set<string>();
    items.forEach((item, i) => {
      const key = sameName(keyOf(item));
      if (seen.has(key))
        context.addIssue({ code: "custom", path: [i, "name"], message: "This is already in the list." });
      seen.add(key);
    });
  };
