-- The server looks for mail to send every two seconds.
CREATE INDEX "Mail_unsent_idx" ON "Mail"("createdAt") WHERE "sentAt" IS NULL;
CREATE INDEX "Mail_userId_idx" ON "Mail"("userId");
CREATE INDEX "Guide_userId_idx" ON "Guide"("userId");
CREATE INDEX "AuditEntry_editionId_idx" ON "AuditEntry"("editionId");
CREATE INDEX "AuditEntry_personId_idx" ON "AuditEntry"("personId");
