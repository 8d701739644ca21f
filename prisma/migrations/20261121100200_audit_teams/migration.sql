-- An entry says which teams it is about, so that a team's history also holds what happened to its leader, its deputy and
-- its contestants, those among them who have left it since.

ALTER TABLE "AuditEntry" ADD COLUMN "teamIds" UUID[] DEFAULT ARRAY[]::UUID[];

-- What was recorded before is given to the teams that its leader or contestant belongs or belonged to.
WITH "trail" AS (
  SELECT "entity", "entityId", e."key" AS "field", v."value"::uuid AS "id"
  FROM "AuditEntry" a
  CROSS JOIN LATERAL jsonb_each(a."changes") AS e
  CROSS JOIN LATERAL jsonb_array_elements_text(e."value") AS v
  WHERE e."key" IN ('teamId', 'personId', 'leaderId', 'deputyLeaderId') AND v."value" IS NOT NULL
), "member" AS (
  SELECT "id", "teamId", "personId" FROM "Contestant"
  UNION
  SELECT t."entityId", t."id", p."id" FROM "trail" t
  JOIN "trail" p ON p."entity" = 'Contestant' AND p."entityId" = t."entityId" AND p."field" = 'personId'
  WHERE t."entity" = 'Contestant' AND t."field" = 'teamId'
), "led" AS (
  SELECT l."id", t."id" AS "teamId", l."personId" FROM "Team" t JOIN "Leader" l ON l."id" IN (t."leaderId", t."deputyLeaderId")
  UNION
  SELECT l."id", t."entityId", l."personId" FROM "trail" t JOIN "Leader" l ON l."id" = t."id"
  WHERE t."entity" = 'Team' AND t."field" IN ('leaderId', 'deputyLeaderId')
), "belongs" AS (
  SELECT "id", "teamId" FROM "member" UNION SELECT "personId", "teamId" FROM "member"
  UNION SELECT "id", "teamId" FROM "led" UNION SELECT "personId", "teamId" FROM "led"
), "teams" AS (
  SELECT "id", array_agg("teamId") AS "teamIds" FROM "belongs" GROUP BY "id"
)
UPDATE "AuditEntry" a SET "teamIds" = CASE WHEN a."entity" = 'Team' THEN ARRAY[a."entityId"] ELSE t."teamIds" END
FROM (SELECT DISTINCT "entityId" FROM "AuditEntry") AS e LEFT JOIN "teams" t ON t."id" = e."entityId"
WHERE a."entityId" = e."entityId" AND (a."entity" = 'Team' OR t."id" IS NOT NULL);

CREATE INDEX "AuditEntry_teamIds_idx" ON "AuditEntry" USING GIN ("teamIds");
CREATE INDEX "AuditEntry_at_idx" ON "AuditEntry"("at");
