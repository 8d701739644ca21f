-- Deletes the personal data of editions that ended more than a year ago. Keeps names, pictures, results and when teams came.
BEGIN;
CREATE TEMP TABLE past ON COMMIT DROP AS SELECT "id", "year" FROM "Edition"
  WHERE NOT "isCurrent" AND "endDate" < now() - interval '1 year';
SELECT "year" AS "edition" FROM past ORDER BY "year";
UPDATE "Leader" SET "email" = '', "phoneNumber" = ''
  WHERE "personId" IN (SELECT "id" FROM "Person" WHERE "editionId" IN (SELECT "id" FROM past));
UPDATE "Guide" SET "phoneNumber" = '', "schoolName" = NULL, "classDesignator" = NULL
  WHERE "editionId" IN (SELECT "id" FROM past);
UPDATE "Contestant" SET "dateOfBirth" = date_trunc('year', "dateOfBirth"), "username" = NULL, "encryptedPassword" = NULL,
    "personForContactName" = NULL, "personForContactPhone" = NULL
  WHERE "editionId" IN (SELECT "id" FROM past);
UPDATE "Person" SET "tShirtSize" = NULL, "timeOfArrival" = NULL, "arrivalLocation" = NULL, "arrivalTripNumber" = NULL,
    "timeOfDeparture" = NULL, "departureLocation" = NULL, "departureTripNumber" = NULL
  WHERE "editionId" IN (SELECT "id" FROM past);
UPDATE "Team" SET "arrivalTripNumber" = NULL, "departureTripNumber" = NULL WHERE "editionId" IN (SELECT "id" FROM past);
DELETE FROM "ContestantDay" WHERE "editionId" IN (SELECT "id" FROM past);
DELETE FROM "Transfer" WHERE "editionId" IN (SELECT "id" FROM past);
DELETE FROM "PrintRun" WHERE "editionId" IN (SELECT "id" FROM past);
DELETE FROM "ArrivalMark" WHERE "personId" IN (SELECT "id" FROM "Person" WHERE "editionId" IN (SELECT "id" FROM past));
DELETE FROM "Mail" WHERE "createdAt" < now() - interval '1 year';
DELETE FROM "AuditEntry" WHERE "at" < now() - interval '1 year';
COMMIT;
