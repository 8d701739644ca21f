import { describeLookAlike, toLatin } from "@/lib/platform/text/look-alikes";
import { shorten } from "@/lib/platform/text/shorten";
import { findOption } from "@/lib/platform/validation/find-option";

/** The same for "XXL", "2XL", "xx-large" and "Extra Extra Large". */
const keyOf = (text: string): string =>
  toLatin(text)
    .replace(/[^\p{L}\p{M}\p{N}+]/gu, "")
    .replace(/^size(?=.)/, "")
    .replaceAll("extra", "x")
    .replaceAll("medium", "m")
    .replace(/^med$/, "m")
    .replace(/small|sml$/, "s")
    .replace(/large|lrg$/, "l")
    .replace(/^([2-9])x?(?=[sl]$)/, (_, count: string) => "x".repeat(Number(count)));

/** The option that is meant, also in another spelling if no other option could be. */
export function findChoice(options: readonly string[], value: string): string | undefined {
  if (value.length > 500) return undefined;
  const key = keyOf(value);
  const [similar, ...others] = options.filter((option) => keyOf(option) === key);
  return findOption(options, value) ?? (others.length === 0 ? similar : undefined);
}

const isOtherScript = (text: string) => /(?!\p{sc=Latin})\p{L}/u.test(toLatin(text));

/** e.g. Choose one of: S, M. “С” is none of them: “С” is a Cyrillic letter. */
export function notAChoice(options: readonly string[], value: string): string {
  const lookAlike = isOtherScript(value) ? null : describeLookAlike(value);
  return `Choose one of: ${options.join(", ")}. “${shorten(value)}” is none of them${lookAlike ? `: ${lookAlike}` : ""}.`;
}
