import type { z } from "zod";
import { joinWithAnd } from "@/lib/platform/text/join-list";
import { findOption } from "@/lib/platform/validation/find-option";

/** What each stands for. */
export const placeholders = {
  name: "who is written to",
  country: "their country",
  team: "their teams or guests",
  deadline: "the end of registration for their country",
  transfer: "vehicle, place and time of their transfers",
} as const;

export type Placeholder = keyof typeof placeholders;

export const placeholderNames = Object.keys(placeholders) as Placeholder[];

/** A value is null if the recipient has none. */
export type PlaceholderValues = Record<Placeholder, string | null>;

/** What is written instead of a value that the recipient does not have. */
export const withoutValue: Record<Placeholder, string> = {
  name: "all",
  country: "no country",
  team: "no team",
  deadline: "not set yet",
  transfer: "not assigned yet",
};

export const inBraces = (name: string): string => `{${name}}`;

const inBracesPattern = /\{([^{}\n]*)\}/g;

const findPlaceholder = (written: string) => findOption(placeholderNames, written);

const namesInBraces = (text: string): string[] =>
  [...text.matchAll(inBracesPattern)].map(([, written = ""]) => written);

/** The placeholders that the text has, each once. */
export const placeholdersIn = (text: string): Placeholder[] => [
  ...new Set(namesInBraces(text).flatMap((written) => findPlaceholder(written) ?? [])),
];

/** e.g. "{name} and {team}" */
export const listPlaceholders = (names: readonly Placeholder[]): string => joinWithAnd(names.map(inBraces));

/** A brace beside a word, outside of a placeholder: "{name", "name}" or "{{name}}". */
const isUnfinished = (text: string): boolean => /\{ ?\p{L}|\p{L}\}/u.test(text.replace(inBracesPattern, "$1"));

/** Adds an issue for the first placeholder that is none of `names`, or for one that is not in one pair of braces. */
export const onlyPlaceholders =
  (names: readonly Placeholder[]) =>
  (text: string, context: Pick<z.RefinementCtx, "addIssue">): void => {
    const unknown = namesInBraces(text).find((written) => !findOption(names, written));
    if (unknown === undefined && !isUnfinished(text)) return;
    const problem =
      unknown === undefined
        ? "Write each placeholder in one pair of braces."
        : `There is no placeholder ${inBraces(unknown)} here.`;
    const message =
      names.length > 0 ? `${problem} There are ${listPlaceholders(names)}.` : "Placeholders cannot be used here.";
    context.addIssue({ code: "custom", message });
  };

/** Values are not searched for placeholders. */
export const fillIn = (text: string, values: Partial<PlaceholderValues>): string =>
  text.replace(inBracesPattern, (whole, written: string) => {
    const name = findPlaceholder(written);
    return name ? (values[name] ?? withoutValue[name]) : whole;
  });

/** Control characters, line breaks, and marks that reorder the text after them. */
const breakingCharacters = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu;

const rightToLeft =
  /[\p{scx=Arab}\p{scx=Hebr}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}\p{scx=Adlm}\p{scx=Samr}\p{scx=Mand}\p{scx=Rohg}]/u;

/** A stored text as one line, isolated from the text around it if it is written from right to left. */
export function toValue(text: string): string {
  const line = text.replace(breakingCharacters, " ").trim();
  return rightToLeft.test(line) ? `\u2068${line}\u2069` : line;
}
