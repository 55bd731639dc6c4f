CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_created_at_id_idx" ON "payments" ("created_at", "id");
