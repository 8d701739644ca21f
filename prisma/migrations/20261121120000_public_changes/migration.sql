-- Says on the channel public_data that something changed that visitors may see; the servers empty their page caches
-- (server/public-changes.ts). PostgreSQL delivers it when the transaction commits, once per transaction, and not at all
-- if it is rolled back.
CREATE FUNCTION "announce_public_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_data', '');
  RETURN NULL;
END $$;

-- Every table that a public page or endpoint reads; e2e/api/page-cache.test.ts finds one that is missing.
DO $$
DECLARE
  public_table text;
BEGIN
  FOREACH public_table IN ARRAY ARRAY[
    'Edition', 'Company', 'Committee', 'ScheduleItem', 'Country', 'Picture', 'Person', 'Leader', 'Team', 'Contestant'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
        FOR EACH STATEMENT EXECUTE FUNCTION "announce_public_change"()',
      public_table || '_public_change', public_table
    );
  END LOOP;
END $$;
