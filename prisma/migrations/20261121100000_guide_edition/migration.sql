-- Somebody who guided last year may guide again: a user has one guide's record an edition, and a record, its person and
-- its teams are of the same edition. Contestants and their persons likewise, and of the same country.

CREATE UNIQUE INDEX "Person_id_editionId_key" ON "Person"("id", "editionId");
CREATE UNIQUE INDEX "Person_id_editionId_countryId_key" ON "Person"("id", "editionId", "countryId");

ALTER TABLE "Guide" ADD COLUMN "editionId" UUID;
UPDATE "Guide" g SET "editionId" = p."editionId" FROM "Person" p WHERE p."id" = g."personId";
ALTER TABLE "Guide" ALTER COLUMN "editionId" SET NOT NULL;

ALTER TABLE "Guide" DROP CONSTRAINT "Guide_personId_fkey";
DROP INDEX "Guide_personId_key";
DROP INDEX "Guide_userId_key";
CREATE UNIQUE INDEX "Guide_id_editionId_key" ON "Guide"("id", "editionId");
CREATE UNIQUE INDEX "Guide_personId_editionId_key" ON "Guide"("personId", "editionId");
CREATE UNIQUE INDEX "Guide_editionId_userId_key" ON "Guide"("editionId", "userId");
CREATE INDEX "Guide_userId_idx" ON "Guide"("userId");
ALTER TABLE "Guide"
  ADD CONSTRAINT "Guide_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "Guide_personId_editionId_fkey" FOREIGN KEY ("personId", "editionId") REFERENCES "Person"("id", "editionId") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "Team" DROP CONSTRAINT "Team_guideId_fkey";
ALTER TABLE "Team"
  ADD CONSTRAINT "Team_guideId_editionId_fkey" FOREIGN KEY ("guideId", "editionId") REFERENCES "Guide"("id", "editionId") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "Contestant" DROP CONSTRAINT "Contestant_personId_fkey";
DROP INDEX "Contestant_personId_key";
CREATE UNIQUE INDEX "Contestant_personId_editionId_countryId_key" ON "Contestant"("personId", "editionId", "countryId");
ALTER TABLE "Contestant"
  ADD CONSTRAINT "Contestant_personId_editionId_countryId_fkey" FOREIGN KEY ("personId", "editionId", "countryId") REFERENCES "Person"("id", "editionId", "countryId") ON DELETE RESTRICT ON UPDATE CASCADE;
