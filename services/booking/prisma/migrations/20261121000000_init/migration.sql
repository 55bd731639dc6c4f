CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TABLE "boats" (
  "id" integer PRIMARY KEY,
  "owner_id" integer NOT NULL,
  "boat_name" text NOT NULL,
  "model" text NOT NULL,
  "city" text NOT NULL,
  "capacity" integer NOT NULL,
  "length" double precision NOT NULL,
  "rate_cents" integer NOT NULL,
  "minimum_hours" integer NOT NULL,
  "custom_rates" jsonb NOT NULL,
  "images" text[],
  "available" boolean NOT NULL
);

CREATE TABLE "users" (
  "id" integer PRIMARY KEY,
  "role" text NOT NULL,
  "full_name" text NOT NULL,
  "email" text NOT NULL,
  "phone" text NOT NULL,
  "licensed" boolean NOT NULL,
  "active" boolean NOT NULL
);

CREATE TABLE "captain_rates" (
  "boat_id" integer NOT NULL,
  "captain_id" integer NOT NULL,
  "hourly_rate_cents" integer NOT NULL,
  "active" boolean NOT NULL,
  CONSTRAINT "captain_rates_pkey" PRIMARY KEY ("boat_id", "captain_id")
);

-- Who occupies what. Two reservations of one boat, or of one captain, cannot overlap: the two exclusion constraints say
-- so, whatever the code does. A reservation may overlap itself: a booking and the changed time proposed for it.
CREATE TABLE "claims" (
  "reservation_id" uuid NOT NULL,
  "kind" text NOT NULL CHECK ("kind" IN ('hold', 'booking', 'proposal', 'block')),
  "boat_id" integer NOT NULL,
  "captain_id" integer,
  "during" tstzrange NOT NULL,
  CONSTRAINT "claims_pkey" PRIMARY KEY ("reservation_id", "kind"),
  -- What an active booking refers to.
  CONSTRAINT "claims_of_bookings" UNIQUE ("reservation_id", "kind", "boat_id", "during"),
  -- Empty and unbounded ranges would slip through the constraints below.
  CONSTRAINT "claims_during_bounded" CHECK (
    NOT isempty("during") AND lower("during") IS NOT NULL AND upper("during") IS NOT NULL
    AND lower_inc("during") AND NOT upper_inc("during")
  ),
  CONSTRAINT "claims_boat_free" EXCLUDE USING gist ("boat_id" WITH =, "during" WITH &&, "reservation_id" WITH <>),
  CONSTRAINT "claims_captain_free" EXCLUDE USING gist ("captain_id" WITH =, "during" WITH &&, "reservation_id" WITH <>)
    WHERE ("captain_id" IS NOT NULL)
);

CREATE TABLE "holds" (
  "id" uuid PRIMARY KEY,
  "renter_id" integer NOT NULL,
  "boat_id" integer NOT NULL,
  "captain_id" integer,
  "start_date" timestamptz(3) NOT NULL,
  "end_date" timestamptz(3) NOT NULL,
  "guest_count" integer NOT NULL,
  "special_requests" text,
  "purpose_of_rental" text,
  "price" jsonb NOT NULL,
  "status" text NOT NULL CHECK ("status" IN ('live', 'booked', 'released', 'expired')),
  "created_at" timestamptz(3) NOT NULL,
  "expires_at" timestamptz(3) NOT NULL,
  "leased_until" timestamptz(3)
);
CREATE INDEX "holds_renter_id_status_idx" ON "holds" ("renter_id", "status");
CREATE INDEX "holds_expires_at_idx" ON "holds" ("expires_at");

CREATE TABLE "bookings" (
  "id" serial PRIMARY KEY,
  "reservation_id" uuid NOT NULL,
  "boat_id" integer NOT NULL,
  "renter_id" integer NOT NULL,
  "owner_id" integer NOT NULL,
  "captain_id" integer,
  "start_date" timestamptz(3) NOT NULL,
  "end_date" timestamptz(3) NOT NULL,
  "guest_count" integer NOT NULL,
  "special_requests" text,
  "purpose_of_rental" text,
  "boat_rental_cents" integer NOT NULL,
  "captain_fee_cents" integer NOT NULL,
  "total_cents" integer NOT NULL,
  "deposit_cents" integer NOT NULL,
  "balance_from_renter_cents" integer NOT NULL,
  "due_to_captain_cents" integer NOT NULL,
  "status" text NOT NULL CHECK ("status" IN ('pending', 'confirmed', 'cancelled', 'completed')),
  "outcome" text,
  "payment_intent_id" text,
  "paid_date" timestamptz(3),
  "respond_by" timestamptz(3),
  "owner_adjusted" boolean NOT NULL DEFAULT false,
  "adjusted_start_time" text,
  "adjusted_captain_id" integer,
  "cancelled_at" timestamptz(3),
  "cancelled_by" text,
  "cancellation_reason" text,
  "refund_cents" integer,
  "policy_version" integer NOT NULL,
  "boat_snapshot" jsonb NOT NULL,
  "version" integer NOT NULL,
  "created_at" timestamptz(3) NOT NULL,
  "updated_at" timestamptz(3) NOT NULL,

  CONSTRAINT "bookings_outcome_when_cancelled" CHECK (("status" = 'cancelled') = ("outcome" IS NOT NULL)),
  CONSTRAINT "bookings_money" CHECK (
    "total_cents" = "boat_rental_cents" + "captain_fee_cents"
    AND "deposit_cents" + "balance_from_renter_cents" + "due_to_captain_cents" = "total_cents"
    AND ("refund_cents" IS NULL OR "refund_cents" BETWEEN 0 AND "deposit_cents")
  ),

  -- An active booking has a claim for exactly its boat and its time, or it cannot be stored.
  "claim_id" uuid GENERATED ALWAYS AS (CASE WHEN "status" IN ('pending', 'confirmed') THEN "reservation_id" END) STORED,
  "claim_kind" text GENERATED ALWAYS AS ('booking') STORED,
  "during" tstzrange GENERATED ALWAYS AS (tstzrange("start_date", "end_date", '[)')) STORED,
  CONSTRAINT "bookings_active_has_claim" FOREIGN KEY ("claim_id", "claim_kind", "boat_id", "during")
    REFERENCES "claims" ("reservation_id", "kind", "boat_id", "during") DEFERRABLE INITIALLY DEFERRED
);
CREATE UNIQUE INDEX "bookings_reservation_id_key" ON "bookings" ("reservation_id");
CREATE UNIQUE INDEX "bookings_payment_intent_id_key" ON "bookings" ("payment_intent_id");
CREATE INDEX "bookings_renter_id_id_idx" ON "bookings" ("renter_id", "id");
CREATE INDEX "bookings_owner_id_id_idx" ON "bookings" ("owner_id", "id");
CREATE INDEX "bookings_captain_id_id_idx" ON "bookings" ("captain_id", "id");
CREATE INDEX "bookings_waiting_for_answer" ON "bookings" ("respond_by") WHERE "status" = 'pending';

CREATE TABLE "booking_history" (
  "id" serial PRIMARY KEY,
  "booking_id" integer NOT NULL REFERENCES "bookings" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "at" timestamptz(3) NOT NULL,
  "actor" text NOT NULL,
  "actor_id" integer,
  "action" text NOT NULL,
  "from_status" text,
  "to_status" text NOT NULL,
  "reason" text
);
CREATE INDEX "booking_history_booking_id_id_idx" ON "booking_history" ("booking_id", "id");
