-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "UserRole" AS ENUM ('Administrator', 'TeamRegistrator', 'Guide');

-- CreateEnum
CREATE TYPE "ContestantGroup" AS ENUM ('Junior', 'Senior');

-- CreateEnum
CREATE TYPE "CompanyKind" AS ENUM ('ORGANIZER', 'PARTNER', 'PATRON', 'GOLDEN_SPONSOR', 'SILVER_SPONSOR', 'BRONZE_SPONSOR');

-- CreateTable
CREATE TABLE "Edition" (
    "id" UUID NOT NULL,
    "year" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "shortName" TEXT NOT NULL,
    "startDate" DATE NOT NULL,
    "endDate" DATE NOT NULL,
    "endOfRegistrationDate" TIMESTAMPTZ(3) NOT NULL,
    "timeZone" TEXT NOT NULL DEFAULT 'Europe/Sofia',
    "isCurrent" BOOLEAN NOT NULL DEFAULT false,
    "siteId" UUID NOT NULL,
    "contactEmail" TEXT NOT NULL,
    "welcomeText" TEXT NOT NULL,
    "invitationLetterUrl" TEXT,
    "materialsUrl" TEXT,
    "rules" TEXT NOT NULL,
    "environmentDescription" TEXT NOT NULL,
    "tShirtSizes" TEXT[],
    "operatingSystemNames" TEXT[],
    "arrivalLocations" TEXT[],
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Edition_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

-- CreateTable
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

-- CreateTable
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

-- CreateTable
CREATE TABLE "Country" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "alpha2" CHAR(2) NOT NULL,
    "alpha3" CHAR(3) NOT NULL,

    CONSTRAINT "Country_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "Picture" (
    "hash" CHAR(64) NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "full" BYTEA NOT NULL,
    "card" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Picture_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
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
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Person_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Leader" (
    "id" UUID NOT NULL,
    "personId" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "phoneNumber" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Leader_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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
    "timeOfArrival" TIMESTAMPTZ(3) NOT NULL,
    "arrivalLocation" TEXT NOT NULL,
    "timeOfDeparture" TIMESTAMPTZ(3) NOT NULL,
    "departureLocation" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Team_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Contestant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContestantDay" (
    "contestantId" UUID NOT NULL,
    "editionId" UUID NOT NULL,
    "day" SMALLINT NOT NULL,
    "seatingPlace" TEXT NOT NULL,

    CONSTRAINT "ContestantDay_pkey" PRIMARY KEY ("contestantId","day")
);

-- CreateTable
CREATE TABLE "ContestantCodeCounter" (
    "editionId" UUID NOT NULL,
    "countryId" UUID NOT NULL,
    "lastNumber" INTEGER NOT NULL,

    CONSTRAINT "ContestantCodeCounter_pkey" PRIMARY KEY ("editionId","countryId")
);

-- CreateTable
CREATE TABLE "Guide" (
    "id" UUID NOT NULL,
    "personId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "phoneNumber" TEXT NOT NULL,
    "schoolName" TEXT,
    "classDesignator" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Guide_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IdempotentRequest" (
    "userId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "bodyHash" CHAR(64) NOT NULL,
    "resultId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdempotentRequest_pkey" PRIMARY KEY ("userId","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "Edition_year_key" ON "Edition"("year");

-- CreateIndex
CREATE UNIQUE INDEX "Company_editionId_kind_position_key" ON "Company"("editionId", "kind", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Committee_editionId_key_key" ON "Committee"("editionId", "key");

-- CreateIndex
CREATE UNIQUE INDEX "Committee_editionId_position_key" ON "Committee"("editionId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "ScheduleItem_editionId_date_position_key" ON "ScheduleItem"("editionId", "date", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Country_name_key" ON "Country"("name");

-- CreateIndex
CREATE UNIQUE INDEX "Country_alpha2_key" ON "Country"("alpha2");

-- CreateIndex
CREATE UNIQUE INDEX "Country_alpha3_key" ON "Country"("alpha3");

-- CreateIndex
CREATE INDEX "User_role_idx" ON "User"("role");

-- CreateIndex
CREATE INDEX "Person_editionId_countryId_idx" ON "Person"("editionId", "countryId");

-- CreateIndex
CREATE INDEX "Person_countryId_idx" ON "Person"("countryId");

-- CreateIndex
CREATE INDEX "Person_pictureHash_idx" ON "Person"("pictureHash");

-- CreateIndex
CREATE INDEX "Person_assignedRoles_idx" ON "Person" USING GIN ("assignedRoles");

-- CreateIndex
CREATE UNIQUE INDEX "Leader_personId_key" ON "Leader"("personId");

-- CreateIndex
CREATE INDEX "Team_editionId_countryId_idx" ON "Team"("editionId", "countryId");

-- CreateIndex
CREATE INDEX "Team_countryId_idx" ON "Team"("countryId");

-- CreateIndex
CREATE INDEX "Team_leaderId_idx" ON "Team"("leaderId");

-- CreateIndex
CREATE INDEX "Team_deputyLeaderId_idx" ON "Team"("deputyLeaderId");

-- CreateIndex
CREATE INDEX "Team_guideId_idx" ON "Team"("guideId");

-- CreateIndex
CREATE UNIQUE INDEX "Team_id_editionId_countryId_key" ON "Team"("id", "editionId", "countryId");

-- CreateIndex
CREATE UNIQUE INDEX "Contestant_personId_key" ON "Contestant"("personId");

-- CreateIndex
CREATE INDEX "Contestant_teamId_idx" ON "Contestant"("teamId");

-- CreateIndex
CREATE UNIQUE INDEX "Contestant_id_editionId_key" ON "Contestant"("id", "editionId");

-- CreateIndex
CREATE UNIQUE INDEX "Contestant_editionId_countryId_number_key" ON "Contestant"("editionId", "countryId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "Contestant_editionId_username_key" ON "Contestant"("editionId", "username");

-- CreateIndex
CREATE UNIQUE INDEX "ContestantDay_editionId_day_seatingPlace_key" ON "ContestantDay"("editionId", "day", "seatingPlace");

-- CreateIndex
CREATE UNIQUE INDEX "Guide_personId_key" ON "Guide"("personId");

-- CreateIndex
CREATE UNIQUE INDEX "Guide_userId_key" ON "Guide"("userId");

-- CreateIndex
CREATE INDEX "IdempotentRequest_createdAt_idx" ON "IdempotentRequest"("createdAt");

-- AddForeignKey
ALTER TABLE "Company" ADD CONSTRAINT "Company_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Company" ADD CONSTRAINT "Company_imageHash_fkey" FOREIGN KEY ("imageHash") REFERENCES "Picture"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Committee" ADD CONSTRAINT "Committee_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ScheduleItem" ADD CONSTRAINT "ScheduleItem_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_countryId_fkey" FOREIGN KEY ("countryId") REFERENCES "Country"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Person" ADD CONSTRAINT "Person_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Person" ADD CONSTRAINT "Person_countryId_fkey" FOREIGN KEY ("countryId") REFERENCES "Country"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Person" ADD CONSTRAINT "Person_pictureHash_fkey" FOREIGN KEY ("pictureHash") REFERENCES "Picture"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Leader" ADD CONSTRAINT "Leader_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Team" ADD CONSTRAINT "Team_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Team" ADD CONSTRAINT "Team_countryId_fkey" FOREIGN KEY ("countryId") REFERENCES "Country"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Team" ADD CONSTRAINT "Team_leaderId_fkey" FOREIGN KEY ("leaderId") REFERENCES "Leader"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Team" ADD CONSTRAINT "Team_deputyLeaderId_fkey" FOREIGN KEY ("deputyLeaderId") REFERENCES "Leader"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Team" ADD CONSTRAINT "Team_guideId_fkey" FOREIGN KEY ("guideId") REFERENCES "Guide"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Contestant" ADD CONSTRAINT "Contestant_teamId_editionId_countryId_fkey" FOREIGN KEY ("teamId", "editionId", "countryId") REFERENCES "Team"("id", "editionId", "countryId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Contestant" ADD CONSTRAINT "Contestant_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Contestant" ADD CONSTRAINT "Contestant_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContestantDay" ADD CONSTRAINT "ContestantDay_contestantId_editionId_fkey" FOREIGN KEY ("contestantId", "editionId") REFERENCES "Contestant"("id", "editionId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContestantCodeCounter" ADD CONSTRAINT "ContestantCodeCounter_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContestantCodeCounter" ADD CONSTRAINT "ContestantCodeCounter_countryId_fkey" FOREIGN KEY ("countryId") REFERENCES "Country"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Guide" ADD CONSTRAINT "Guide_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Guide" ADD CONSTRAINT "Guide_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IdempotentRequest" ADD CONSTRAINT "IdempotentRequest_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

