-- The shortest charter in a city, also in one where there is none.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "boats_minimum_hours_in_city" ON "boats"("city", "minimum_hours") WHERE "is_available";
