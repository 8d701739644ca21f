const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** Ignores case and accents, and compares numbers by value: A2 is before A10. */
export const compareNames = collator.compare;
