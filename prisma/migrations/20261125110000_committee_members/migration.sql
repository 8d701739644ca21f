-- Guests and members of committees were names of roles in an array: GUEST, JURY_CHAIR, JURY_MEMBER and so on.
ALTER TABLE "Person" ADD COLUMN "isGuest" BOOLEAN NOT NULL DEFAULT false;
UPDATE "Person" SET "isGuest" = true WHERE 'GUEST' = ANY("assignedRoles");

CREATE UNIQUE INDEX "Committee_id_editionId_key" ON "Committee"("id", "editionId");

CREATE TABLE "CommitteeMember" (
    "personId" UUID NOT NULL,
    "committeeId" UUID NOT NULL,
    "editionId" UUID NOT NULL,
    "isChair" BOOLEAN NOT NULL,

    CONSTRAINT "CommitteeMember_pkey" PRIMARY KEY ("personId", "committeeId", "isChair")
);

CREATE INDEX "CommitteeMember_committeeId_idx" ON "CommitteeMember"("committeeId");
ALTER TABLE "CommitteeMember" ADD CONSTRAINT "CommitteeMember_personId_editionId_fkey" FOREIGN KEY ("personId", "editionId") REFERENCES "Person"("id", "editionId") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "CommitteeMember" ADD CONSTRAINT "CommitteeMember_committeeId_editionId_fkey" FOREIGN KEY ("committeeId", "editionId") REFERENCES "Committee"("id", "editionId") ON DELETE RESTRICT ON UPDATE CASCADE;

INSERT INTO "CommitteeMember" ("personId", "committeeId", "editionId", "isChair")
SELECT p."id", c."id", c."editionId", role."isChair"
FROM "Person" p
JOIN "Committee" c ON c."editionId" = p."editionId"
CROSS JOIN (VALUES (true, '_CHAIR'), (false, '_MEMBER')) AS role("isChair", "suffix")
WHERE c."key" || role."suffix" = ANY(p."assignedRoles");

DROP INDEX "Person_assignedRoles_idx";
ALTER TABLE "Person" DROP COLUMN "assignedRoles";

CREATE TRIGGER "CommitteeMember_public_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "CommitteeMember"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_public_change"();
