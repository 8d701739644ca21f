import "server-only";
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js";
import type { Database } from "@/lib/db";

/** Whether a number begins with a country prefix. */
const hasPrefix = (number: string) => /^[+＋]/.test(number);

/** Whether a number is in international form already; people know theirs by its groups. */
const isInternational = (number: string) => /^\+\d+(?: \d+)+$/.test(number);

async function countryCode(database: Database, countryId: string): Promise<CountryCode | undefined> {
  const country = await database.country.findUnique({ where: { id: countryId }, select: { alpha2: true } });
  return country && isSupportedCountry(country.alpha2) ? country.alpha2 : undefined;
}

/**
 * A phone number in international form, such as "+359 88 123 4567"; without a prefix it is read as one of the country.
 * A number that the library does not know stays as it is.
 */
export async function internationalPhone(database: Database, number: string, countryId: string): Promise<string> {
  if (isInternational(number)) return number;
  const country = hasPrefix(number) ? undefined : await countryCode(database, countryId);
  const parsed = parsePhoneNumberFromString(number, { defaultCountry: country, extract: false });
  return parsed?.isValid() ? parsed.formatInternational() : number;
}
