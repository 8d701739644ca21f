-- A later end of registration for one country. Where the edition's own is later still, that one counts (lib/contest/rules.ts).

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

CREATE UNIQUE INDEX "DeadlineException_editionId_countryId_key" ON "DeadlineException"("editionId", "countryId");
CREATE INDEX "DeadlineException_countryId_idx" ON "DeadlineException"("countryId");
CREATE INDEX "DeadlineException_givenById_idx" ON "DeadlineException"("givenById");

ALTER TABLE "DeadlineException"
  ADD CONSTRAINT "DeadlineException_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "DeadlineException_countryId_fkey" FOREIGN KEY ("countryId") REFERENCES "Country"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "DeadlineException_givenById_fkey" FOREIGN KEY ("givenById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "DeadlineException_reason_check" CHECK ("reason" <> '');
