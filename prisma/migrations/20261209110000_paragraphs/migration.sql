ALTER TABLE "Edition"
    ADD COLUMN "invitationParagraph" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "reminderParagraph" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "confirmationParagraph" TEXT NOT NULL DEFAULT '';
