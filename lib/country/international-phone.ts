import "server-only";
import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from "libphonenumber-js";
import type { Database } from "@/lib/platform/db/client";
import { invalid } from "@/lib/platform/errors/problem";
import { shorten } from "@/lib/platform/text/shorten";
import {
  dialledDigits,
  normalizePhone,
  readPhones,
  withoutTrunkZero,
  writePhones,
} from "@/lib/platform/validation/phone";

/**
 * Whether a number has its country prefix and spaces, such as "+359 888 123 456". Its groups are then kept as people
 * know them.
 */
const isGrouped = (number: string) => /^\+[1-9]\d*(?: \d+)+$/.test(number);

const lengthProblems = {
  TOO_SHORT: "has too few digits",
  TOO_LONG: "has too many digits",
  INVALID_LENGTH: "has a wrong number of digits",
} as const;

/** What is wrong with a number that cannot exist in any country, or null. */
function problemOf(digits: string, country: CountryCode | undefined, parsed: PhoneNumber | undefined): string | null {
  const reason = validatePhoneNumberLength(digits, country);
  if (reason === undefined) return null;
  if (reason === "INVALID_COUNTRY" && !digits.startsWith("+")) return "needs its country prefix, such as +359";
  if (reason === "INVALID_COUNTRY" || reason === "NOT_A_NUMBER") return "has a country prefix that does not exist";
  const prefix = parsed ? ` for the country prefix +${parsed.countryCallingCode}` : "";
  return `${lengthProblems[reason]}${prefix}`;
}

type Refuse = (message: string) => void;

const parseIn = (country: CountryCode | undefined) => (digits: string) =>
  parsePhoneNumberFromString(digits, { defaultCountry: country, extract: false });

function readDigits(digits: string, country: CountryCode | undefined): PhoneNumber | undefined {
  const parse = parseIn(country);
  // People leave out the + or write 00 instead.
  return [parse(digits), parse(`+${digits.replace(/^\+?(?:00)?/, "")}`)].find((number) => number?.isValid());
}

function toInternational(written: string, country: CountryCode | undefined, refuse: Refuse): string {
  const digits = dialledDigits(withoutTrunkZero(written));
  // Italian landlines keep the zero.
  const valid = readDigits(dialledDigits(written), country) ?? readDigits(digits, country);
  const parsed = parseIn(country)(digits);
  const problem = valid ? null : problemOf(digits, country, parsed);
  if (problem) refuse(`The phone number “${shorten(written)}” ${problem}.`);
  if (isGrouped(written) && (!valid || valid.number === digits)) return written;
  if (valid) return valid.formatInternational();
  return digits.startsWith("+") && parsed ? parsed.formatInternational() : written;
}

/** Returns e.g. "+359 88 123 4567"; calls `refuse` for a number that cannot exist. */
export type PhoneReader = (text: string, refuse: Refuse) => string;

/** Reads numbers without a prefix as those of the country (ISO 3166-1 alpha-2). */
export function phoneReaderOf(alpha2: string | undefined): PhoneReader {
  const country = alpha2 && isSupportedCountry(alpha2) ? alpha2 : undefined;
  return (text, refuse) =>
    writePhones(
      readPhones(text).map((phone) => ({
        ...phone,
        written: toInternational(phone.written, country, refuse),
      })),
    );
}

export async function phoneReader(database: Database, countryId: string): Promise<PhoneReader> {
  const country = await database.country.findUnique({ where: { id: countryId }, select: { alpha2: true } });
  return phoneReaderOf(country?.alpha2);
}

/** Leaves the number `stored` as it is. Throws 422 on `field` for a number that cannot exist. */
export type PhoneFormatter = (field: string, text: string, stored?: string | null) => string;

export async function phoneFormatter(database: Database, countryId: string): Promise<PhoneFormatter> {
  const read = await phoneReader(database, countryId);
  return (field, text, stored) =>
    stored && text === normalizePhone(stored)
      ? stored
      : read(text, (message) => {
          throw invalid({ [field]: [message] });
        });
}
