CREATE TABLE "Message" (
    "id" UUID NOT NULL,
    "editionId" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "recipients" TEXT NOT NULL,
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Message_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Message_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id")
        ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Message_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id")
        ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE INDEX "Message_editionId_idx" ON "Message"("editionId");

ALTER TYPE "MailKind" ADD VALUE 'MESSAGE';

ALTER TABLE "Mail" ADD COLUMN "messageId" UUID
    CONSTRAINT "Mail_messageId_fkey" REFERENCES "Message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE INDEX "Mail_messageId_idx" ON "Mail"("messageId");
