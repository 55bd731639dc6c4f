-- Captains may want to be asked before a charter with them is confirmed. The release before knows nothing of it: its
-- captains do not, and what it changes of a reservation leaves these columns as they are.
ALTER TABLE "users" ADD COLUMN "confirms_charters" boolean NOT NULL DEFAULT false;

ALTER TABLE "bookings"
  -- Whether the captain was asked, and what they said: null for one who is not.
  ADD COLUMN "captain_answer" text CHECK ("captain_answer" IN ('awaited', 'accepted')),
  -- When the owner said yes while the captain had yet to answer.
  ADD COLUMN "owner_accepted_at" timestamptz(3);

CREATE INDEX "bookings_waiting_for_captains_answer" ON "bookings" ("respond_by")
  WHERE "status" = 'pending' AND "captain_answer" = 'awaited' AND "owner_accepted_at" IS NOT NULL;
