-- A deposit may be paid by credit, wholly or in part; `amount_cents` is the whole deposit, `captured_cents` the card's part.
ALTER TABLE "payments"
  ADD COLUMN "credit_cents" integer NOT NULL DEFAULT 0,
  ADD COLUMN "settled_version" integer NOT NULL DEFAULT 0,
  ADD COLUMN "compared_at" timestamptz(3),
  DROP CONSTRAINT "payments_captured_when_succeeded",
  DROP CONSTRAINT "payments_intent_with_secret",
  ADD CONSTRAINT "payments_credit_within_amount" CHECK ("credit_cents" BETWEEN 0 AND "amount_cents"),
  -- What credits pay wholly has a name of ours, and nothing to confirm.
  ADD CONSTRAINT "payments_intent_with_secret" CHECK (
    "intent_id" IS NULL OR ("client_secret" IS NULL) = ("credit_cents" = "amount_cents")
  ),
  ADD CONSTRAINT "payments_captured_when_succeeded" CHECK (
    ("status" = 'succeeded') = ("paid_at" IS NOT NULL)
    AND CASE WHEN "status" = 'succeeded' THEN "captured_cents" + "credit_cents" > 0 ELSE "captured_cents" = 0 END
  );
-- Compared with the provider from time to time, the longest ago first.
CREATE INDEX "payments_to_compare" ON "payments" (coalesce("compared_at", "paid_at"), "paid_at")
  WHERE "status" = 'succeeded' AND "captured_cents" > 0;

ALTER TABLE "refunds"
  ADD COLUMN "succeeded_at" timestamptz(3),
  -- When its failure was told to the other services, which happens once.
  ADD COLUMN "failure_announced_at" timestamptz(3);
CREATE INDEX "refunds_status_id_idx" ON "refunds" ("status", "id");

-- What refund, division and payout of a deposit need to know of its booking.
ALTER TABLE "bookings"
  ADD COLUMN "owner_id" integer,
  ADD COLUMN "renter_id" integer,
  ADD COLUMN "boat_title" text,
  ADD COLUMN "end_date" timestamptz(3),
  ADD COLUMN "deposit_cents" integer,
  ADD COLUMN "settlement" jsonb,
  ADD COLUMN "refund_choice" text;

CREATE TABLE "credits" (
  "id" serial PRIMARY KEY,
  "renter_id" integer NOT NULL,
  "booking_id" integer NOT NULL,
  "amount_cents" integer NOT NULL CHECK ("amount_cents" > 0),
  -- Neither used nor held.
  "available_cents" integer NOT NULL,
  "issued_at" timestamptz(3) NOT NULL,
  "version" integer NOT NULL,
  CONSTRAINT "credits_available_within_amount" CHECK ("available_cents" BETWEEN 0 AND "amount_cents")
);
-- One credit for each ended booking.
CREATE UNIQUE INDEX "credits_booking_id_key" ON "credits" ("booking_id");
CREATE INDEX "credits_renter_id_id_idx" ON "credits" ("renter_id", "id");

CREATE TYPE "credit_use_status" AS ENUM ('held', 'used', 'returned');
-- What of a credit a payment takes: held from the first call on, used once the payment succeeds, returned when it does not.
CREATE TABLE "credit_uses" (
  "credit_id" integer NOT NULL REFERENCES "credits" ("id") ON DELETE NO ACTION ON UPDATE NO ACTION,
  "payment_id" integer NOT NULL REFERENCES "payments" ("id") ON DELETE NO ACTION ON UPDATE NO ACTION,
  "cents" integer NOT NULL CHECK ("cents" > 0),
  "status" "credit_use_status" NOT NULL,
  "at" timestamptz(3) NOT NULL,
  CONSTRAINT "credit_uses_pkey" PRIMARY KEY ("credit_id", "payment_id")
);
CREATE INDEX "credit_uses_payment_id_idx" ON "credit_uses" ("payment_id");

-- Whoever writes uses, and however: what is held or used is not available, and a credit is never used twice.
CREATE FUNCTION "count_credit_uses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."status" <> 'returned' THEN
    UPDATE "credits" SET "available_cents" = "available_cents" + OLD."cents" WHERE "id" = OLD."credit_id";
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."status" <> 'returned' THEN
    UPDATE "credits" SET "available_cents" = "available_cents" - NEW."cents" WHERE "id" = NEW."credit_id";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "count_credit_uses" AFTER INSERT OR UPDATE OR DELETE ON "credit_uses"
  FOR EACH ROW EXECUTE FUNCTION "count_credit_uses"();

-- The books. What we have is positive, what we owe negative; each transaction sums to zero, or it cannot be committed.
CREATE TABLE "ledger_entries" (
  "id" serial PRIMARY KEY,
  -- What is booked, by name: nothing is booked twice.
  "transaction" text NOT NULL,
  "account" text NOT NULL,
  "cents" integer NOT NULL CHECK ("cents" <> 0),
  "booking_id" integer,
  "payment_id" integer,
  "memo" text NOT NULL,
  "at" timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX "ledger_entries_transaction_account_key" ON "ledger_entries" ("transaction", "account");
CREATE INDEX "ledger_entries_booking_id_idx" ON "ledger_entries" ("booking_id");
CREATE INDEX "ledger_entries_payment_id_idx" ON "ledger_entries" ("payment_id");
CREATE INDEX "ledger_entries_account_at_id_idx" ON "ledger_entries" ("account", "at", "id");
CREATE INDEX "ledger_entries_at_id_idx" ON "ledger_entries" ("at", "id");

CREATE FUNCTION "check_ledger_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum("cents") FROM "ledger_entries" WHERE "transaction" = NEW."transaction") <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % does not sum to zero', NEW."transaction" USING ERRCODE = '23514';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "check_ledger_balance" AFTER INSERT ON "ledger_entries" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "check_ledger_balance"();
-- Nothing in the books is changed or taken out; a mistake is booked back.
CREATE FUNCTION "keep_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger entries are never changed' USING ERRCODE = '23514';
END $$;
CREATE TRIGGER "keep_ledger" BEFORE UPDATE OR DELETE ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION "keep_ledger"();

-- What the platform owes an owner for a booking.
CREATE TABLE "payouts" (
  "booking_id" integer PRIMARY KEY,
  "owner_id" integer NOT NULL,
  "boat_title" text NOT NULL,
  "charter_end" timestamptz(3) NOT NULL,
  "amount_cents" integer NOT NULL,
  "tax_cents" integer NOT NULL,
  "commission_cents" integer NOT NULL,
  "paid_out_cents" integer NOT NULL DEFAULT 0,
  "due_at" timestamptz(3) NOT NULL,
  "paid_out_at" timestamptz(3),
  "paid_out_by" integer,
  "reference" text
);
CREATE INDEX "payouts_due_at_booking_id_idx" ON "payouts" ("due_at", "booking_id");
CREATE INDEX "payouts_owner_id_due_at_idx" ON "payouts" ("owner_id", "due_at");

CREATE TYPE "dispute_status" AS ENUM ('open', 'won', 'lost');
CREATE TABLE "disputes" (
  "id" serial PRIMARY KEY,
  "payment_id" integer NOT NULL REFERENCES "payments" ("id") ON DELETE NO ACTION ON UPDATE NO ACTION,
  "provider_dispute_id" text NOT NULL,
  "amount_cents" integer NOT NULL CHECK ("amount_cents" > 0),
  "reason" text NOT NULL,
  "status" "dispute_status" NOT NULL,
  "opened_at" timestamptz(3) NOT NULL,
  "closed_at" timestamptz(3)
);
CREATE UNIQUE INDEX "disputes_provider_dispute_id_key" ON "disputes" ("provider_dispute_id");
CREATE INDEX "disputes_payment_id_idx" ON "disputes" ("payment_id");

-- Where the provider says otherwise, and a person has to look into it.
CREATE TABLE "discrepancies" (
  "id" serial PRIMARY KEY,
  "kind" text NOT NULL CHECK ("kind" IN ('unknown_payment', 'unknown_refund', 'amount_differs', 'status_differs')),
  "payment_id" integer REFERENCES "payments" ("id") ON DELETE NO ACTION ON UPDATE NO ACTION,
  "provider_id" text NOT NULL,
  "detail" text NOT NULL,
  "cents" integer NOT NULL,
  "found_at" timestamptz(3) NOT NULL,
  "resolved_at" timestamptz(3),
  "resolved_by" integer,
  "resolution" text
);
CREATE UNIQUE INDEX "discrepancies_kind_provider_id_key" ON "discrepancies" ("kind", "provider_id");
CREATE INDEX "discrepancies_payment_id_idx" ON "discrepancies" ("payment_id");

-- How far the list of the provider's payments has been read.
CREATE TABLE "provider_walks" (
  "name" text PRIMARY KEY,
  "read_until" timestamptz(3) NOT NULL,
  "next_at" timestamptz(3) NOT NULL
);

-- Deposits that were paid, and refunds that were decided or left before there were books.
INSERT INTO "ledger_entries" ("transaction", "account", "cents", "payment_id", "memo", "at")
  SELECT 'payment:' || "id", account, cents, "id", 'Deposit paid', "paid_at"
  FROM "payments", LATERAL (VALUES ('provider', "captured_cents"), ('deposits', -"captured_cents")) AS lines (account, cents)
  WHERE "status" = 'succeeded' AND cents <> 0;
INSERT INTO "ledger_entries" ("transaction", "account", "cents", "booking_id", "payment_id", "memo", "at")
  SELECT 'refund:' || "id", account, cents, "booking_id", "payment_id", 'Refund paid', "announced_at"
  FROM "refunds", LATERAL (VALUES ('refunds', "amount_cents"), ('provider', -"amount_cents")) AS lines (account, cents)
  WHERE "announced_at" IS NOT NULL;
INSERT INTO "ledger_entries" ("transaction", "account", "cents", "booking_id", "payment_id", "memo", "at")
  SELECT 'refund-due:' || "id", account, cents, "booking_id", "payment_id", 'Deposit to be refunded', "requested_at"
  FROM "refunds", LATERAL (VALUES ('deposits', "amount_cents"), ('refunds', -"amount_cents")) AS lines (account, cents);
UPDATE "refunds" SET "succeeded_at" = "announced_at" WHERE "status" = 'succeeded';
