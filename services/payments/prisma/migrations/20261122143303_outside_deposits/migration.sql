-- Deposits that were paid outside, without card or credit, and what of them has to be given back by hand.
CREATE TABLE "outside_deposits" (
  "booking_id" integer PRIMARY KEY,
  "renter_id" integer NOT NULL,
  "boat_title" text NOT NULL,
  -- Nothing where it turned out that nobody had paid it.
  "deposit_cents" integer NOT NULL CHECK ("deposit_cents" >= 0),
  "paid_at" timestamptz(3) NOT NULL,
  "paid_reference" text,
  -- Which version of its booking was settled last: what is older comes too late.
  "settled_version" integer NOT NULL,
  -- What goes back altogether, and since when.
  "due_cents" integer NOT NULL DEFAULT 0 CHECK ("due_cents" >= 0),
  "due_since" timestamptz(3),
  "given_back_cents" integer NOT NULL DEFAULT 0 CHECK ("given_back_cents" >= 0),
  "given_back_at" timestamptz(3),
  "given_back_by" integer,
  "given_back_reference" text,
  "version" integer NOT NULL DEFAULT 0,
  CONSTRAINT "outside_deposits_due_since" CHECK ("due_cents" = 0 OR "due_since" IS NOT NULL),
  CONSTRAINT "outside_deposits_given_back" CHECK (("given_back_cents" > 0) = ("given_back_at" IS NOT NULL))
);
-- Those to give back, and those that were given back, by when they became due.
CREATE INDEX "outside_deposits_due" ON "outside_deposits" ("due_since", "booking_id")
  WHERE "due_cents" > 0 OR "given_back_cents" > 0;
