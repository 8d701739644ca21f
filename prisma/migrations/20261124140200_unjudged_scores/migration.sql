-- Scores that were still being judged when they were imported, to warn of them before the results are published.
ALTER TABLE "Score" ADD COLUMN "isUnjudged" BOOLEAN NOT NULL DEFAULT false;
