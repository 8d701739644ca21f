ALTER TABLE "Contestant" RENAME COLUMN "personForContactPhone" TO "personForContactPhoneNumber";

-- The audit log names changed fields by their columns; what is deleted from it is found by the name.
UPDATE "AuditEntry"
SET "changes" = "changes" - 'personForContactPhone'
    || jsonb_build_object('personForContactPhoneNumber', "changes" -> 'personForContactPhone')
WHERE "changes" ? 'personForContactPhone';
