-- Whom an entry of the audit log is about and whom a mail names, also once they are deleted.
ALTER TABLE "AuditEntry" ADD COLUMN "personId" UUID;
ALTER TABLE "Mail" ADD COLUMN "personIds" UUID[] DEFAULT ARRAY[]::UUID[];

-- A role's entries about its creation and deletion say whose it was.
CREATE FUNCTION "set_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."personId" := CASE
    WHEN NEW."entity" = 'Person' THEN NEW."entityId"
    WHEN NEW."entity" IN ('Leader', 'Contestant', 'Guide') THEN coalesce(
      (SELECT "personId" FROM "Leader" WHERE "id" = NEW."entityId"),
      (SELECT "personId" FROM "Contestant" WHERE "id" = NEW."entityId"),
      (SELECT "personId" FROM "Guide" WHERE "id" = NEW."entityId"),
      (NEW."changes" -> 'personId' ->> 0)::uuid)
  END;
  RETURN NEW;
END $$;

CREATE TRIGGER "AuditEntry_person" BEFORE INSERT ON "AuditEntry" FOR EACH ROW EXECUTE FUNCTION "set_person"();

UPDATE "AuditEntry" SET "personId" = "entityId" WHERE "entity" = 'Person';
UPDATE "AuditEntry" SET "personId" = "role"."personId" FROM (
    SELECT "id", "personId" FROM "Leader" UNION ALL SELECT "id", "personId" FROM "Contestant"
    UNION ALL SELECT "id", "personId" FROM "Guide"
) AS "role" WHERE "role"."id" = "entityId";
UPDATE "AuditEntry" SET "personId" = "logged"."personId" FROM (
    SELECT DISTINCT "entityId", coalesce("changes" -> 'personId' ->> 0, "changes" -> 'personId' ->> 1)::uuid AS "personId"
    FROM "AuditEntry" WHERE "changes" ? 'personId'
) AS "logged" WHERE "AuditEntry"."personId" IS NULL AND "logged"."entityId" = "AuditEntry"."entityId";
