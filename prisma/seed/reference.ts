import countries from "@/lib/country/reference.json" with { type: "json" };
import type { Database } from "@/lib/db";

/** Stores every ISO 3166-1 country that isn't stored yet and returns how many those were. Every deployment needs them. */
export async function ensureCountries(db: Pick<Database, "country">): Promise<number> {
  const { count } = await db.country.createMany({ data: countries, skipDuplicates: true });
  return count;
}
