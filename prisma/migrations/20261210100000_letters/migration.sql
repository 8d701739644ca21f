ALTER TABLE "Edition"
    ADD COLUMN "letterText" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "teamLetterText" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "registratorsSeeLetters" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "lastLetterNumber" INTEGER NOT NULL DEFAULT 0;

CREATE TABLE "Letter" (
    "id" UUID NOT NULL,
    "editionId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "code" CHAR(16) NOT NULL,
    "personId" UUID,
    "teamId" UUID,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Letter_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Letter_code_check" CHECK ("code" ~ '^[2-9A-HJ-NP-Z]{16}$'),
    CONSTRAINT "Letter_recipient_check" CHECK (num_nonnulls("personId", "teamId") = 1)
);

CREATE UNIQUE INDEX "Letter_code_key" ON "Letter"("code");
CREATE UNIQUE INDEX "Letter_editionId_number_key" ON "Letter"("editionId", "number");
CREATE UNIQUE INDEX "Letter_personId_editionId_key" ON "Letter"("personId", "editionId");
CREATE UNIQUE INDEX "Letter_teamId_editionId_key" ON "Letter"("teamId", "editionId");

ALTER TABLE "Letter" ADD CONSTRAINT "Letter_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Letter" ADD CONSTRAINT "Letter_personId_editionId_fkey" FOREIGN KEY ("personId", "editionId") REFERENCES "Person"("id", "editionId") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Letter" ADD CONSTRAINT "Letter_teamId_editionId_fkey" FOREIGN KEY ("teamId", "editionId") REFERENCES "Team"("id", "editionId") ON DELETE CASCADE ON UPDATE CASCADE;
