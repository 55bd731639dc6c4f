-- What the boat was called; the index on the text itself serves the release before.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "bookings_folded" ON "bookings"
  USING gin (folded(' ' || "search_text") gin_trgm_ops);
