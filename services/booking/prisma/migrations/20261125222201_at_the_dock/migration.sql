-- What was done at the dock, in the order in which it arrived; nothing of it is changed, but names and notes go with the
-- account of whoever they belong to. The phone makes the id, so that what is sent again is there already.
CREATE TABLE "dock_acts" (
  "id" uuid PRIMARY KEY,
  "booking_id" integer NOT NULL REFERENCES "bookings" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "number" integer NOT NULL,
  "act" text NOT NULL CHECK ("act" IN ('check-in', 'check-out', 'agree', 'mark-balance', 'confirm-balance')),
  "side" text NOT NULL CHECK ("side" IN ('renter', 'owner', 'captain')),
  "person_id" integer NOT NULL,
  "name" text NOT NULL,
  -- When it was done, by the clock of the phone, and when it arrived.
  "at" timestamptz(3) NOT NULL,
  "received_at" timestamptz(3) NOT NULL,
  "people_on_board" integer CHECK ("people_on_board" > 0),
  "pictures" text[] NOT NULL DEFAULT '{}',
  "note" text,
  -- What both sides agree to, word for word, without the note.
  "text" text[] NOT NULL DEFAULT '{}',
  -- The renter agreed on the phone of whoever recorded it.
  "renter_name" text,
  "renter_agreed_at" timestamptz(3),
  -- What the renter agrees to, or which balance is confirmed.
  "record_id" uuid REFERENCES "dock_acts" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "amount_cents" integer CHECK ("amount_cents" > 0),
  "way" text CHECK ("way" IN ('cash', 'card', 'transfer', 'other')),
  -- A hash of all that was sent, by which a repeat is known.
  "sent" text NOT NULL,
  CONSTRAINT "dock_acts_of_renter" CHECK (("renter_name" IS NULL) = ("renter_agreed_at" IS NULL)),
  CONSTRAINT "dock_acts_about" CHECK (("record_id" IS NOT NULL) = ("act" IN ('agree', 'confirm-balance'))),
  CONSTRAINT "dock_acts_balance" CHECK (
    ("amount_cents" IS NOT NULL) = ("act" = 'mark-balance') AND ("way" IS NOT NULL) = ("act" = 'mark-balance'))
);
CREATE UNIQUE INDEX "dock_acts_booking_id_number_key" ON "dock_acts" ("booking_id", "number");
CREATE INDEX "dock_acts_person_id_idx" ON "dock_acts" ("person_id");
-- One side says yes once, and the balance changes hands once.
CREATE UNIQUE INDEX "dock_acts_record_id_key" ON "dock_acts" ("record_id");
CREATE UNIQUE INDEX "dock_acts_one_balance" ON "dock_acts" ("booking_id") WHERE "act" = 'mark-balance';
