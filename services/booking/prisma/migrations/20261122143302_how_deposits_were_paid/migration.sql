-- How a deposit was paid: by a payment, of which credits paid a part, or outside, without card or credit. A deposit with
-- a date and no payment was paid outside.
ALTER TABLE "bookings"
  -- Empty until payments has said it, as in what an earlier release wrote.
  ADD COLUMN "credit_cents" integer,
  -- As which transfer it was paid outside, and as which it was given back by hand.
  ADD COLUMN "paid_reference" text,
  ADD COLUMN "given_back_reference" text,
  ADD CONSTRAINT "bookings_credit_within_deposit" CHECK ("credit_cents" >= 0);
CREATE INDEX "bookings_of_unknown_credit" ON "bookings" ("id")
  WHERE "payment_intent_id" IS NOT NULL AND "credit_cents" IS NULL;
