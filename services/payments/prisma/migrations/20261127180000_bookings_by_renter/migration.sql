CREATE INDEX CONCURRENTLY IF NOT EXISTS "bookings_renter_id_idx" ON "bookings" ("renter_id");
