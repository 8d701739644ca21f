import "server-only";
import { db } from "@/lib/platform/db/client";

/** What was registered on a day at the venue. */
export interface RegistrationDay {
  /** yyyy-MM-dd */
  date: string;
  teams: number;
  contestants: number;
}

/** The days on which teams of an edition were registered, in order, each with its number of teams and contestants. */
export function listRegistrationDays(edition: { id: string; timeZone: string }): Promise<RegistrationDay[]> {
  return db().$queryRaw<RegistrationDay[]>`
    SELECT to_char(t."createdAt" AT TIME ZONE ${edition.timeZone}, 'YYYY-MM-DD') AS "date",
      count(DISTINCT t."id")::int AS "teams",
      count(k."id")::int AS "contestants"
    FROM "Team" t
    LEFT JOIN "Contestant" k ON k."teamId" = t."id"
    WHERE t."editionId" = ${edition.id}::uuid AND t."withdrawnAt" IS NULL
    GROUP BY 1 ORDER BY 1`;
}
