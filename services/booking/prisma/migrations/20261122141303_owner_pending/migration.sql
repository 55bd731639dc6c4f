CREATE INDEX CONCURRENTLY IF NOT EXISTS "bookings_owner_pending" ON "bookings" ("owner_id", (coalesce("respond_by", "start_date")), "id") WHERE "status" = 'pending';
