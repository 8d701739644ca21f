const rules = new Intl.PluralRules("en", { type: "ordinal" });
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

const ordinal = (number: number): string => `${number}${suffixes[rules.select(number)] ?? "th"}`;

const words = "First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Twelfth".split(" ");

/** e.g. "First"; from 13 on in digits. */
export const ordinalInWords = (number: number): string => words[number - 1] ?? ordinal(number);
