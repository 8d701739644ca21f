import type { z } from "zod";

/** Equal for names that differ only in case or in the encoding of accents. */
export const caseKey = (name: string): string => name.normalize("NFC").toLocaleLowerCase("en");

/** Adds an error to each item that has the same key as an earlier item, whatever the case. */
export const uniqueNames =
  <T extends { name: string }>(keyOf = ({ name }: T) => name) =>
  (items: readonly T[], context: Pick<z.RefinementCtx, "addIssue">) => {
    const seen = new Set<string>();
    items.forEach((item, i) => {
      const key = caseKey(keyOf(item));
      if (seen.has(key))
        context.addIssue({ code: "custom", path: [i, "name"], message: "This is already in the list." });
      seen.add(key);
    });
  };
