import "server-only";
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js";
import type { Database } from "@/lib/platform/db/client";

const hasPrefix = (number: string) => /^[+＋]/.test(number);

/** Such a number stays as it is, because people know it by its groups. */
const isInternational = (number: string) => /^\+\d+(?: \d+)+$/.test(number);

function toInternational(number: string, country: CountryCode | undefined): string {
  if (isInternational(number)) return number;
  const defaultCountry = hasPrefix(number) ? undefined : country;
  const parsed = parsePhoneNumberFromString(number, { defaultCountry, extract: false });
  return parsed?.isValid() ? parsed.formatInternational() : number;
}

/** e.g. "+359 88 123 4567"; leaves an unknown number as it is. */
export type PhoneFormatter = (number: string) => string;

/** Reads numbers without a prefix as those of the country. */
export async function phoneFormatter(database: Database, countryId: string): Promise<PhoneFormatter> {
  const country = await database.country.findUnique({ where: { id: countryId }, select: { alpha2: true } });
  const code = country && isSupportedCountry(country.alpha2) ? country.alpha2 : undefined;
  return (number) => toInternational(number, code);
}
