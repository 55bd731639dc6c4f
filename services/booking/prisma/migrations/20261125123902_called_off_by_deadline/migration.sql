CREATE INDEX CONCURRENTLY IF NOT EXISTS "bookings_called_off" ON "bookings" ("choose_time_by") WHERE "choose_time_by" IS NOT NULL;
