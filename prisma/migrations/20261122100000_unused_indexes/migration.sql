-- What no statement needs (docs/indexes.md). Countries, accounts and editions, whose foreign keys some of these served,
-- are never deleted; a country's teams and people are always asked for with their edition, whose index serves that.
-- In the order in which reads take the tables, so that neither waits for the other.
LOCK TABLE "Team", "Person" IN ACCESS EXCLUSIVE MODE;
DROP INDEX "DeadlineException_countryId_idx";
DROP INDEX "DeadlineException_givenById_idx";
DROP INDEX "Guide_userId_idx";
DROP INDEX "IdempotentRequest_createdAt_idx";
DROP INDEX "Person_countryId_idx";
DROP INDEX "Team_countryId_idx";
DROP INDEX "User_role_idx";
