ALTER TABLE "Letter" ADD COLUMN "content" CHAR(64);
