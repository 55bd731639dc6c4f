-- The expression of findDeliveries, to the letter.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "deliveries_folded" ON "deliveries"
  USING gin (folded(' ' || coalesce("subject", '') || E'\n ' || coalesce("address", '')) gin_trgm_ops);
