CREATE INDEX CONCURRENTLY IF NOT EXISTS "bookings_renter_pending" ON "bookings" ("renter_id", (coalesce("respond_by", "start_date")), "id") WHERE "status" = 'pending';
