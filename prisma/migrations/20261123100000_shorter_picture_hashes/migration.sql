-- 16 bytes as base64url instead of 32 as hex: a page with hundreds of portraits is a third smaller. The foreign keys
-- follow the update.
UPDATE "Picture"
SET "hash" = translate(rtrim(encode(substring(decode("hash", 'hex') FROM 1 FOR 16), 'base64'), '='), '+/', '-_');

ALTER TABLE "Picture" ALTER COLUMN "hash" TYPE CHAR(22);
ALTER TABLE "Person" ALTER COLUMN "pictureHash" TYPE CHAR(22);
ALTER TABLE "Company" ALTER COLUMN "imageHash" TYPE CHAR(22);
ALTER TABLE "VenuePicture" ALTER COLUMN "imageHash" TYPE CHAR(22);

-- What was printed has the picture's hash, too.
UPDATE "PrintedItem"
SET "content" = jsonb_set("content", '{picture}', to_jsonb(
  translate(rtrim(encode(substring(decode("content" ->> 'picture', 'hex') FROM 1 FOR 16), 'base64'), '='), '+/', '-_')))
WHERE "content" ->> 'picture' ~ '^[0-9a-f]{64}$';
