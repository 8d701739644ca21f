-- Badges, labels, slips and certificates: what is printed on them, and what was printed when.
ALTER TABLE "Edition" ADD COLUMN "emergencyPhone" TEXT,
    ADD COLUMN "certificateText" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "certificateSignatories" TEXT[] DEFAULT ARRAY[]::TEXT[];

CREATE TYPE "PrintDocument" AS ENUM ('BADGES', 'LABELS', 'SLIPS', 'CERTIFICATES');

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

    CONSTRAINT "PrintedItem_pkey" PRIMARY KEY ("runId", "personId")
);

CREATE INDEX "PrintedItem_personId_idx" ON "PrintedItem"("personId");

ALTER TABLE "PrintRun" ADD CONSTRAINT "PrintRun_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "PrintRun" ADD CONSTRAINT "PrintRun_printedById_fkey" FOREIGN KEY ("printedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "PrintedItem" ADD CONSTRAINT "PrintedItem_runId_fkey" FOREIGN KEY ("runId") REFERENCES "PrintRun"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "PrintedItem" ADD CONSTRAINT "PrintedItem_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
