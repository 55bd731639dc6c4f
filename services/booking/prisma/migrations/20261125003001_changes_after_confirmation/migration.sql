-- A change of a confirmed charter that one side proposes, and until when the other can answer.
ALTER TABLE "bookings"
  ADD COLUMN "change_proposal" jsonb,
  ADD COLUMN "change_respond_by" timestamptz(3),
  ADD CONSTRAINT "bookings_change_has_deadline" CHECK (("change_proposal" IS NULL) = ("change_respond_by" IS NULL));
-- What a change does to the rules for canceling, in sentences.
ALTER TABLE "booking_history" ADD COLUMN "effect" text[] NOT NULL DEFAULT '{}';
