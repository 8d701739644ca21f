import countries from "@/lib/country/reference.json" with { type: "json" };
import type { Database } from "@/lib/platform/db/client";

/** Creates the countries that are missing. Returns how many. */
export async function ensureCountries(db: Pick<Database, "country">): Promise<number> {
  const { count } = await db.country.createMany({ data: countries, skipDuplicates: true });
  return count;
}
