CREATE INDEX CONCURRENTLY IF NOT EXISTS "contact_submissions_of_network" ON "contact_submissions" ("address_key", "created_at");
