-- An owner's discount for charters of 6 hours or more, in whole percent of the boat rental.
ALTER TABLE "boats" ADD COLUMN "discount_percent" integer NOT NULL DEFAULT 0
  CONSTRAINT "boats_discount_percent" CHECK ("discount_percent" BETWEEN 0 AND 90);

-- When boats are taken, from booking's events: for the search by free date and time, which may be a moment behind.
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE TABLE "busy_bookings" (
  "booking_id" integer PRIMARY KEY,
  "boat_id" integer NOT NULL,
  -- Its own time, and the one that its owner proposes.
  "during" tstzmultirange NOT NULL
);
CREATE INDEX "busy_bookings_boat_id_during_idx" ON "busy_bookings" USING gist ("boat_id", "during");
CREATE TABLE "busy_blocks" (
  "block_id" uuid PRIMARY KEY,
  "boat_id" integer NOT NULL,
  "during" tstzrange NOT NULL
);
CREATE INDEX "busy_blocks_boat_id_during_idx" ON "busy_blocks" USING gist ("boat_id", "during");

-- Boats that go out for so short a time as is asked for, where these are few.
CREATE INDEX "boats_minimum_hours" ON "boats"("minimum_hours") WHERE "is_available";
