-- Tasks, scores, boundaries of medals, honours of contestants, and whether the results are published.
CREATE TYPE "ResultsState" AS ENUM ('HIDDEN', 'PROVISIONAL', 'FINAL');

CREATE TYPE "Award" AS ENUM ('GOLD', 'SILVER', 'BRONZE');

ALTER TABLE "Edition" ADD COLUMN "resultsState" "ResultsState" NOT NULL DEFAULT 'HIDDEN',
    ADD COLUMN "unofficialAwarded" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "resultsVersion" INTEGER NOT NULL DEFAULT 1;

ALTER TABLE "Contestant" ADD COLUMN "honourableMention" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "disqualification" TEXT,
    ADD CONSTRAINT "Contestant_disqualification_check" CHECK ("disqualification" IS NULL OR ("disqualification" <> '' AND NOT "honourableMention"));

CREATE TABLE "Task" (
    "id" UUID NOT NULL,
    "editionId" UUID NOT NULL,
    "group" "ContestantGroup" NOT NULL,
    "day" SMALLINT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "maximum" DECIMAL(10,4) NOT NULL,

    CONSTRAINT "Task_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Task_day_check" CHECK ("day" IN (1, 2)),
    CONSTRAINT "Task_maximum_check" CHECK ("maximum" > 0)
);

CREATE TABLE "Score" (
    "contestantId" UUID NOT NULL,
    "taskId" UUID NOT NULL,
    "editionId" UUID NOT NULL,
    "points" DECIMAL(10,4) NOT NULL,

    CONSTRAINT "Score_pkey" PRIMARY KEY ("contestantId", "taskId"),
    CONSTRAINT "Score_points_check" CHECK ("points" >= 0)
);

CREATE TABLE "AwardBoundary" (
    "editionId" UUID NOT NULL,
    "group" "ContestantGroup" NOT NULL,
    "award" "Award" NOT NULL,
    "points" DECIMAL(10,4) NOT NULL,

    CONSTRAINT "AwardBoundary_pkey" PRIMARY KEY ("editionId", "group", "award"),
    CONSTRAINT "AwardBoundary_points_check" CHECK ("points" > 0)
);

CREATE UNIQUE INDEX "Task_id_editionId_key" ON "Task"("id", "editionId");

CREATE UNIQUE INDEX "Task_editionId_group_name_key" ON "Task"("editionId", "group", "name");

CREATE INDEX "Score_taskId_idx" ON "Score"("taskId");

ALTER TABLE "Task" ADD CONSTRAINT "Task_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Score" ADD CONSTRAINT "Score_contestantId_editionId_fkey" FOREIGN KEY ("contestantId", "editionId") REFERENCES "Contestant"("id", "editionId") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Score" ADD CONSTRAINT "Score_taskId_editionId_fkey" FOREIGN KEY ("taskId", "editionId") REFERENCES "Task"("id", "editionId") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "AwardBoundary" ADD CONSTRAINT "AwardBoundary_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "Task_public_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Task"
    FOR EACH STATEMENT EXECUTE FUNCTION "announce_public_change"();

CREATE TRIGGER "Score_public_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Score"
    FOR EACH STATEMENT EXECUTE FUNCTION "announce_public_change"();

CREATE TRIGGER "AwardBoundary_public_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "AwardBoundary"
    FOR EACH STATEMENT EXECUTE FUNCTION "announce_public_change"();
