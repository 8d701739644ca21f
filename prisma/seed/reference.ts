import countries from "@/lib/country/reference.json" with { type: "json" };
import type { Database } from "@/lib/platform/db/client";

/** Creates the countries that are missing and returns how many were created. */
export async function ensureCountries(db: Pick<Database, "country">): Promise<number> {
  const { count } = await db.country.createMany({ data: countries, skipDuplicates: true });
  return count;
}
