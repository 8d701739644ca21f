-- Pictures, maps and the address of the venue; pages for the invitation letter and the materials.
ALTER TABLE "Edition" ADD COLUMN "venueAddress" TEXT,
    ADD COLUMN "venueCoordinates" TEXT,
    ADD COLUMN "invitationLetter" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "materials" TEXT NOT NULL DEFAULT '';

CREATE TABLE "VenuePicture" (
    "id" UUID NOT NULL,
    "editionId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "caption" TEXT NOT NULL,
    "isMap" BOOLEAN NOT NULL DEFAULT false,
    "imageHash" CHAR(64) NOT NULL,

    CONSTRAINT "VenuePicture_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "VenuePicture_editionId_position_key" ON "VenuePicture"("editionId", "position");

ALTER TABLE "VenuePicture" ADD CONSTRAINT "VenuePicture_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "VenuePicture" ADD CONSTRAINT "VenuePicture_imageHash_fkey" FOREIGN KEY ("imageHash") REFERENCES "Picture"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TRIGGER "VenuePicture_public_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "VenuePicture"
    FOR EACH STATEMENT EXECUTE FUNCTION "announce_public_change"();
