CREATE INDEX CONCURRENTLY IF NOT EXISTS "inbox_handled_at" ON "inbox" ("handled_at");
