import "server-only";
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js";
import type { Database } from "@/lib/platform/db/client";

/** Whether a number begins with a country prefix. */
const hasPrefix = (number: string) => /^[+＋]/.test(number);

/** Whether a number is in international form already; people know theirs by its groups. */
const isInternational = (number: string) => /^\+\d+(?: \d+)+$/.test(number);

function toInternational(number: string, country: CountryCode | undefined): string {
  if (isInternational(number)) return number;
  const defaultCountry = hasPrefix(number) ? undefined : country;
  const parsed = parsePhoneNumberFromString(number, { defaultCountry, extract: false });
  return parsed?.isValid() ? parsed.formatInternational() : number;
}

/**
 * Returns a function that writes a phone number in international form, such as "+359 88 123 4567"; without a prefix it
 * is read as one of the country. A number that the library does not know stays as it is.
 */
export async function phoneFormatter(database: Database, countryId: string): Promise<(number: string) => string> {
  const country = await database.country.findUnique({ where: { id: countryId }, select: { alpha2: true } });
  const code = country && isSupportedCountry(country.alpha2) ? country.alpha2 : undefined;
  return (number) => toInternational(number, code);
}
