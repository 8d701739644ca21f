CREATE SCHEMA IF NOT EXISTS "public";
CREATE TYPE "UserRole" AS ENUM ('Administrator', 'TeamRegistrator', 'Guide');
CREATE TYPE "ContestantGroup" AS ENUM ('Junior', 'Senior');
CREATE TYPE "PrintDocument" AS ENUM ('BADGES', 'LABELS', 'SLIPS', 'CERTIFICATES', 'DIPLOMAS');
CREATE TYPE "TravelDirection" AS ENUM ('ARRIVAL', 'DEPARTURE');
CREATE TYPE "ResultsState" AS ENUM ('HIDDEN', 'PROVISIONAL', 'FINAL');
CREATE TYPE "Award" AS ENUM ('GOLD', 'SILVER', 'BRONZE');
CREATE TYPE "CompanyKind" AS ENUM ('ORGANIZER', 'PARTNER', 'PATRON', 'GOLDEN_SPONSOR', 'SILVER_SPONSOR', 'BRONZE_SPONSOR');

CREATE TABLE "Edition" (
    "id" UUID NOT NULL,
    "year" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "shortName" TEXT NOT NULL,
    "startDate" DATE NOT NULL,
    "endDate" DATE NOT NULL,
    "endOfRegistrationDate" TIMESTAMPTZ(3) NOT NULL,
    "timeZone" TEXT NOT NULL DEFAULT 'Europe/Sofia',
    "venue" TEXT NOT NULL DEFAULT 'Shumen, Bulgaria',
    "isCurrent" BOOLEAN NOT NULL DEFAULT false,
    "siteId" UUID NOT NULL,
    "contactEmail" TEXT NOT NULL,
    "welcomeText" TEXT NOT NULL,
    "invitationLetterUrl" TEXT,
    "materialsUrl" TEXT,
    "venueAddress" TEXT,
    "venueCoordinates" TEXT,
    "rules" TEXT NOT NULL,
    "environmentDescription" TEXT NOT NULL,
    "invitationLetter" TEXT NOT NULL DEFAULT '',
    "materials" TEXT NOT NULL DEFAULT '',
    "emergencyPhone" TEXT,
    "certificateText" TEXT NOT NULL DEFAULT '',
    "certificateSignatories" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "tShirtSizes" TEXT[],
    "operatingSystemNames" TEXT[],
    "arrivalLocations" TEXT[],
    "juniorsBornOnOrAfter" DATE,
    "seniorsBornOnOrAfter" DATE,
    "resultsState" "ResultsState" NOT NULL DEFAULT 'HIDDEN',
    "unofficialAwarded" BOOLEAN NOT NULL DEFAULT false,
    "resultsVersion" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Edition_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "DeadlineException" (
    "id" UUID NOT NULL,
    "editionId" UUID NOT NULL,
    "countryId" UUID NOT NULL,
    "endOfRegistrationDate" TIMESTAMPTZ(3) NOT NULL,
    "reason" TEXT NOT NULL,
    "givenById" UUID NOT NULL,
    "givenAt" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "DeadlineException_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Company" (
    "id" UUID NOT NULL,
    "editionId" UUID NOT NULL,
    "kind" "CompanyKind" NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "imageHash" CHAR(64),
    "companyUrl" TEXT,
    "additionalInformation" TEXT,

    CONSTRAINT "Company_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "VenuePicture" (
    "id" UUID NOT NULL,
    "editionId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "caption" TEXT NOT NULL,
    "isMap" BOOLEAN NOT NULL DEFAULT false,
    "imageHash" CHAR(64) NOT NULL,

    CONSTRAINT "VenuePicture_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Committee" (
    "id" UUID NOT NULL,
    "editionId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "chairTitle" TEXT NOT NULL DEFAULT 'Chair',
    "memberTitle" TEXT NOT NULL DEFAULT 'Member',

    CONSTRAINT "Committee_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "ScheduleItem" (
    "id" UUID NOT NULL,
    "editionId" UUID NOT NULL,
    "date" DATE NOT NULL,
    "position" INTEGER NOT NULL,
    "startTime" VARCHAR(5),
    "endTime" VARCHAR(5),
    "title" TEXT NOT NULL,
    "location" TEXT,

    CONSTRAINT "ScheduleItem_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Country" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "alpha2" CHAR(2) NOT NULL,
    "alpha3" CHAR(3) NOT NULL,

    CONSTRAINT "Country_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" "UserRole" NOT NULL,
    "countryId" UUID,
    "passwordHash" TEXT NOT NULL,
    "encryptedGivenPassword" TEXT,
    "tokenVersion" INTEGER NOT NULL DEFAULT 0,
    "disabledAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "RevokedSession" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RevokedSession_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Picture" (
    "hash" CHAR(64) NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "full" BYTEA NOT NULL,
    "card" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Picture_pkey" PRIMARY KEY ("hash")
);

CREATE TABLE "Person" (
    "id" UUID NOT NULL,
    "editionId" UUID NOT NULL,
    "countryId" UUID NOT NULL,
    "fullName" TEXT NOT NULL,
    "nativeName" TEXT,
    "tShirtSize" TEXT,
    "pictureHash" CHAR(64),
    "assignedRoles" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "timeOfArrival" TIMESTAMPTZ(3),
    "arrivalLocation" TEXT,
    "timeOfDeparture" TIMESTAMPTZ(3),
    "departureLocation" TEXT,
    "arrivalTripNumber" TEXT,
    "departureTripNumber" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Person_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Leader" (
    "id" UUID NOT NULL,
    "personId" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "phoneNumber" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Leader_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Team" (
    "id" UUID NOT NULL,
    "editionId" UUID NOT NULL,
    "countryId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "group" "ContestantGroup" NOT NULL,
    "isOnline" BOOLEAN NOT NULL DEFAULT false,
    "isOfficial" BOOLEAN NOT NULL DEFAULT true,
    "leaderId" UUID NOT NULL,
    "deputyLeaderId" UUID,
    "guideId" UUID,
    "timeOfArrival" TIMESTAMPTZ(3),
    "arrivalLocation" TEXT,
    "timeOfDeparture" TIMESTAMPTZ(3),
    "departureLocation" TEXT,
    "arrivalTripNumber" TEXT,
    "departureTripNumber" TEXT,
    "withdrawnAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Team_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Contestant" (
    "id" UUID NOT NULL,
    "teamId" UUID NOT NULL,
    "editionId" UUID NOT NULL,
    "countryId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "personId" UUID NOT NULL,
    "dateOfBirth" DATE NOT NULL,
    "operatingSystemName" TEXT NOT NULL,
    "personForContactName" TEXT,
    "personForContactPhone" TEXT,
    "username" TEXT,
    "encryptedPassword" TEXT,
    "honourableMention" BOOLEAN NOT NULL DEFAULT false,
    "disqualification" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Contestant_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "ContestantDay" (
    "contestantId" UUID NOT NULL,
    "editionId" UUID NOT NULL,
    "day" SMALLINT NOT NULL,
    "seatingPlace" TEXT NOT NULL,

    CONSTRAINT "ContestantDay_pkey" PRIMARY KEY ("contestantId","day")
);

CREATE TABLE "Task" (
    "id" UUID NOT NULL,
    "editionId" UUID NOT NULL,
    "group" "ContestantGroup" NOT NULL,
    "day" SMALLINT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "maximum" DECIMAL(10,4) NOT NULL,

    CONSTRAINT "Task_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Score" (
    "contestantId" UUID NOT NULL,
    "taskId" UUID NOT NULL,
    "editionId" UUID NOT NULL,
    "points" DECIMAL(10,4) NOT NULL,
    "isUnjudged" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Score_pkey" PRIMARY KEY ("contestantId","taskId")
);

CREATE TABLE "AwardBoundary" (
    "editionId" UUID NOT NULL,
    "group" "ContestantGroup" NOT NULL,
    "award" "Award" NOT NULL,
    "points" DECIMAL(10,4) NOT NULL,

    CONSTRAINT "AwardBoundary_pkey" PRIMARY KEY ("editionId","group","award")
);

CREATE TABLE "ContestantCodeCounter" (
    "editionId" UUID NOT NULL,
    "countryId" UUID NOT NULL,
    "lastNumber" INTEGER NOT NULL,

    CONSTRAINT "ContestantCodeCounter_pkey" PRIMARY KEY ("editionId","countryId")
);

CREATE TABLE "Guide" (
    "id" UUID NOT NULL,
    "editionId" UUID NOT NULL,
    "personId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "phoneNumber" TEXT NOT NULL,
    "schoolName" TEXT,
    "classDesignator" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Guide_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "PrintRun" (
    "id" UUID NOT NULL,
    "editionId" UUID NOT NULL,
    "document" "PrintDocument" NOT NULL,
    "day" SMALLINT,
    "printedAt" TIMESTAMPTZ(3) NOT NULL,
    "printedById" UUID NOT NULL,

    CONSTRAINT "PrintRun_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "PrintedItem" (
    "runId" UUID NOT NULL,
    "personId" UUID NOT NULL,
    "content" JSONB NOT NULL,

    CONSTRAINT "PrintedItem_pkey" PRIMARY KEY ("runId","personId")
);

CREATE TABLE "Transfer" (
    "id" UUID NOT NULL,
    "editionId" UUID NOT NULL,
    "direction" "TravelDirection" NOT NULL,
    "place" TEXT NOT NULL,
    "leavesAt" TIMESTAMPTZ(3) NOT NULL,
    "vehicle" TEXT NOT NULL,
    "seats" INTEGER NOT NULL,
    "driverPhone" TEXT,
    "note" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Transfer_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "TransferAssignment" (
    "id" UUID NOT NULL,
    "transferId" UUID NOT NULL,
    "direction" "TravelDirection" NOT NULL,
    "teamId" UUID,
    "personId" UUID,
    "travelTime" TIMESTAMPTZ(3),
    "place" TEXT,

    CONSTRAINT "TransferAssignment_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "ArrivalMark" (
    "id" UUID NOT NULL,
    "personId" UUID NOT NULL,
    "arrived" BOOLEAN NOT NULL,
    "markedAt" TIMESTAMPTZ(3) NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,
    "markedById" UUID NOT NULL,

    CONSTRAINT "ArrivalMark_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "IdempotentRequest" (
    "userId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "bodyHash" CHAR(64) NOT NULL,
    "resultId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdempotentRequest_pkey" PRIMARY KEY ("userId","key")
);

CREATE TABLE "AuditEntry" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "userId" UUID NOT NULL,
    "userName" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "entityId" UUID NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "teamIds" UUID[] DEFAULT ARRAY[]::UUID[],
    "changes" JSONB NOT NULL,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "RateLimit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

CREATE UNIQUE INDEX "Edition_year_key" ON "Edition"("year");
CREATE UNIQUE INDEX "DeadlineException_editionId_countryId_key" ON "DeadlineException"("editionId", "countryId");
CREATE UNIQUE INDEX "Company_editionId_kind_position_key" ON "Company"("editionId", "kind", "position");
CREATE UNIQUE INDEX "VenuePicture_editionId_position_key" ON "VenuePicture"("editionId", "position");
CREATE UNIQUE INDEX "Committee_editionId_key_key" ON "Committee"("editionId", "key");
CREATE UNIQUE INDEX "Committee_editionId_position_key" ON "Committee"("editionId", "position");
CREATE UNIQUE INDEX "ScheduleItem_editionId_date_position_key" ON "ScheduleItem"("editionId", "date", "position");
CREATE UNIQUE INDEX "Country_name_key" ON "Country"("name");
CREATE UNIQUE INDEX "Country_alpha2_key" ON "Country"("alpha2");
CREATE UNIQUE INDEX "Country_alpha3_key" ON "Country"("alpha3");
CREATE INDEX "Person_editionId_countryId_idx" ON "Person"("editionId", "countryId");
CREATE INDEX "Person_pictureHash_idx" ON "Person"("pictureHash");
CREATE INDEX "Person_assignedRoles_idx" ON "Person" USING GIN ("assignedRoles");
CREATE UNIQUE INDEX "Person_id_editionId_key" ON "Person"("id", "editionId");
CREATE UNIQUE INDEX "Person_id_editionId_countryId_key" ON "Person"("id", "editionId", "countryId");
CREATE UNIQUE INDEX "Leader_personId_key" ON "Leader"("personId");
CREATE INDEX "Team_editionId_countryId_idx" ON "Team"("editionId", "countryId");
CREATE INDEX "Team_leaderId_idx" ON "Team"("leaderId");
CREATE INDEX "Team_deputyLeaderId_idx" ON "Team"("deputyLeaderId");
CREATE INDEX "Team_guideId_idx" ON "Team"("guideId");
CREATE UNIQUE INDEX "Team_id_editionId_countryId_key" ON "Team"("id", "editionId", "countryId");
CREATE INDEX "Contestant_teamId_idx" ON "Contestant"("teamId");
CREATE UNIQUE INDEX "Contestant_id_editionId_key" ON "Contestant"("id", "editionId");
CREATE UNIQUE INDEX "Contestant_personId_editionId_countryId_key" ON "Contestant"("personId", "editionId", "countryId");
CREATE UNIQUE INDEX "Contestant_editionId_countryId_number_key" ON "Contestant"("editionId", "countryId", "number");
CREATE UNIQUE INDEX "Contestant_editionId_username_key" ON "Contestant"("editionId", "username");
CREATE UNIQUE INDEX "ContestantDay_editionId_day_seatingPlace_key" ON "ContestantDay"("editionId", "day", "seatingPlace");
CREATE UNIQUE INDEX "Task_id_editionId_key" ON "Task"("id", "editionId");
CREATE UNIQUE INDEX "Task_editionId_group_name_key" ON "Task"("editionId", "group", "name");
CREATE INDEX "Score_taskId_idx" ON "Score"("taskId");
CREATE UNIQUE INDEX "Guide_id_editionId_key" ON "Guide"("id", "editionId");
CREATE UNIQUE INDEX "Guide_personId_editionId_key" ON "Guide"("personId", "editionId");
CREATE UNIQUE INDEX "Guide_editionId_userId_key" ON "Guide"("editionId", "userId");
CREATE INDEX "PrintedItem_personId_idx" ON "PrintedItem"("personId");
CREATE UNIQUE INDEX "Transfer_id_direction_key" ON "Transfer"("id", "direction");
CREATE INDEX "TransferAssignment_transferId_idx" ON "TransferAssignment"("transferId");
CREATE UNIQUE INDEX "TransferAssignment_teamId_direction_key" ON "TransferAssignment"("teamId", "direction");
CREATE UNIQUE INDEX "TransferAssignment_personId_direction_key" ON "TransferAssignment"("personId", "direction");
CREATE INDEX "ArrivalMark_personId_markedAt_idx" ON "ArrivalMark"("personId", "markedAt");
CREATE INDEX "AuditEntry_entity_entityId_id_idx" ON "AuditEntry"("entity", "entityId", "id");
CREATE INDEX "AuditEntry_userId_id_idx" ON "AuditEntry"("userId", "id");
CREATE INDEX "AuditEntry_teamIds_idx" ON "AuditEntry" USING GIN ("teamIds");
CREATE INDEX "AuditEntry_at_idx" ON "AuditEntry"("at");

ALTER TABLE "DeadlineException" ADD CONSTRAINT "DeadlineException_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "DeadlineException" ADD CONSTRAINT "DeadlineException_countryId_fkey" FOREIGN KEY ("countryId") REFERENCES "Country"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "DeadlineException" ADD CONSTRAINT "DeadlineException_givenById_fkey" FOREIGN KEY ("givenById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Company" ADD CONSTRAINT "Company_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Company" ADD CONSTRAINT "Company_imageHash_fkey" FOREIGN KEY ("imageHash") REFERENCES "Picture"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "VenuePicture" ADD CONSTRAINT "VenuePicture_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "VenuePicture" ADD CONSTRAINT "VenuePicture_imageHash_fkey" FOREIGN KEY ("imageHash") REFERENCES "Picture"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Committee" ADD CONSTRAINT "Committee_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ScheduleItem" ADD CONSTRAINT "ScheduleItem_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "User" ADD CONSTRAINT "User_countryId_fkey" FOREIGN KEY ("countryId") REFERENCES "Country"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "RevokedSession" ADD CONSTRAINT "RevokedSession_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Person" ADD CONSTRAINT "Person_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Person" ADD CONSTRAINT "Person_countryId_fkey" FOREIGN KEY ("countryId") REFERENCES "Country"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Person" ADD CONSTRAINT "Person_pictureHash_fkey" FOREIGN KEY ("pictureHash") REFERENCES "Picture"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Leader" ADD CONSTRAINT "Leader_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Team" ADD CONSTRAINT "Team_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Team" ADD CONSTRAINT "Team_countryId_fkey" FOREIGN KEY ("countryId") REFERENCES "Country"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Team" ADD CONSTRAINT "Team_leaderId_fkey" FOREIGN KEY ("leaderId") REFERENCES "Leader"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Team" ADD CONSTRAINT "Team_deputyLeaderId_fkey" FOREIGN KEY ("deputyLeaderId") REFERENCES "Leader"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Team" ADD CONSTRAINT "Team_guideId_editionId_fkey" FOREIGN KEY ("guideId", "editionId") REFERENCES "Guide"("id", "editionId") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Contestant" ADD CONSTRAINT "Contestant_teamId_editionId_countryId_fkey" FOREIGN KEY ("teamId", "editionId", "countryId") REFERENCES "Team"("id", "editionId", "countryId") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Contestant" ADD CONSTRAINT "Contestant_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Contestant" ADD CONSTRAINT "Contestant_personId_editionId_countryId_fkey" FOREIGN KEY ("personId", "editionId", "countryId") REFERENCES "Person"("id", "editionId", "countryId") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "ContestantDay" ADD CONSTRAINT "ContestantDay_contestantId_editionId_fkey" FOREIGN KEY ("contestantId", "editionId") REFERENCES "Contestant"("id", "editionId") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Task" ADD CONSTRAINT "Task_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Score" ADD CONSTRAINT "Score_contestantId_editionId_fkey" FOREIGN KEY ("contestantId", "editionId") REFERENCES "Contestant"("id", "editionId") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Score" ADD CONSTRAINT "Score_taskId_editionId_fkey" FOREIGN KEY ("taskId", "editionId") REFERENCES "Task"("id", "editionId") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "AwardBoundary" ADD CONSTRAINT "AwardBoundary_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ContestantCodeCounter" ADD CONSTRAINT "ContestantCodeCounter_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ContestantCodeCounter" ADD CONSTRAINT "ContestantCodeCounter_countryId_fkey" FOREIGN KEY ("countryId") REFERENCES "Country"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Guide" ADD CONSTRAINT "Guide_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Guide" ADD CONSTRAINT "Guide_personId_editionId_fkey" FOREIGN KEY ("personId", "editionId") REFERENCES "Person"("id", "editionId") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Guide" ADD CONSTRAINT "Guide_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "PrintRun" ADD CONSTRAINT "PrintRun_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "PrintRun" ADD CONSTRAINT "PrintRun_printedById_fkey" FOREIGN KEY ("printedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "PrintedItem" ADD CONSTRAINT "PrintedItem_runId_fkey" FOREIGN KEY ("runId") REFERENCES "PrintRun"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "PrintedItem" ADD CONSTRAINT "PrintedItem_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Transfer" ADD CONSTRAINT "Transfer_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "TransferAssignment" ADD CONSTRAINT "TransferAssignment_transferId_direction_fkey" FOREIGN KEY ("transferId", "direction") REFERENCES "Transfer"("id", "direction") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "TransferAssignment" ADD CONSTRAINT "TransferAssignment_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "TransferAssignment" ADD CONSTRAINT "TransferAssignment_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ArrivalMark" ADD CONSTRAINT "ArrivalMark_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ArrivalMark" ADD CONSTRAINT "ArrivalMark_markedById_fkey" FOREIGN KEY ("markedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "IdempotentRequest" ADD CONSTRAINT "IdempotentRequest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What schema.prisma cannot say. lib/platform/errors/database-errors.ts has messages for violated constraints, by name.

CREATE UNIQUE INDEX "User_email_key" ON "User" (lower("email"));
CREATE UNIQUE INDEX "Edition_isCurrent_key" ON "Edition" ("isCurrent") WHERE "isCurrent";

ALTER TABLE "Edition"
  ADD CONSTRAINT "Edition_dates_check" CHECK ("startDate" <= "endDate"),
  ADD CONSTRAINT "Edition_year_check" CHECK ("year" BETWEEN 1990 AND 2200);

ALTER TABLE "DeadlineException" ADD CONSTRAINT "DeadlineException_reason_check" CHECK ("reason" <> '');

ALTER TABLE "ScheduleItem"
  ADD CONSTRAINT "ScheduleItem_times_check" CHECK (
    ("startTime" IS NULL OR "startTime" ~ '^([01]\d|2[0-3]):[0-5]\d$')
    AND ("endTime" IS NULL OR ("startTime" IS NOT NULL AND "endTime" ~ '^([01]\d|2[0-3]):[0-5]\d$'))
  );

ALTER TABLE "Country"
  ADD CONSTRAINT "Country_codes_check" CHECK ("alpha2" ~ '^[A-Z]{2}$' AND "alpha3" ~ '^[A-Z]{3}$');

ALTER TABLE "Committee" ADD CONSTRAINT "Committee_key_check" CHECK ("key" ~ '^[A-Z][A-Z0-9_]*$');

ALTER TABLE "User"
  ADD CONSTRAINT "User_registrator_has_country_check" CHECK ("role" <> 'TeamRegistrator' OR "countryId" IS NOT NULL);

-- A team that takes part online needs no travel details.
ALTER TABLE "Team"
  ADD CONSTRAINT "Team_deputy_is_not_leader_check" CHECK ("deputyLeaderId" IS NULL OR "deputyLeaderId" <> "leaderId"),
  ADD CONSTRAINT "Team_travel_check" CHECK (
    "isOnline"
    OR num_nulls("timeOfArrival", "arrivalLocation", "timeOfDeparture", "departureLocation") = 0
  );

ALTER TABLE "Contestant"
  ADD CONSTRAINT "Contestant_number_check" CHECK ("number" > 0),
  ADD CONSTRAINT "Contestant_contact_check" CHECK (("personForContactName" IS NULL) = ("personForContactPhone" IS NULL)),
  ADD CONSTRAINT "Contestant_disqualification_check" CHECK (
    "disqualification" IS NULL OR ("disqualification" <> '' AND NOT "honourableMention")
  );

ALTER TABLE "ContestantDay" ADD CONSTRAINT "ContestantDay_day_check" CHECK ("day" IN (1, 2));

ALTER TABLE "Task"
  ADD CONSTRAINT "Task_day_check" CHECK ("day" IN (1, 2)),
  ADD CONSTRAINT "Task_maximum_check" CHECK ("maximum" > 0);

ALTER TABLE "Score" ADD CONSTRAINT "Score_points_check" CHECK ("points" >= 0);

ALTER TABLE "AwardBoundary" ADD CONSTRAINT "AwardBoundary_points_check" CHECK ("points" > 0);

ALTER TABLE "Transfer" ADD CONSTRAINT "Transfer_seats" CHECK ("seats" >= 1);

ALTER TABLE "TransferAssignment"
  ADD CONSTRAINT "TransferAssignment_party" CHECK (("teamId" IS NULL) <> ("personId" IS NULL));

ALTER TABLE "ArrivalMark" ADD CONSTRAINT "ArrivalMark_clock" CHECK ("markedAt" <= "receivedAt");

-- 1 to 4 contestants a team, however many requests arrive at once: whoever adds or removes one locks the team's row
-- first, and the count that follows is a statement of its own, so that it sees what the lock's last holder committed.
CREATE FUNCTION "check_team_size"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  affected uuid;
  contestants int;
BEGIN
  FOREACH affected IN ARRAY CASE TG_OP
    WHEN 'INSERT' THEN ARRAY[NEW."teamId"]
    WHEN 'DELETE' THEN ARRAY[OLD."teamId"]
    ELSE ARRAY[OLD."teamId", NEW."teamId"]
  END LOOP
    PERFORM 1 FROM "Team" WHERE "id" = affected FOR UPDATE;
    -- A team that is being deleted takes its contestants with it.
    CONTINUE WHEN NOT FOUND;
    SELECT count(*) INTO contestants FROM "Contestant" WHERE "teamId" = affected;
    IF contestants > 4 THEN
      RAISE EXCEPTION 'Team_at_most_4_contestants_check' USING ERRCODE = 'check_violation';
    ELSIF contestants < 1 THEN
      RAISE EXCEPTION 'Team_at_least_1_contestant_check' USING ERRCODE = 'check_violation';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE TRIGGER "Contestant_team_size" AFTER INSERT OR DELETE OR UPDATE OF "teamId" ON "Contestant"
  FOR EACH ROW EXECUTE FUNCTION "check_team_size"();

-- A new team gets its contestants later in the same transaction, so it is checked at its end.
CREATE FUNCTION "check_new_team_size"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "Team" WHERE "id" = NEW."id")
    AND NOT EXISTS (SELECT 1 FROM "Contestant" WHERE "teamId" = NEW."id") THEN
    RAISE EXCEPTION 'Team_at_least_1_contestant_check' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "Team_size" AFTER INSERT ON "Team"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_new_team_size"();

-- Says on the channel public_data that something changed that visitors may see; the servers empty their page caches
-- (server/change-listener.ts). PostgreSQL delivers it when the transaction commits, once per transaction, and not at all
-- if it is rolled back.
CREATE FUNCTION "announce_public_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_data', '');
  RETURN NULL;
END $$;

-- Every table that a public page or endpoint reads; e2e/api/page-cache.test.ts finds one that is missing.
DO $$
DECLARE
  public_table text;
BEGIN
  FOREACH public_table IN ARRAY ARRAY[
    'Edition', 'DeadlineException', 'Company', 'VenuePicture', 'Committee', 'ScheduleItem', 'Country', 'Picture', 'Person',
    'Leader', 'Team', 'Contestant', 'Task', 'Score', 'AwardBoundary'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
        FOR EACH STATEMENT EXECUTE FUNCTION "announce_public_change"()',
      public_table || '_public_change', public_table
    );
  END LOOP;
END $$;
