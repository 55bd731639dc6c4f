-- How many bookings there are, kept by a trigger: counting them would take the longer the more there are. Each slot is
-- written by one transaction at a time (kit.counter_slot); their sum is what there is. While the trigger is made, nobody
-- writes bookings, for as long as it takes to count them once.
CREATE TABLE "booking_counts" (
  "slot" integer PRIMARY KEY,
  "bookings" bigint NOT NULL
) WITH (fillfactor = 50);
COMMENT ON TABLE "booking_counts" IS 'not audited';

CREATE FUNCTION "count_bookings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO booking_counts AS counted (slot, bookings)
  SELECT kit.counter_slot(), CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END * count(*) FROM changed
  ON CONFLICT (slot) DO UPDATE SET bookings = counted.bookings + excluded.bookings;
  RETURN NULL;
END $$;
CREATE TRIGGER "count_bookings_made" AFTER INSERT ON "bookings" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "count_bookings"();
CREATE TRIGGER "count_bookings_gone" AFTER DELETE ON "bookings" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "count_bookings"();
INSERT INTO "booking_counts" SELECT 0, count(*) FROM "bookings";
