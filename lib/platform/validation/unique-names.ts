import type { z } from "zod";

export const sameName = (name: string): string => name.normalize("NFC").toLocaleLowerCase("en");

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
