-- They are kept as they were typed. The expression of find-contact-messages.ts, to the letter.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "contact_submissions_phone" ON "contact_submissions"
  USING gin (regexp_replace("phone", '\D', '', 'g') gin_trgm_ops);
