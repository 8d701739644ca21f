-- One word in the code, the API and the audit log: deadline extension.
ALTER TABLE "DeadlineException" RENAME TO "DeadlineExtension";
ALTER TABLE "DeadlineExtension" RENAME CONSTRAINT "DeadlineException_pkey" TO "DeadlineExtension_pkey";
ALTER TABLE "DeadlineExtension" RENAME CONSTRAINT "DeadlineException_editionId_fkey" TO "DeadlineExtension_editionId_fkey";
ALTER TABLE "DeadlineExtension" RENAME CONSTRAINT "DeadlineException_countryId_fkey" TO "DeadlineExtension_countryId_fkey";
ALTER TABLE "DeadlineExtension" RENAME CONSTRAINT "DeadlineException_givenById_fkey" TO "DeadlineExtension_givenById_fkey";
ALTER TABLE "DeadlineExtension" RENAME CONSTRAINT "DeadlineException_reason_check" TO "DeadlineExtension_reason_check";
ALTER INDEX "DeadlineException_editionId_countryId_key" RENAME TO "DeadlineExtension_editionId_countryId_key";
ALTER TRIGGER "DeadlineException_public_change" ON "DeadlineExtension" RENAME TO "DeadlineExtension_public_change";

UPDATE "AuditEntry" SET "entity" = 'DeadlineExtension' WHERE "entity" = 'DeadlineException';
UPDATE "AuditEntry" SET "action" = replace("action", '/api/Contest/exceptions', '/api/Contest/extensions')
WHERE "action" LIKE '%/api/Contest/exceptions%';
