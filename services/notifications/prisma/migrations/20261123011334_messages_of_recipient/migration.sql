CREATE INDEX CONCURRENTLY IF NOT EXISTS "deliveries_of_recipient" ON "deliveries" ("recipient_id", "created_at" DESC, "id" DESC);
