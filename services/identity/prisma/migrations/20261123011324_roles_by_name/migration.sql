CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_role_full_name_id_idx" ON "users" ("role", "full_name", "id");
