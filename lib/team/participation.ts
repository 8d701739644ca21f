import "server-only";
import { db } from "@/lib/db";

export interface ParticipatingCountry {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  teams: number;
  contestants: number;
}

/** Who takes part in an edition, the current one without a year: countries by name, with their teams and contestants. */
export async function getParticipation(year?: number): Promise<ParticipatingCountry[]> {
  const rows = await db().$queryRaw<ParticipatingCountry[]>`
    SELECT c."alpha2" AS "code", c."name", count(DISTINCT t."id")::int AS "teams", count(k."id")::int AS "contestants"
    FROM "Edition" e
    JOIN "Team" t ON t."editionId" = e."id"
    JOIN "Country" c ON c."id" = t."countryId"
    LEFT JOIN "Contestant" k ON k."teamId" = t."id"
    WHERE CASE WHEN ${year ?? null}::int IS NULL THEN e."isCurrent" ELSE e."year" = ${year ?? null}::int END
    GROUP BY c."id"`;
  return rows.sort((a, b) => a.name.localeCompare(b.name, "en"));
}
