-- Until identity tells of reviewed licences, nobody is a captain who may be booked, and nobody loses a charter.
ALTER TABLE "users"
  ADD COLUMN "licensed_until" DATE,
  ADD COLUMN "charters_until" DATE;
