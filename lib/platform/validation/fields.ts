import { z } from "zod";
import { toLinkAddress } from "@/lib/platform/html/link-address";
import { maxPictureBytes } from "@/lib/platform/picture/limits";
import { withAsciiNumber } from "@/lib/platform/text/ascii-digits";
import { normalizeEmail, refuseNotEmail } from "@/lib/platform/text/email-address";
import { findOption } from "@/lib/platform/validation/find-option";
import { emptyId, isChosen } from "@/lib/platform/validation/ids";
import {
  hasLetterOrDigit,
  joinedLines,
  refuseInvisible,
  withoutMarksAround,
  withoutSurroundings,
} from "@/lib/platform/validation/one-line-text";
import { normalizePhone, refuseNotPhone } from "@/lib/platform/validation/phone";

// zod would try `eval`, which the Content-Security-Policy forbids.
if (typeof window !== "undefined") z.config({ jitless: true });

// PostgreSQL's text stores neither NUL nor unpaired surrogates; programs that read our files refuse noncharacters.
const storable = (text: string) => !/[\0\p{Surrogate}\p{Noncharacter_Code_Point}]/u.test(text);
const unstorable = "This contains characters that cannot be stored.";

/** Checks the length first, because the time of later steps may grow with its square. */
export function anyText(max: number, tooLong: string, error?: string) {
  return z.string(error).max(max, { error: tooLong, abort: true }).refine(storable, { error: unstorable, abort: true });
}

export const searchText = anyText(100, "Search for at most 100 characters.");

/** Refuses more than twice the length before it normalises, and checks nothing else of a text that is too long. */
export function normalizedText(what: string, max: number, normalize: (text: string) => string, error?: string) {
  const tooLong = `${what} can have at most ${max} characters.`;
  return anyText(2 * max, tooLong, error)
    .overwrite(normalize)
    .max(max, { error: tooLong, abort: true });
}

export const matching = (pattern: RegExp, max: number, error: string, missing = error) =>
  anyText(max, error, missing).regex(pattern, error);

export const trimmed = (text: string): string => text.trim();

/** Refuses a long list before any item is parsed. */
export function atMost<A extends z.ZodArray>(max: number, tooMany: string, list: A) {
  const refuseLonger = (items: z.input<A>, context: z.RefinementCtx) => {
    if (!Array.isArray(items) || items.length <= max) return items;
    context.addIssue({ code: "custom", message: tooMany });
    return z.NEVER;
  };
  return z.preprocess(refuseLonger, list.max(max, tooMany));
}

function line(what: string, max: number, error?: string) {
  return normalizedText(what, max, (text) => joinedLines(withoutSurroundings(text)), error).superRefine(
    refuseInvisible,
  );
}

export function required(what: string, max = 120) {
  return line(what, max, `${what} is required.`)
    .min(1, `${what} is required.`)
    .refine((text) => text === "" || hasLetterOrDigit(text), `${what} needs at least one letter or digit.`);
}

const nullIfEmpty = (text: string | null | undefined) => text || null;

export function optionalText(what: string, max = 120) {
  return line(what, max).nullish().transform(nullIfEmpty);
}

/** Undefined when the field is missing, so that the stored value is kept. */
export function keptText(what: string, max: number) {
  return line(what, max).nullable().transform(nullIfEmpty).optional();
}

export function optionalLines(what: string, max: number) {
  return normalizedText(what, max, trimmed).nullish().transform(nullIfEmpty);
}

export const id = z
  .guid("This is not a valid id.")
  .refine((value) => value !== emptyId, "This is not a valid id.")
  .transform((value) => value.toLowerCase());

export const optionalId = z
  .preprocess((value) => (isChosen(value) ? value : null), id.nullish())
  .transform((value) => value ?? null)
  .meta({ description: "The empty GUID, `null` or no value: none chosen.", example: emptyId });

export const givenVersion = z.int().nullish().meta({
  description: "The version that the edit is based on; 409 if it is no longer the stored one. Optional.",
  example: null,
});

/** Not yet in international form: only the write that stores the number knows the person's country. */
export const phoneNumber = (what: string) =>
  normalizedText(what, 80, normalizePhone, `${what} is required.`)
    .pipe(required(what, 80))
    .superRefine((text, context) => refuseNotPhone(text, context))
    .meta({
      description:
        "One number or several with a comma, semicolon, slash or line break between them; each may have an extension or a note in brackets. Stored in international form. Without a country prefix, it is a number of the person's country; 422 with what is wrong for a number that cannot exist.",
      example: "+359 54 830 495",
    });

export const email = (what: string) =>
  required(what, 254).pipe(z.string().overwrite(normalizeEmail).superRefine(refuseNotEmail)).meta({
    format: "email",
    description:
      "The address alone is stored of `Maria <maria@example.org>;` and `mailto:maria@example.org`, an international domain in its form for DNS (`xn--…`).",
    example: "maria.petrova@example.org",
  });

const tooLarge = "This picture is larger than 8 MiB.";

/** Base64 is a third longer and may have line breaks. */
const maxPictureLength = maxPictureBytes * 1.5;
const notBase64 = "A picture is sent as base64.";

function withoutLineBreaks(text: string, context: z.RefinementCtx): string {
  // The lines of base64 have 64 or 76 characters; splitting millions would take seconds.
  const maxLines = 10 + Math.floor(text.length / 60);
  const lines = text.replace(/^data:[^,]*,/, "").split("\n", maxLines + 1);
  if (lines.length <= maxLines) return lines.map(trimmed).join("");
  context.addIssue({ code: "custom", message: notBase64 });
  return z.NEVER;
}

export const picture = z
  .string(notBase64)
  .max(maxPictureLength, { error: tooLarge, abort: true })
  .transform(withoutLineBreaks)
  .refine((base64) => /^[A-Za-z0-9+/]*={0,2}$/.test(base64), notBase64)
  // Up to two characters at the end are padding.
  .refine((base64) => base64.length * 0.75 - 2 <= maxPictureBytes, tooLarge)
  .nullish()
  .transform(nullIfEmpty)
  .meta({
    description:
      "JPEG, PNG, WebP, AVIF or GIF in base64 without a prefix; at most 8 MiB decoded and 50 megapixels, AVIF 16. `null` or no value keeps the stored picture.",
    example: null,
  });

export const removePicture = z
  .boolean()
  .default(false)
  .meta({ description: "Whether to delete the stored picture. A sent `picture` takes precedence." });

const shortText = (what: string, error: string) =>
  anyText(100, error, `${what} is required.`).trim().min(1, `${what} is required.`);

/** yyyy-MM-dd */
export function date(what: string) {
  const error = `${what} must be a date, such as 2026-04-09.`;
  return shortText(what, error)
    .pipe(z.iso.date({ error, abort: true }))
    .meta({ format: "date" });
}

export const optionalDate = (what: string) =>
  z
    .union([z.literal(""), z.iso.date()], `${what} must be a date, such as 2010-01-01.`)
    .nullish()
    .transform(nullIfEmpty)
    .meta({ format: "date" });

/** Writes other forms of ISO 8601, such as "2025-04-09 14:30" and "2025-04-09T14:30+0200", as zod reads them. */
const plainInstant = (text: string): string =>
  text
    .replace(/^(\d{4}-\d\d-\d\d) (?=\d\d:\d\d)/, "$1T")
    .replace(/(T\d\d:\d\d)(?=Z$|[+-]\d\d:?\d\d$)/i, "$1:00")
    .replace(/(:\d\d(?:\.\d+)?[+-]\d\d)(\d\d)$/, "$1:$2");

/** ISO 8601; without an offset it is local to the contest's time zone. */
export function instantText(what: string) {
  const error = `${what} must be a date and a time, such as 2025-04-09T14:30.`;
  // The pattern allows the years from 1900 to 2199 and up to three decimals of a second; zod checks the rest.
  return shortText(what, error)
    .overwrite(plainInstant)
    .pipe(z.string().regex(/^(19|2[01])\d\d-[^.]*(\.\d{1,3})?(Z|[+-]\d\d:?\d\d)?$/i, { error, abort: true }))
    .pipe(z.iso.datetime({ local: true, offset: true, error, abort: true }))
    .meta({
      description: "ISO 8601; without an offset it is local to `Contest.timeZone`.",
      example: "2025-04-09T14:30",
    });
}

/** Without seconds, because cached pages show the time to the minute. */
export const deadlineText = (what: string) =>
  instantText(what).refine((text) => /T\d\d:\d\d(:00(\.0+)?)?(Z|[+-]\d\d:?\d\d)?$/i.test(text), {
    error: `${what} must be a whole minute, such as 23:59, without seconds.`,
  });

export const optionalDeadlineText = (what: string) =>
  z
    .union([z.literal(""), deadlineText(what)])
    .nullish()
    .transform(nullIfEmpty);

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

/** The address alone of "<https://ioi.org>," and of one that was pasted after another "https://". A path may end with ".". */
const plainAddress = (text: string): string =>
  withoutMarksAround(text)
    .replace(/^(?:<(.*)>|\((.*)\)|["“„](.*)["“”])[.,;]*$/, "$1$2$3")
    .replace(/(?<![\s,;])[\s,;]+$/, "")
    .replace(/^((?:https?:\/\/)?[^/?#]*[^/?#.])\.+$/i, "$1")
    .replace(/^https?:\/\/(?=https?:\/\/)/i, "");

const link = (what: string, accepts: (text: string) => boolean, sentence: string) =>
  normalizedText(what, 2000, (text) => toLinkAddress(plainAddress(text)) ?? trimmed(text))
    .refine((text) => text === "" || (!/[\s\p{Cc}]/u.test(text) && accepts(text)), sentence)
    .nullish()
    .transform(nullIfEmpty);

export const webAddress = (what: string) =>
  link(what, isWebAddress, "Use a full address that begins with https:// or http://.");

export const webAddressOrPath = (what: string) =>
  link(
    what,
    (text) => isWebAddress(text) || /^\/(?![/\\])/.test(text),
    "Use a full address that begins with https:// or http://, or a path on this site that begins with /.",
  );

/** An option of a refinement: it also runs when single fields have errors, so that all errors are shown at once. */
export const besideOtherErrors = {
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};

export const version = z.int().meta({
  description: "Increases with every change. An edit that sends another value is 409.",
});

export const instant = z.iso.datetime().meta({ description: "ISO 8601 in UTC." });

export const picturePath = z.string().nullable().meta({
  description: "`/pictures/<hash>.webp` on this server, immutable; `null` without a picture.",
});

export const html = z.string().meta({ description: "HTML." });

const numberText = /^\s*[+-]?\d+(?:\.\d+|,(?!\d{3}\s*$)\d+)?\s*$/;

/** The number for a text such as "-1", "1.75" and "1,75"; any other value as it is, also "1,000", which has two meanings. */
export function numberOfText(value: unknown): unknown {
  const text = typeof value === "string" && value.length <= 20 ? withAsciiNumber(value) : "";
  return numberText.test(text) ? Number(text.replace(",", ".")) : value;
}

/** A whole number, also sent as text. */
export const wholeNumber = (what: string, min: number, max: number) =>
  z.preprocess(
    (value) => (value === "" || value === undefined || value === null ? undefined : numberOfText(value)),
    z
      .number({ error: ({ input }) => `${what} ${input === undefined ? "is required" : "must be a number"}.` })
      .int(`${what} must be a whole number.`)
      .min(min, `${what} must be at least ${min}.`)
      .max(max, `${what} can be at most ${max}.`),
  );

/** A query parameter that is "true" or "false"; false without one. */
export const booleanText = (name: string) =>
  z
    .enum(["true", "false"], `${name} must be true or false.`)
    .default("false")
    .transform((value) => value === "true");

/** One of the options, written in any case. */
export const optionOf = <T extends string>(options: readonly T[], error: string) =>
  z
    .preprocess((value: T) => findOption(options, value) ?? value, z.enum(options, error))
    // Otherwise OpenAPI would say that a preprocessed field is optional.
    .nonoptional(error);
