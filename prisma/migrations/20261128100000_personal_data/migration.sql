ALTER TABLE "Edition"
    ADD COLUMN "privacy" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "keepDataUntil" DATE,
    ADD COLUMN "dataDeletedAt" TIMESTAMPTZ(3);

ALTER TABLE "Person"
    ADD COLUMN "pictureIsPublic" BOOLEAN NOT NULL DEFAULT true,
    ADD COLUMN "nameIsWithheld" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "Contestant" ALTER COLUMN "dateOfBirth" DROP NOT NULL;

-- All four are missing once the personal data of the edition was deleted.
ALTER TABLE "Team" DROP CONSTRAINT "Team_travel_check", ADD CONSTRAINT "Team_travel_check" CHECK (
    "isOnline"
    OR num_nulls("timeOfArrival", "arrivalLocation", "timeOfDeparture", "departureLocation") IN (0, 4)
);

ALTER TABLE "AuditEntry" ADD COLUMN "editionId" UUID;
ALTER TABLE "Mail" ADD COLUMN "editionId" UUID;

-- What was written before belongs to the edition of its record or, if there is none any more, to the first edition that
-- ended at most 90 days earlier.
UPDATE "AuditEntry" SET "editionId" = coalesce(
    (SELECT "id" FROM "Edition" WHERE "endDate" + 90 >= "at"::date ORDER BY "year" LIMIT 1), (SELECT "id" FROM "Edition" WHERE "isCurrent"));
UPDATE "AuditEntry" SET "editionId" = "record"."editionId" FROM (
    SELECT "id", "editionId" FROM "Person" UNION ALL SELECT "id", "editionId" FROM "Team"
    UNION ALL SELECT "id", "editionId" FROM "Contestant" UNION ALL SELECT "id", "editionId" FROM "Guide"
    UNION ALL SELECT "Leader"."id", "editionId" FROM "Leader" JOIN "Person" ON "Person"."id" = "personId"
) AS "record" WHERE "record"."id" = "entityId";
UPDATE "Mail" SET "editionId" = coalesce(
    (SELECT "id" FROM "Edition" WHERE "endDate" + 90 >= "createdAt"::date ORDER BY "year" LIMIT 1), (SELECT "id" FROM "Edition" WHERE "isCurrent"));

CREATE FUNCTION "set_current_edition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."editionId" := coalesce(NEW."editionId", (SELECT "id" FROM "Edition" WHERE "isCurrent"));
  RETURN NEW;
END $$;

CREATE TRIGGER "AuditEntry_edition" BEFORE INSERT ON "AuditEntry" FOR EACH ROW EXECUTE FUNCTION "set_current_edition"();
CREATE TRIGGER "Mail_edition" BEFORE INSERT ON "Mail" FOR EACH ROW EXECUTE FUNCTION "set_current_edition"();
