CREATE INDEX CONCURRENTLY IF NOT EXISTS "payouts_outstanding" ON "payouts" ("due_at", "booking_id")
  WHERE "amount_cents" <> "paid_out_cents";
