ALTER TABLE "Mail" ADD COLUMN "aboutId" UUID;

CREATE INDEX "Mail_aboutId_idx" ON "Mail"("aboutId");

UPDATE "Mail" SET "aboutId" = "User"."countryId" FROM "User"
WHERE "User"."id" = "userId" AND "kind"::text IN ('REMINDER', 'DEADLINE');

ALTER TYPE "MailKind" ADD VALUE 'GUEST_CHANGE';
ALTER TYPE "MailKind" ADD VALUE 'EXTENSION';

ALTER TABLE "Edition"
    ADD COLUMN "mailOnGuestChange" BOOLEAN NOT NULL DEFAULT true,
    ADD COLUMN "mailOnExtension" BOOLEAN NOT NULL DEFAULT true,
    ADD COLUMN "mailParagraph" TEXT NOT NULL DEFAULT '';
