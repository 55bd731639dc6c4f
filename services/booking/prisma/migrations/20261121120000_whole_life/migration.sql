-- An owner's discount for charters of 6 hours or more.
ALTER TABLE "boats" ADD COLUMN "discount_percent" integer NOT NULL DEFAULT 0;

-- Confirmed, adjusted, left by its captain, settled: what the rules ask about, and what they answered.
ALTER TABLE "bookings"
  ADD COLUMN "confirmed_at" timestamptz(3),
  -- The owner's own time to answer, kept while the renter has to answer a proposal.
  ADD COLUMN "owner_respond_by" timestamptz(3),
  ADD COLUMN "adjusted_start_date" timestamptz(3),
  ADD COLUMN "adjusted_end_date" timestamptz(3),
  ADD COLUMN "captain_wanted" boolean NOT NULL DEFAULT false,
  ADD COLUMN "refund_rule" text,
  ADD COLUMN "credit_instead" boolean NOT NULL DEFAULT false,
  ADD COLUMN "refund_choice" text CHECK ("refund_choice" IN ('credit', 'refund')),
  ADD COLUMN "choose_by" timestamptz(3),
  ADD COLUMN "refunded_at" timestamptz(3),
  ADD COLUMN "owner_keeps_cents" integer,
  ADD COLUMN "platform_keeps_cents" integer,
  ADD COLUMN "tax_cents" integer,
  ADD CONSTRAINT "bookings_settlement" CHECK (
    "owner_keeps_cents" IS NULL
    OR "refund_cents" + "owner_keeps_cents" + "platform_keeps_cents" + "tax_cents" = "deposit_cents"
  ),
  ADD CONSTRAINT "bookings_adjusted_time" CHECK (
    "adjusted_start_date" IS NULL OR ("owner_adjusted" AND "adjusted_end_date" > "adjusted_start_date")
  );
-- What was confirmed before: no later than its last change.
UPDATE "bookings" SET "confirmed_at" = "updated_at" WHERE "status" IN ('confirmed', 'completed');
-- What had ended before had never been confirmed, or had lost its boat: the whole deposit went back.
UPDATE "bookings" SET "owner_keeps_cents" = 0, "platform_keeps_cents" = 0, "tax_cents" = 0,
  "refund_rule" = CASE WHEN "outcome" = 'boat_withdrawn' THEN 'R4' ELSE 'R3' END
WHERE "status" = 'cancelled' AND "refund_cents" = "deposit_cents";

CREATE INDEX "bookings_to_complete" ON "bookings" ("end_date") WHERE "status" = 'confirmed';
CREATE INDEX "bookings_waiting_for_captain" ON "bookings" ("respond_by") WHERE "captain_wanted";
CREATE INDEX "bookings_to_choose" ON "bookings" ("choose_by") WHERE "choose_by" IS NOT NULL AND "refund_choice" IS NULL;
-- The administrator's list.
CREATE INDEX "bookings_start_date_id_idx" ON "bookings" ("start_date", "id");
CREATE INDEX "bookings_status_id_idx" ON "bookings" ("status", "id");
-- Any part of what a boat is called, in any case.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
ALTER TABLE "bookings" ADD COLUMN "search_text" text NOT NULL
  GENERATED ALWAYS AS (
    lower(coalesce("boat_snapshot" ->> 'boatName', '') || ' ' || coalesce("boat_snapshot" ->> 'model', ''))
  ) STORED;
CREATE INDEX "bookings_search_text" ON "bookings" USING gin ("search_text" gin_trgm_ops);

ALTER TABLE "booking_history"
  -- [{ field, from, to }]
  ADD COLUMN "changes" jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN "money_kind" text CHECK ("money_kind" IN ('deposit', 'refund', 'credit')),
  ADD COLUMN "money_cents" integer,
  ADD CONSTRAINT "booking_history_money" CHECK (("money_kind" IS NULL) = ("money_cents" IS NULL));

-- Time that an owner keeps a boat free, or a captain themselves: a claim of its own, which may be without a boat.
ALTER TABLE "claims" ALTER COLUMN "boat_id" DROP NOT NULL,
  ADD CONSTRAINT "claims_of_something" CHECK ("boat_id" IS NOT NULL OR ("kind" = 'block' AND "captain_id" IS NOT NULL));

CREATE TABLE "calendar_blocks" (
  "id" uuid PRIMARY KEY,
  "boat_id" integer,
  "captain_id" integer,
  "start_date" timestamptz(3) NOT NULL,
  "end_date" timestamptz(3) NOT NULL,
  "note" text,
  "created_by" integer NOT NULL,
  "created_at" timestamptz(3) NOT NULL,
  CONSTRAINT "calendar_blocks_one_of_both" CHECK (("boat_id" IS NULL) <> ("captain_id" IS NULL)),
  CONSTRAINT "calendar_blocks_time" CHECK ("end_date" > "start_date")
);
CREATE INDEX "calendar_blocks_boat_id_end_date_idx" ON "calendar_blocks" ("boat_id", "end_date");
CREATE INDEX "calendar_blocks_captain_id_end_date_idx" ON "calendar_blocks" ("captain_id", "end_date");
