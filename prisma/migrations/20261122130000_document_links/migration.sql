-- These files are texts of the edition now.
UPDATE "Edition" SET "invitationLetterUrl" = NULL WHERE "invitationLetterUrl" = '/documents/2025/invitation-letter.html';
UPDATE "Edition" SET "materialsUrl" = NULL WHERE "materialsUrl" = '/documents/2025/materials.html';
