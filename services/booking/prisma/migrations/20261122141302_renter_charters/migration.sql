CREATE INDEX CONCURRENTLY IF NOT EXISTS "bookings_renter_charters" ON "bookings" ("renter_id", "start_date", "id") WHERE "status" <> 'cancelled';
