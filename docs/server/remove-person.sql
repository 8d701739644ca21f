-- Removes a person of a past edition, by psql's variable `id`: name, picture, contacts, and what the audit log and mails say of them.
BEGIN;
CREATE TEMP TABLE removed ON COMMIT DROP AS SELECT "id", "fullName", "nativeName" FROM "Person" WHERE "id" = :'id';
SELECT "fullName" AS "removed" FROM removed;
DELETE FROM "AuditEntry" USING removed WHERE strpos(lower("changes"::text || "name"), lower("fullName")) > 0
  OR strpos(lower("changes"::text || "name"), lower("nativeName")) > 0;
DELETE FROM "Mail" USING removed WHERE strpos(lower("text"), lower("fullName")) > 0;
UPDATE "Person" SET "fullName" = 'Name removed', "nativeName" = NULL, "pictureHash" = NULL WHERE "id" = :'id';
UPDATE "Leader" SET "email" = '', "phoneNumber" = '' WHERE "personId" = :'id';
UPDATE "Guide" SET "phoneNumber" = '', "schoolName" = NULL, "classDesignator" = NULL WHERE "personId" = :'id';
UPDATE "Contestant" SET "dateOfBirth" = date_trunc('year', "dateOfBirth"), "username" = NULL, "encryptedPassword" = NULL,
    "personForContactName" = NULL, "personForContactPhone" = NULL
  WHERE "personId" = :'id';
DELETE FROM "PrintedItem" WHERE "personId" = :'id';
DELETE FROM "Picture" WHERE "hash" NOT IN (
  SELECT "pictureHash" FROM "Person" WHERE "pictureHash" IS NOT NULL
  UNION SELECT "pictureHash" FROM "Company" WHERE "pictureHash" IS NOT NULL
  UNION SELECT "pictureHash" FROM "VenuePicture" UNION SELECT "pictureHash" FROM "PrintPicture");
COMMIT;
