import { z } from "zod";
import { required } from "@/lib/fields";

/** A calendar date yyyy-MM-dd of this or the last century. */
export const date = (what: string) =>
  z
    .string(`${what} is required.`)
    .trim()
    .min(1, `${what} is required.`)
    .pipe(z.iso.date(`${what} must be a date, such as 2026-04-09.`));

function isTimeZone(name: string): boolean {
  try {
    // Offsets such as +03:00 are taken as well, but know no summer time.
    return /^[A-Z]/i.test(name) && new Intl.DateTimeFormat("en", { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** The IANA name of a time zone that this machine knows. */
export const timeZone = required("Time zone", 60).refine((name) => name === "" || isTimeZone(name), {
  error: "There is no such time zone. Use a name such as Europe/Sofia.",
  abort: true,
});

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

const link = (what: string, accepts: (text: string) => boolean, sentence: string) =>
  z
    .string(`${what} must be text.`)
    .trim()
    .max(2000, `${what} can have at most 2000 characters.`)
    .refine((text) => text === "" || (!/[\s\p{Cc}\p{Surrogate}]/u.test(text) && accepts(text)), sentence)
    .nullish()
    .transform((text) => text || null);

/** An https or http address, or none. */
export const webAddress = (what: string) =>
  link(what, isWebAddress, "Use a full address that begins with https:// or http://.");

/** An https or http address, a page or file of this site (`/documents/…`), or none. */
export const webAddressOrPath = (what: string) =>
  link(
    what,
    (text) => isWebAddress(text) || /^\/(?![/\\])/.test(text),
    "Use a full address that begins with https:// or http://, or a path on this site that begins with /.",
  );

/** What compares as the same name to a person. */
export const sameName = (name: string): string => name.normalize("NFC").toLocaleLowerCase("en");

interface Refusals {
  addIssue: (issue: { code: "custom"; path: PropertyKey[]; message: string }) => void;
}

/** Refuses each name that stands before it in its list already. */
export function refuseRepeated<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  pathOf: (index: number) => PropertyKey[],
  context: Refusals,
): void {
  const seen = new Set<string>();
  items.forEach((item, i) => {
    const key = sameName(keyOf(item));
    if (seen.has(key)) context.addIssue({ code: "custom", path: pathOf(i), message: "This is in the list already." });
    seen.add(key);
  });
}
