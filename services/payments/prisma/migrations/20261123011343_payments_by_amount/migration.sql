CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_amount_cents_id_idx" ON "payments" ("amount_cents", "id");
