CREATE INDEX CONCURRENTLY IF NOT EXISTS "dead_letters_due" ON "dead_letters" ("next_try_at") WHERE "resolved_at" IS NULL;
