-- A leader is of the edition and country of their person, and so are their teams.
ALTER TABLE "Leader" ADD COLUMN "editionId" UUID, ADD COLUMN "countryId" UUID;
UPDATE "Leader" SET "editionId" = p."editionId", "countryId" = p."countryId" FROM "Person" p WHERE p."id" = "personId";

ALTER TABLE "Team" DROP CONSTRAINT "Team_leaderId_fkey", DROP CONSTRAINT "Team_deputyLeaderId_fkey";
ALTER TABLE "Leader"
    DROP CONSTRAINT "Leader_personId_fkey",
    ALTER COLUMN "editionId" SET NOT NULL,
    ALTER COLUMN "countryId" SET NOT NULL;
DROP INDEX "Leader_personId_key";

CREATE UNIQUE INDEX "Leader_id_editionId_countryId_key" ON "Leader"("id", "editionId", "countryId");
CREATE UNIQUE INDEX "Leader_personId_editionId_countryId_key" ON "Leader"("personId", "editionId", "countryId");
ALTER TABLE "Leader" ADD CONSTRAINT "Leader_personId_editionId_countryId_fkey" FOREIGN KEY ("personId", "editionId", "countryId") REFERENCES "Person"("id", "editionId", "countryId") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Team"
    ADD CONSTRAINT "Team_leaderId_editionId_countryId_fkey" FOREIGN KEY ("leaderId", "editionId", "countryId") REFERENCES "Leader"("id", "editionId", "countryId") ON DELETE RESTRICT ON UPDATE CASCADE,
    ADD CONSTRAINT "Team_deputyLeaderId_editionId_countryId_fkey" FOREIGN KEY ("deputyLeaderId", "editionId", "countryId") REFERENCES "Leader"("id", "editionId", "countryId") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A transfer's parties are of its edition.
ALTER TABLE "TransferAssignment" ADD COLUMN "editionId" UUID;
UPDATE "TransferAssignment" SET "editionId" = t."editionId" FROM "Transfer" t WHERE t."id" = "transferId";

ALTER TABLE "TransferAssignment"
    DROP CONSTRAINT "TransferAssignment_transferId_direction_fkey",
    DROP CONSTRAINT "TransferAssignment_teamId_fkey",
    DROP CONSTRAINT "TransferAssignment_personId_fkey",
    ALTER COLUMN "editionId" SET NOT NULL;
DROP INDEX "Transfer_id_direction_key";

CREATE UNIQUE INDEX "Transfer_id_editionId_direction_key" ON "Transfer"("id", "editionId", "direction");
CREATE UNIQUE INDEX "Team_id_editionId_key" ON "Team"("id", "editionId");
ALTER TABLE "TransferAssignment"
    ADD CONSTRAINT "TransferAssignment_transferId_editionId_direction_fkey" FOREIGN KEY ("transferId", "editionId", "direction") REFERENCES "Transfer"("id", "editionId", "direction") ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT "TransferAssignment_teamId_editionId_fkey" FOREIGN KEY ("teamId", "editionId") REFERENCES "Team"("id", "editionId") ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT "TransferAssignment_personId_editionId_fkey" FOREIGN KEY ("personId", "editionId") REFERENCES "Person"("id", "editionId") ON DELETE CASCADE ON UPDATE CASCADE;
