ALTER TABLE "Edition"
  ADD COLUMN "juniorsBornOnOrAfter" DATE,
  ADD COLUMN "seniorsBornOnOrAfter" DATE;
