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

/** Writes a phone number in international form, such as "+359 88 123 4567"; leaves an unknown one as it is. */
export type PhoneFormatter = (number: string) => string;

/** The formatter that reads numbers without a prefix as those of a country. */
export async function phoneFormatter(database: Database, countryId: string): Promise<PhoneFormatter> {
  const country = await database.country.findUnique({ where: { id: countryId }, select: { alpha2: true } });
  const code = country && isSupportedCountry(country.alpha2) ? country.alpha2 : undefined;
  return (number) => toInternational(number, code);
}
