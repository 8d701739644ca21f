import "server-only";
import { flagBase64 } from "@/lib/country/flags";
import type { Country } from "@/lib/country/schema";
import { type Database, db } from "@/lib/platform/db/client";
import { compareNames } from "@/lib/platform/text/sort";

export async function listCountries(): Promise<Country[]> {
  const countries = await db().country.findMany({ select: { id: true, name: true, alpha2: true } });
  return countries
    .map(({ id, name, alpha2 }) => ({ id, name, code: alpha2, flag: flagBase64(alpha2) }))
    .sort((a, b) => compareNames(a.name, b.name));
}

/** The host's country (specification, section 6). */
export async function defaultCountryId(database: Database = db()): Promise<string> {
  const host = await database.country.findUniqueOrThrow({ where: { alpha2: "BG" }, select: { id: true } });
  return host.id;
}
