-- The expression of findContactMessages, to the letter.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contact_submissions_folded" ON "contact_submissions"
  USING gin (folded(' ' || "first_name" || E'\n ' || "last_name" || E'\n ' || "email" || E'\n ' || "destination" || E'\n ' || "message") gin_trgm_ops);
