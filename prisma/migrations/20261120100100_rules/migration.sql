-- What schema.prisma cannot say. lib/http/database-errors.ts turns the names of the constraints into sentences.

CREATE UNIQUE INDEX "User_email_key" ON "User" (lower("email"));
CREATE UNIQUE INDEX "Edition_isCurrent_key" ON "Edition" ("isCurrent") WHERE "isCurrent";

ALTER TABLE "Edition"
  ADD CONSTRAINT "Edition_dates_check" CHECK ("startDate" <= "endDate"),
  ADD CONSTRAINT "Edition_year_check" CHECK ("year" BETWEEN 1990 AND 2200);

ALTER TABLE "ScheduleItem"
  ADD CONSTRAINT "ScheduleItem_times_check" CHECK (
    ("startTime" IS NULL OR "startTime" ~ '^([01]\d|2[0-3]):[0-5]\d$')
    AND ("endTime" IS NULL OR ("startTime" IS NOT NULL AND "endTime" ~ '^([01]\d|2[0-3]):[0-5]\d$'))
  );

ALTER TABLE "Country"
  ADD CONSTRAINT "Country_codes_check" CHECK ("alpha2" ~ '^[A-Z]{2}$' AND "alpha3" ~ '^[A-Z]{3}$');

ALTER TABLE "Committee"
  ADD CONSTRAINT "Committee_key_check" CHECK ("key" ~ '^[A-Z][A-Z0-9_]*$');

ALTER TABLE "User"
  ADD CONSTRAINT "User_registrator_has_country_check" CHECK ("role" <> 'TeamRegistrator' OR "countryId" IS NOT NULL);

ALTER TABLE "Team"
  ADD CONSTRAINT "Team_deputy_is_not_leader_check" CHECK ("deputyLeaderId" IS NULL OR "deputyLeaderId" <> "leaderId");

ALTER TABLE "Contestant"
  ADD CONSTRAINT "Contestant_number_check" CHECK ("number" > 0),
  ADD CONSTRAINT "Contestant_contact_check" CHECK (("personForContactName" IS NULL) = ("personForContactPhone" IS NULL));

ALTER TABLE "ContestantDay"
  ADD CONSTRAINT "ContestantDay_day_check" CHECK ("day" IN (1, 2));

-- 1 to 4 contestants a team, however many requests arrive at once: whoever adds or removes one locks the team's row
-- first, and the count that follows is a statement of its own, so that it sees what the lock's last holder committed.
CREATE FUNCTION "check_team_size"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  affected uuid;
  contestants int;
BEGIN
  FOREACH affected IN ARRAY CASE TG_OP
    WHEN 'INSERT' THEN ARRAY[NEW."teamId"]
    WHEN 'DELETE' THEN ARRAY[OLD."teamId"]
    ELSE ARRAY[OLD."teamId", NEW."teamId"]
  END LOOP
    PERFORM 1 FROM "Team" WHERE "id" = affected FOR UPDATE;
    -- A team that is being deleted takes its contestants with it.
    CONTINUE WHEN NOT FOUND;
    SELECT count(*) INTO contestants FROM "Contestant" WHERE "teamId" = affected;
    IF contestants > 4 THEN
      RAISE EXCEPTION 'Team_at_most_4_contestants_check' USING ERRCODE = 'check_violation';
    ELSIF contestants < 1 THEN
      RAISE EXCEPTION 'Team_at_least_1_contestant_check' USING ERRCODE = 'check_violation';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE TRIGGER "Contestant_team_size" AFTER INSERT OR DELETE OR UPDATE OF "teamId" ON "Contestant"
  FOR EACH ROW EXECUTE FUNCTION "check_team_size"();

-- A new team gets its contestants later in the same transaction, so this one is asked at its end.
CREATE FUNCTION "check_new_team_size"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "Team" WHERE "id" = NEW."id")
    AND NOT EXISTS (SELECT 1 FROM "Contestant" WHERE "teamId" = NEW."id") THEN
    RAISE EXCEPTION 'Team_at_least_1_contestant_check' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER "Team_size" AFTER INSERT ON "Team"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_new_team_size"();
