CREATE TYPE "PrintPictureKind" AS ENUM ('emblem', 'logo', 'signature1', 'signature2', 'signature3', 'certificateBackground', 'badgeBackground');

ALTER TABLE "Edition" ADD COLUMN "accentColour" CHAR(7), ADD COLUMN "backgroundMargin" INTEGER NOT NULL DEFAULT 15;

CREATE TABLE "PrintPicture" (
    "id" UUID NOT NULL,
    "editionId" UUID NOT NULL,
    "kind" "PrintPictureKind" NOT NULL,
    "imageHash" CHAR(22) NOT NULL,

    CONSTRAINT "PrintPicture_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "PrintPicture_editionId_kind_key" ON "PrintPicture"("editionId", "kind");
ALTER TABLE "PrintPicture" ADD CONSTRAINT "PrintPicture_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "PrintPicture" ADD CONSTRAINT "PrintPicture_imageHash_fkey" FOREIGN KEY ("imageHash") REFERENCES "Picture"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;
