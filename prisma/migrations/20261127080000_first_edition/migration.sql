ALTER TABLE "Edition" ADD COLUMN "hasDates" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "Edition" ALTER COLUMN "contactEmail" DROP NOT NULL;

-- The placeholder of new installations.
UPDATE "Edition" SET "contactEmail" = NULL WHERE "contactEmail" = 'contact@example.org';

-- So was the edition of 2025, while nobody has changed it; `migrate` creates one without dates.
DELETE FROM "Edition" e
WHERE e."id" = 'c632dca2-af87-5393-b1e9-2f0ab2c99a4d' AND e."version" = 1 AND e."contactEmail" IS NULL
  AND NOT EXISTS (SELECT FROM "Edition" other WHERE other."id" <> e."id")
  AND NOT EXISTS (SELECT FROM "Person" WHERE "editionId" = e."id");
