CREATE INDEX CONCURRENTLY IF NOT EXISTS "bookings_status_start_date_id_idx" ON "bookings" ("status", "start_date", "id");
