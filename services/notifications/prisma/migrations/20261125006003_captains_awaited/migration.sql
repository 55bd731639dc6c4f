-- Captains who confirm each charter are waited for as well, beside the owner or alone. Who may be named is not checked by
-- the database any more, as a narrower check and a wider one are not for two releases at once.
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_awaits_check";

CREATE INDEX "bookings_awaiting_answers" ON "bookings" ("respond_by")
  WHERE "awaits" IN ('owner', 'owner and captain', 'captain');
