CREATE INDEX CONCURRENTLY IF NOT EXISTS "discrepancies_in_order" ON "discrepancies" ("resolved_at" DESC, "id" DESC);
