CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_full_name_id_idx" ON "users" ("full_name", "id");
