import "server-only";
import { ofYear } from "@/lib/contest/edition";
import type { Statistics } from "@/lib/contest/schema";
import { db } from "@/lib/db";
import { notFound } from "@/lib/http/problem";

interface Row {
  country: string;
  officialJunior: number;
  officialSenior: number;
}

/** The statistics of an edition, the current one without a year: official contestants, countries by name. Throws 404. */
export async function getStatistics(year?: number): Promise<Statistics> {
  const edition = await db().edition.findFirst({
    where: ofYear(year),
    select: { id: true },
  });
  if (!edition) throw notFound("edition");
  const rows = await db().$queryRaw<Row[]>`
    SELECT c."name" AS "country",
      count(*) FILTER (WHERE t."group" = 'Junior' AND t."isOfficial")::int AS "officialJunior",
      count(*) FILTER (WHERE t."group" = 'Senior' AND t."isOfficial")::int AS "officialSenior"
    FROM "Contestant" k
    JOIN "Team" t ON t."id" = k."teamId"
    JOIN "Country" c ON c."id" = t."countryId"
    WHERE t."editionId" = ${edition.id}::uuid
    GROUP BY c."name"`;
  const byName = rows.sort((a, b) => a.country.localeCompare(b.country, "en"));
  return {
    countriesCount: rows.length,
    contestantStatisticByCountry: Object.fromEntries(
      byName.map(({ country, ...official }) => [
        country,
        { ...official, officialAll: official.officialJunior + official.officialSenior },
      ]),
    ),
  };
}
