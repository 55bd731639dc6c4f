CREATE TYPE "payment_status" AS ENUM ('open', 'processing', 'succeeded', 'cancelled');
CREATE TYPE "refund_status" AS ENUM ('requested', 'succeeded', 'failed');
CREATE TYPE "provider_event_status" AS ENUM ('waiting', 'processed', 'ignored');

CREATE TABLE "holds" (
  "id" uuid NOT NULL,
  "closed_at" timestamptz(3),
  CONSTRAINT "holds_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "payments" (
  "id" serial NOT NULL,
  "hold_id" uuid,
  "renter_id" integer NOT NULL,
  "boat_id" integer NOT NULL,
  "amount_cents" integer NOT NULL,
  "description" text,
  "status" "payment_status" NOT NULL,
  "intent_id" text,
  "client_secret" text,
  "attempt" integer NOT NULL,
  "version" integer NOT NULL,
  "created_at" timestamptz(3) NOT NULL,
  "known_at" timestamptz(3) NOT NULL,
  "next_check_at" timestamptz(3),
  "paid_at" timestamptz(3),
  "captured_cents" integer NOT NULL,
  "refund_requested_cents" integer NOT NULL DEFAULT 0,
  "claim_until" timestamptz(3),
  CONSTRAINT "payments_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "payments_amount_positive" CHECK ("amount_cents" > 0),
  CONSTRAINT "payments_intent_with_secret" CHECK (("intent_id" IS NULL) = ("client_secret" IS NULL)),
  CONSTRAINT "payments_captured_when_succeeded" CHECK (
    ("status" = 'succeeded') = ("paid_at" IS NOT NULL) AND ("status" = 'succeeded') = ("captured_cents" > 0)
  ),
  CONSTRAINT "payments_refunds_within_capture" CHECK ("refund_requested_cents" BETWEEN 0 AND "captured_cents")
);
CREATE UNIQUE INDEX "payments_hold_id_key" ON "payments" ("hold_id");
CREATE UNIQUE INDEX "payments_intent_id_key" ON "payments" ("intent_id");
CREATE INDEX "payments_to_check" ON "payments" ("next_check_at") WHERE "status" IN ('open', 'processing');
CREATE INDEX "payments_to_claim" ON "payments" ("claim_until") WHERE "claim_until" IS NOT NULL;
ALTER TABLE "payments" ADD CONSTRAINT "payments_hold_id_fkey"
  FOREIGN KEY ("hold_id") REFERENCES "holds" ("id") ON DELETE NO ACTION ON UPDATE NO ACTION;

CREATE TABLE "refunds" (
  "id" serial NOT NULL,
  "payment_id" integer NOT NULL,
  "booking_id" integer,
  "amount_cents" integer NOT NULL,
  "status" "refund_status" NOT NULL,
  "attempt" integer NOT NULL,
  "tries" integer NOT NULL,
  "provider_refund_id" text,
  "last_error" text,
  "requested_at" timestamptz(3) NOT NULL,
  "next_try_at" timestamptz(3),
  "announced_at" timestamptz(3),
  CONSTRAINT "refunds_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "refunds_amount_positive" CHECK ("amount_cents" > 0),
  CONSTRAINT "refunds_unfinished_are_due" CHECK (("status" = 'succeeded') = ("next_try_at" IS NULL))
);
CREATE UNIQUE INDEX "refunds_provider_refund_id_key" ON "refunds" ("provider_refund_id");
-- One refund for each reason: an ended booking, or that no booking came.
CREATE UNIQUE INDEX "refunds_once_per_booking" ON "refunds" ("payment_id", "booking_id");
CREATE UNIQUE INDEX "refunds_once_unclaimed" ON "refunds" ("payment_id") WHERE "booking_id" IS NULL;
CREATE INDEX "refunds_due" ON "refunds" ("next_try_at") WHERE "next_try_at" IS NOT NULL;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_fkey"
  FOREIGN KEY ("payment_id") REFERENCES "payments" ("id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- Whoever writes refunds, and however: their sum stays within what was captured, by the check on payments.
CREATE FUNCTION "count_refunds"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE "payments" SET "refund_requested_cents" = "refund_requested_cents" - OLD."amount_cents"
    WHERE "id" = OLD."payment_id";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE "payments" SET "refund_requested_cents" = "refund_requested_cents" + NEW."amount_cents"
    WHERE "id" = NEW."payment_id";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "count_refunds" AFTER INSERT OR DELETE OR UPDATE OF "amount_cents", "payment_id" ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION "count_refunds"();

CREATE TABLE "provider_events" (
  "id" serial NOT NULL,
  "event_id" text NOT NULL,
  "type" text NOT NULL,
  "report" jsonb,
  "status" "provider_event_status" NOT NULL,
  "received_at" timestamptz(3) NOT NULL,
  "tries" integer NOT NULL,
  "next_try_at" timestamptz(3),
  CONSTRAINT "provider_events_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "provider_events_waiting_are_due" CHECK (("status" = 'waiting') = ("next_try_at" IS NOT NULL))
);
CREATE UNIQUE INDEX "provider_events_event_id_key" ON "provider_events" ("event_id");
CREATE INDEX "provider_events_due" ON "provider_events" ("next_try_at") WHERE "next_try_at" IS NOT NULL;

CREATE TABLE "bookings" (
  "id" integer NOT NULL,
  "payment_intent_id" text,
  "status" text NOT NULL,
  CONSTRAINT "bookings_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "bookings_payment_intent_id_idx" ON "bookings" ("payment_intent_id");
