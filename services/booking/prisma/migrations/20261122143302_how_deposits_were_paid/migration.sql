-- How a deposit was paid: by a payment, of which credits paid a part, or outside, without card or credit. A deposit with
-- a date and no payment was paid outside.
ALTER TABLE "bookings"
  -- Empty until payments has said it, as in what an earlier release wrote.
  ADD COLUMN "credit_cents" integer,
  -- As which transfer it was paid outside, and as which it was given back by hand.
  ADD COLUMN "paid_reference" text,
  ADD COLUMN "given_back_reference" text,
  -- Of what is there already nothing has a value yet, and need not be looked at.
  ADD CONSTRAINT "bookings_credit_not_negative" CHECK ("credit_cents" >= 0) NOT VALID;
