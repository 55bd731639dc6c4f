CREATE INDEX CONCURRENTLY IF NOT EXISTS "bookings_of_unknown_credit" ON "bookings" ("id")
  WHERE "payment_intent_id" IS NOT NULL AND "credit_cents" IS NULL;
