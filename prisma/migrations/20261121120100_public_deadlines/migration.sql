-- Pages read a country's later deadline with the edition, visitors' pages among them.
CREATE OR REPLACE TRIGGER "DeadlineException_public_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "DeadlineException"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_public_change"();
