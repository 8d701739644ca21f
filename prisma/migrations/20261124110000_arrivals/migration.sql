-- Trip numbers, transfers between the venue and the places of arrival and departure, and who has arrived.
ALTER TABLE "Team" ADD COLUMN "arrivalTripNumber" TEXT,
    ADD COLUMN "departureTripNumber" TEXT;

ALTER TABLE "Person" ADD COLUMN "arrivalTripNumber" TEXT,
    ADD COLUMN "departureTripNumber" TEXT;

CREATE TYPE "TravelDirection" AS ENUM ('ARRIVAL', 'DEPARTURE');

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

    CONSTRAINT "Transfer_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Transfer_seats" CHECK ("seats" >= 1)
);

CREATE TABLE "TransferAssignment" (
    "id" UUID NOT NULL,
    "transferId" UUID NOT NULL,
    "direction" "TravelDirection" NOT NULL,
    "teamId" UUID,
    "personId" UUID,
    "travelTime" TIMESTAMPTZ(3),
    "place" TEXT,

    CONSTRAINT "TransferAssignment_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "TransferAssignment_party" CHECK (("teamId" IS NULL) <> ("personId" IS NULL))
);

CREATE TABLE "ArrivalMark" (
    "id" UUID NOT NULL,
    "personId" UUID NOT NULL,
    "arrived" BOOLEAN NOT NULL,
    "markedAt" TIMESTAMPTZ(3) NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,
    "markedById" UUID NOT NULL,

    CONSTRAINT "ArrivalMark_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "ArrivalMark_clock" CHECK ("markedAt" <= "receivedAt")
);

CREATE UNIQUE INDEX "Transfer_id_direction_key" ON "Transfer"("id", "direction");

CREATE UNIQUE INDEX "TransferAssignment_teamId_direction_key" ON "TransferAssignment"("teamId", "direction");

CREATE UNIQUE INDEX "TransferAssignment_personId_direction_key" ON "TransferAssignment"("personId", "direction");

CREATE INDEX "TransferAssignment_transferId_idx" ON "TransferAssignment"("transferId");

CREATE INDEX "ArrivalMark_personId_markedAt_idx" ON "ArrivalMark"("personId", "markedAt");

ALTER TABLE "Transfer" ADD CONSTRAINT "Transfer_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "TransferAssignment" ADD CONSTRAINT "TransferAssignment_transferId_direction_fkey" FOREIGN KEY ("transferId", "direction") REFERENCES "Transfer"("id", "direction") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "TransferAssignment" ADD CONSTRAINT "TransferAssignment_teamId_fkey" FOREIGN KEY ("teamId") REFERENCES "Team"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "TransferAssignment" ADD CONSTRAINT "TransferAssignment_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ArrivalMark" ADD CONSTRAINT "ArrivalMark_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ArrivalMark" ADD CONSTRAINT "ArrivalMark_markedById_fkey" FOREIGN KEY ("markedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
