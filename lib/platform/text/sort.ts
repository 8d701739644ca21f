const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });

export const compareNames = collator.compare;
