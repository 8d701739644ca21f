-- A withdrawn team is kept, so that it can be restored, but takes part in nothing.
ALTER TABLE "Team" ADD COLUMN "withdrawnAt" TIMESTAMPTZ(3);
