ALTER TABLE "Mail" ADD COLUMN "aboutId" UUID;

CREATE INDEX "Mail_aboutId_idx" ON "Mail"("aboutId");

UPDATE "Mail" SET "aboutId" = "User"."countryId" FROM "User"
WHERE "User"."id" = "userId" AND "kind"::text IN ('REMINDER', 'DEADLINE');
