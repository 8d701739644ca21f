import { z } from "zod";
import { maxPictureBytes } from "@/lib/picture/limits";

// NUL and halves of surrogate pairs are text to JavaScript, but not to PostgreSQL.
const storable = (text: string) => !/[\0\p{Surrogate}]/u.test(text);
const unstorable = "This holds signs that cannot be stored.";

/** A field that must not be left empty, of at most `max` characters. */
export function required(what: string, max = 120) {
  return z
    .string(`${what} is required.`)
    .trim()
    .min(1, `${what} is required.`)
    .max(max, `${what} can have at most ${max} characters.`)
    .refine(storable, unstorable);
}

/** A field that may be left empty; null, absence and blanks come out as null. */
export function optionalText(what: string, max = 120) {
  return z
    .string(`${what} must be text.`)
    .trim()
    .max(max, `${what} can have at most ${max} characters.`)
    .refine(storable, unstorable)
    .nullish()
    .transform((value) => value || null);
}

const word = String.raw`[\p{L}\p{M}\p{N}_-]+(?:['’][\p{L}\p{M}\p{N}_-]+)*`;
const words = new RegExp(`^${word}(?: ${word})*$`, "u");

/**
 * A full name: words of letters (of every script), digits, underscores or hyphens, with apostrophes inside, separated by
 * single spaces (specification, section 5; design.md, "Names").
 */
export const fullName = required("Full name")
  .transform((name) => name.normalize("NFC"))
  .refine((name) => name === "" || words.test(name), {
    error: "Use letters, digits, hyphens and apostrophes, with single spaces between words.",
    abort: true,
  });

export const nativeName = optionalText("Native name");
export const tShirtSize = required("T-shirt size", 20);
export const phoneNumber = required("Phone number", 40);
export const email = required("E-mail", 254).pipe(z.email("This is not a valid e-mail address."));

/** A calendar date, yyyy-MM-dd. */
export const date = (what: string) =>
  z
    .string(`${what} is required.`)
    .trim()
    .min(1, `${what} is required.`)
    .pipe(z.iso.date(`${what} must be a date, such as 2026-04-09.`));

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

/** Base64 of a picture, without a data: prefix; null and absence leave the picture as it is (api.md, "Pictures in"). */
export const picture = z
  .string("A picture is sent as base64.")
  .transform((text) => text.replace(/^data:[^,]*,/, "").replace(/\s+/g, ""))
  .refine((base64) => /^[A-Za-z0-9+/]*={0,2}$/.test(base64), "A picture is sent as base64.")
  .refine((base64) => base64.length * 0.75 - 2 <= maxPictureBytes, "This picture is larger than 8 MiB.")
  .nullish()
  .transform((base64) => base64 || null);

/** Who somebody is, as forms and API take it (specification, section 3, "Person"). */
export const personFields = { fullName, nativeName, tShirtSize, picture };
