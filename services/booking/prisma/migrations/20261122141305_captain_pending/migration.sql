CREATE INDEX CONCURRENTLY IF NOT EXISTS "bookings_captain_pending" ON "bookings" ("captain_id", (coalesce("respond_by", "start_date")), "id") WHERE "status" = 'pending';
