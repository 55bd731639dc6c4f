CREATE INDEX CONCURRENTLY IF NOT EXISTS "bookings_waiting_for_change" ON "bookings" ("change_respond_by") WHERE "change_respond_by" IS NOT NULL;
