-- A keyed hash of the address from which a payment was begun.
ALTER TABLE "payments" ADD COLUMN "address_key" text;
-- What a renter has begun lately, and what of it is open.
CREATE INDEX "payments_renter_id_created_at_idx" ON "payments" ("renter_id", "created_at");
CREATE INDEX "payments_open_of_address" ON "payments" ("address_key") WHERE "status" = 'open';

-- Cards that were declined, each once, kept for as long as they are counted.
CREATE TABLE "card_failures" (
  -- What the provider calls the failed charge, or the event where nothing was charged.
  "id" text PRIMARY KEY,
  "payment_id" integer NOT NULL,
  "renter_id" integer NOT NULL,
  "address_key" text,
  "failed_at" timestamptz(3) NOT NULL,
  CONSTRAINT "card_failures_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments" ("id")
);
CREATE INDEX "card_failures_renter_id_failed_at_idx" ON "card_failures" ("renter_id", "failed_at");
CREATE INDEX "card_failures_address_key_failed_at_idx" ON "card_failures" ("address_key", "failed_at");
CREATE INDEX "card_failures_failed_at_idx" ON "card_failures" ("failed_at");
