CREATE INDEX CONCURRENTLY IF NOT EXISTS "bookings_owner_charters" ON "bookings" ("owner_id", "start_date", "id") WHERE "status" <> 'cancelled';
