const rules = new Intl.PluralRules("en", { type: "ordinal" });
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

export const ordinal = (number: number): string => `${number}${suffixes[rules.select(number)] ?? "th"}`;
