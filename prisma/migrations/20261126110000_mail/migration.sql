ALTER TABLE "User" ALTER COLUMN "passwordHash" DROP NOT NULL;

CREATE TABLE "PasswordLink" (
    "userId" UUID NOT NULL,
    "tokenHash" CHAR(43) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PasswordLink_pkey" PRIMARY KEY ("userId")
);

CREATE UNIQUE INDEX "PasswordLink_tokenHash_key" ON "PasswordLink"("tokenHash");

ALTER TABLE "PasswordLink" ADD CONSTRAINT "PasswordLink_userId_fkey"
    FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TYPE "MailKind" AS ENUM ('INVITATION', 'PASSWORD_RESET');

CREATE TABLE "Mail" (
    "id" UUID NOT NULL,
    "kind" "MailKind" NOT NULL,
    "to" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "userId" UUID,
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "sentAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "error" TEXT,

    CONSTRAINT "Mail_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "Mail_createdAt_idx" ON "Mail"("createdAt");

ALTER TABLE "Mail" ADD CONSTRAINT "Mail_userId_fkey"
    FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "Mail" ADD CONSTRAINT "Mail_createdById_fkey"
    FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
