-- A number has more digits than points need, and decimals take long to read by the thousand.
ALTER TABLE "Task" ALTER COLUMN "maximum" TYPE DOUBLE PRECISION;
ALTER TABLE "Score" ALTER COLUMN "points" TYPE DOUBLE PRECISION;
ALTER TABLE "AwardBoundary" ALTER COLUMN "points" TYPE DOUBLE PRECISION;
