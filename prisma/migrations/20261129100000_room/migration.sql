ALTER TABLE "Edition" ADD COLUMN "roomsVersion" INTEGER NOT NULL DEFAULT 1;

CREATE TABLE "Room" (
    "id" UUID NOT NULL,
    "editionId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "group" "ContestantGroup",
    "plan" TEXT NOT NULL,

    CONSTRAINT "Room_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "Room_editionId_position_key" ON "Room"("editionId", "position");
CREATE UNIQUE INDEX "Room_editionId_name_key" ON "Room"("editionId", "name");
ALTER TABLE "Room" ADD CONSTRAINT "Room_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE CASCADE ON UPDATE CASCADE;
