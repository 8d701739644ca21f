import "server-only";
import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from "libphonenumber-js";
import { parsePhoneNumberFromString as parseWithTypes } from "libphonenumber-js/max";
import type { Database } from "@/lib/platform/db/client";
import { invalid } from "@/lib/platform/errors/problem";
import { withAsciiDigits } from "@/lib/platform/text/ascii-digits";
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

const needsPrefix = "needs its country prefix, such as +359";

/** What is wrong with a number that cannot exist in any country, or null. */
function problemOf(digits: string, country: CountryCode | undefined, parsed: PhoneNumber | undefined): string | null {
  if (parsePhoneNumberFromString(`+${digits}`, options())?.isValid()) return needsPrefix;
  const reason = validatePhoneNumberLength(digits, country);
  if (reason === undefined) return null;
  if (reason === "INVALID_COUNTRY" && !digits.startsWith("+")) return needsPrefix;
  if (reason === "INVALID_COUNTRY" || reason === "NOT_A_NUMBER") return "has a country prefix that does not exist";
  const prefix = parsed ? ` for the country prefix +${parsed.countryCallingCode}` : "";
  return `${lengthProblems[reason]}${prefix}`;
}

type Refuse = (message: string) => void;

/** Countries where 8 was dialled before a national number until lately. */
const oldTrunkCountries: ReadonlySet<string> = new Set(["AM", "AZ", "GE", "KG", "MD", "TJ", "UA", "UZ"]);

const options = (country?: CountryCode) => ({ defaultCountry: country, extract: false }) as const;

/** Whether a number begins with a country prefix, but without its +. */
function hasLostPlus(written: string, prefix: string, isOwn: boolean): boolean {
  // 84 is no prefix in "8 (495)", nor is 47 in "(473) 403". A foreign prefix is no part of a group of digits.
  return new RegExp(`^\\(?${prefix}${isOwn ? "(?!\\d+\\))" : "(?:\\D|\\d+$)"}`).test(withAsciiDigits(written));
}

/** The numbers that may be meant, the likeliest one first. */
function possibleNumbers(written: string, country: CountryCode | undefined): (PhoneNumber | undefined)[] {
  const digits = dialledDigits(written);
  const withPlus = `+${digits.replace(/^\+?(?:00)?/, "")}`;
  const national = parsePhoneNumberFromString(digits, options(country));
  const international = parsePhoneNumberFromString(withPlus, options());
  if (/^(?:\+|00)/.test(digits)) return [international, national];
  const prefix = international?.countryCallingCode ?? "";
  const isOwn = country !== undefined && prefix === getCountryCallingCode(country);
  const guess = hasLostPlus(written, prefix, isOwn) ? international : undefined;
  const isOldTrunk = country !== undefined && oldTrunkCountries.has(country) && digits.startsWith("8");
  const withoutTrunk = isOldTrunk ? parsePhoneNumberFromString(digits.slice(1), options(country)) : undefined;
  // The zero before an area code is seldom left out, that before a mobile number often.
  const isNational = parseWithTypes(digits, options(country))?.getType() === "MOBILE";
  const isInUse = parseWithTypes(withPlus, options())?.isValid();
  return guess && isOwn && isInUse && !isNational ? [guess, national] : [national, withoutTrunk, guess];
}

const readNumber = (written: string, country: CountryCode | undefined) =>
  possibleNumbers(written, country).find((number) => number?.isValid());

function toInternational(written: string, country: CountryCode | undefined, refuse: Refuse): string {
  const withoutZero = withoutTrunkZero(written);
  const digits = dialledDigits(withoutZero);
  // Italian landlines keep the zero.
  const valid = readNumber(written, country) ?? readNumber(withoutZero, country);
  const parsed = parsePhoneNumberFromString(digits, options(country));
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
