CREATE TABLE "AcknowledgedWarning" (
    "id" UUID NOT NULL PRIMARY KEY,
    "editionId" UUID NOT NULL REFERENCES "Edition"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    "kind" TEXT NOT NULL,
    "recordIds" UUID[],
    "details" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "acknowledgedById" UUID NOT NULL REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    "acknowledgedAt" TIMESTAMPTZ(3) NOT NULL
);

CREATE INDEX "AcknowledgedWarning_editionId_idx" ON "AcknowledgedWarning"("editionId");
