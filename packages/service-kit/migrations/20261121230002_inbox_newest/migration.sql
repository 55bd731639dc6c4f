CREATE INDEX CONCURRENTLY IF NOT EXISTS "inbox_newest" ON "inbox" ("handler", "subject", "handled_at");
