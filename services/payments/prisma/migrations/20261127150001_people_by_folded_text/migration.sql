-- The expression of isCalled in the service kit, to the letter.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_folded" ON "users"
  USING gin (folded(' ' || "full_name" || E'\n ' || "email" || E'\n ' || "phone") gin_trgm_ops);
