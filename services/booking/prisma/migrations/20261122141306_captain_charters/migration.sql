CREATE INDEX CONCURRENTLY IF NOT EXISTS "bookings_captain_charters" ON "bookings" ("captain_id", "start_date", "id") WHERE "status" <> 'cancelled';
