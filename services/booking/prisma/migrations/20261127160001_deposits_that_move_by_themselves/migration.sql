ALTER TABLE "bookings"
  ADD COLUMN "returned_cents" integer NOT NULL DEFAULT 0,
  ADD COLUMN "disputed" boolean NOT NULL DEFAULT false,
  ADD COLUMN "card_refused" boolean NOT NULL DEFAULT false;
