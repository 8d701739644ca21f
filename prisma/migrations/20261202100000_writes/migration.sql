-- The entries of a write had nothing in common but who wrote what and when.
ALTER TABLE "AuditEntry" ADD COLUMN "writeId" UUID;
UPDATE "AuditEntry" SET "writeId" = md5(concat_ws(' ', "at", "userId", "action"))::uuid;
ALTER TABLE "AuditEntry" ALTER COLUMN "writeId" SET NOT NULL;
CREATE INDEX "AuditEntry_writeId_idx" ON "AuditEntry"("writeId");

-- lib/platform/write/audit-log.ts says of which edition and about whom an entry is.
DROP TRIGGER "AuditEntry_edition" ON "AuditEntry";
DROP TRIGGER "AuditEntry_person" ON "AuditEntry";
DROP FUNCTION "set_person"();
