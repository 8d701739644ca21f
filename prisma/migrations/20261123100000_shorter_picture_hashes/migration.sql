-- 16 bytes as base64url instead of 32 as hex: a page with hundreds of portraits is a third smaller. The foreign keys
-- follow the update.
UPDATE "Picture"
SET "hash" = translate(rtrim(encode(substring(decode("hash", 'hex') FROM 1 FOR 16), 'base64'), '='), '+/', '-_');

ALTER TABLE "Picture" ALTER COLUMN "hash" TYPE CHAR(22);
ALTER TABLE "Person" ALTER COLUMN "pictureHash" TYPE CHAR(22);
ALTER TABLE "Company" ALTER COLUMN "imageHash" TYPE CHAR(22);
ALTER TABLE "VenuePicture" ALTER COLUMN "imageHash" TYPE CHAR(22);
