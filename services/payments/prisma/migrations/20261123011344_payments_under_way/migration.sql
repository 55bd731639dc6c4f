CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_under_way" ON "payments" ("status", "id")
  WHERE "status" IN ('open', 'processing');
