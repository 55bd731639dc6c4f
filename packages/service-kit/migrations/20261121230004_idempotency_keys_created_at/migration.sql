CREATE INDEX CONCURRENTLY IF NOT EXISTS "idempotency_keys_created_at" ON "idempotency_keys" ("created_at");
