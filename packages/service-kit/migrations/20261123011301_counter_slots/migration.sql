-- A counter that triggers keep is spread over slots, each a row of its own. A transaction counts in the first slot that no
-- other one holds, which is its own until it ends: nobody waits for a counter, and no two wait for each other. There are
-- as many rows as transactions ever counted at the same time; what they sum up to is what there is.
CREATE FUNCTION "counter_slot"() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  slot integer := 0;
BEGIN
  WHILE NOT pg_try_advisory_xact_lock(10, slot) LOOP
    slot := slot + 1;
  END LOOP;
  RETURN slot;
END $$;
