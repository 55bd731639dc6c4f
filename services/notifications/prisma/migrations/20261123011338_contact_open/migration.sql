CREATE INDEX CONCURRENTLY IF NOT EXISTS "contact_submissions_open" ON "contact_submissions" ("created_at" DESC, "id" DESC)
  WHERE "handled_at" IS NULL;
