-- Whether a newer event of the same kind follows; how old is what nobody needs.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_newest" ON "outbox" ("aggregate", "subject", "type", "position");
