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
