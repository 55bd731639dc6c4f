CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_card_last4_id_idx" ON "payments" ("card_last4", "id");
