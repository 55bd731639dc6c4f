-- The expression of find-contact-messages.ts, to the letter.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contact_submissions_text" ON "contact_submissions"
  USING gin (lower(' ' || "first_name" || E'\n ' || "last_name" || E'\n ' || "email" || E'\n ' || "destination" || E'\n ' || "message") gin_trgm_ops);
