-- A confirmed charter that owner or captain called off for weather or mechanical reasons, and until when the renter may find a new time.
ALTER TABLE "bookings"
  ADD COLUMN "called_off_cause" text,
  ADD COLUMN "called_off_by" text,
  ADD COLUMN "choose_time_by" timestamptz(3),
  ADD CONSTRAINT "bookings_called_off_whole"
    CHECK (("called_off_cause" IS NULL) = ("choose_time_by" IS NULL) AND ("called_off_cause" IS NULL) = ("called_off_by" IS NULL));
