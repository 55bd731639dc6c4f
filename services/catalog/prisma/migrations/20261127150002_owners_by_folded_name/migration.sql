CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_folded_name" ON "users"
  USING gin (folded(' ' || "full_name") gin_trgm_ops);
