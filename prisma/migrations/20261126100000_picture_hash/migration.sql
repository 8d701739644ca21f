ALTER TABLE "Company" RENAME COLUMN "imageHash" TO "pictureHash";
ALTER TABLE "Company" RENAME CONSTRAINT "Company_imageHash_fkey" TO "Company_pictureHash_fkey";
ALTER TABLE "VenuePicture" RENAME COLUMN "imageHash" TO "pictureHash";
ALTER TABLE "VenuePicture" RENAME CONSTRAINT "VenuePicture_imageHash_fkey" TO "VenuePicture_pictureHash_fkey";
ALTER TABLE "PrintPicture" RENAME COLUMN "imageHash" TO "pictureHash";
ALTER TABLE "PrintPicture" RENAME CONSTRAINT "PrintPicture_imageHash_fkey" TO "PrintPicture_pictureHash_fkey";
