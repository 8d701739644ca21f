const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** Compares names for sorting, ignoring case and accents. */
export const compareNames = collator.compare;
