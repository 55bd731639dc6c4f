-- Those that failed are few among those that were skipped. Serves what "deliveries_not_sent" did.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "deliveries_unsent" ON "deliveries" ("status", "created_at" DESC, "id" DESC)
  WHERE "status" <> 'sent';
