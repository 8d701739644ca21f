-- Where the tournament takes place; it was a fixed text of the pages until now.
ALTER TABLE "Edition" ADD COLUMN "venue" TEXT NOT NULL DEFAULT 'Shumen, Bulgaria';
