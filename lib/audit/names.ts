import "server-only";
import { db } from "@/lib/db";

/** What an id of the trail stands for. */
export interface Named {
  id: string;
  name: string;
  /** Whether it is a team of the current edition, which has a page to edit it. */
  isCurrentTeam: boolean;
}

/** What still is there, one statement for all kinds; ids are unique across tables. */
function existing(ids: string[]): Promise<Named[]> {
  return db().$queryRaw<Named[]>`
    SELECT p."id", p."fullName" AS "name", false AS "isCurrentTeam" FROM "Person" p WHERE p."id" = ANY(${ids}::uuid[])
    UNION ALL SELECT l."id", p."fullName", false FROM "Leader" l JOIN "Person" p ON p."id" = l."personId"
      WHERE l."id" = ANY(${ids}::uuid[])
    UNION ALL SELECT k."id", p."fullName", false FROM "Contestant" k JOIN "Person" p ON p."id" = k."personId"
      WHERE k."id" = ANY(${ids}::uuid[])
    UNION ALL SELECT g."id", p."fullName", false FROM "Guide" g JOIN "Person" p ON p."id" = g."personId"
      WHERE g."id" = ANY(${ids}::uuid[])
    UNION ALL SELECT t."id", t."name" || ' (' || c."name" || ')', e."isCurrent" FROM "Team" t
      JOIN "Country" c ON c."id" = t."countryId" JOIN "Edition" e ON e."id" = t."editionId"
      WHERE t."id" = ANY(${ids}::uuid[])
    UNION ALL SELECT u."id", u."name" || ' (' || u."email" || ')', false FROM "User" u WHERE u."id" = ANY(${ids}::uuid[])
    UNION ALL SELECT c."id", c."name", false FROM "Country" c WHERE c."id" = ANY(${ids}::uuid[])
    UNION ALL SELECT x."id", c."name", false FROM "DeadlineException" x JOIN "Country" c ON c."id" = x."countryId"
      WHERE x."id" = ANY(${ids}::uuid[])
    UNION ALL SELECT e."id", e."year" || ', ' || e."name", false FROM "Edition" e WHERE e."id" = ANY(${ids}::uuid[])`;
}

/** What is gone, by the last name that the trail itself has for it or for the person or country behind it. */
function removed(ids: string[]): Promise<Named[]> {
  return db().$queryRaw<Named[]>`
    WITH "gone" AS (
      SELECT DISTINCT ON (a."entityId") a."entityId" AS "id",
        coalesce(a."changes"->'fullName', a."changes"->'name') AS "named",
        coalesce(a."changes"->'personId', a."changes"->'countryId') AS "behind"
      FROM "AuditEntry" a
      WHERE a."entity" IN ('Team', 'Leader', 'Contestant', 'Person', 'Guide', 'User', 'DeadlineException', 'Edition')
        AND a."entityId" = ANY(${ids}::uuid[])
        AND jsonb_exists_any(a."changes", ARRAY['fullName', 'name', 'personId', 'countryId'])
      ORDER BY a."entityId", a."id" DESC
    ), "of" AS (
      SELECT "id", coalesce("named"->>1, "named"->>0) AS "name", coalesce("behind"->>1, "behind"->>0)::uuid AS "behind"
      FROM "gone"
    )
    SELECT o."id", false AS "isCurrentTeam", coalesce(o."name", p."fullName", c."name", (
      SELECT coalesce(a."changes"->'fullName'->>1, a."changes"->'fullName'->>0) FROM "AuditEntry" a
      WHERE a."entity" = 'Person' AND a."entityId" = o."behind" AND jsonb_exists(a."changes", 'fullName')
      ORDER BY a."id" DESC LIMIT 1
    ), '') AS "name"
    FROM "of" o
    LEFT JOIN "Person" p ON p."id" = o."behind"
    LEFT JOIN "Country" c ON c."id" = o."behind"`;
}

/** Who or what these ids are, in two statements; one that nobody knows any more is missing. */
export async function namesOf(ids: readonly string[]): Promise<Map<string, Named>> {
  const all = [...new Set(ids)];
  const found = await existing(all);
  const known = new Map(found.map((named) => [named.id, named]));
  const missing = await removed(all.filter((id) => !known.has(id)));
  for (const named of missing) if (named.name) known.set(named.id, named);
  return known;
}
