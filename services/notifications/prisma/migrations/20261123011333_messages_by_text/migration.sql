-- The expression of find-deliveries.ts, to the letter.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "deliveries_text" ON "deliveries"
  USING gin (lower(' ' || coalesce("subject", '') || E'\n ' || coalesce("address", '')) gin_trgm_ops);
