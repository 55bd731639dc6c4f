-- The release before writes no start that a renter left, and counts from the start alone.
ALTER TABLE "bookings" ADD COLUMN "left_start" timestamptz(3);
