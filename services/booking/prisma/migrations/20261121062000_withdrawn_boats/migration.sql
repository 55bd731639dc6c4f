-- A boat whose listing was deleted stays known, for the records of those who reserved it; nobody can reserve it any more.
ALTER TABLE "boats" ADD COLUMN "deleted" boolean NOT NULL DEFAULT false;

-- What there is of a boat: its holds are ended and its bookings cancelled when it is withdrawn.
CREATE INDEX "holds_boat_id_status_idx" ON "holds" ("boat_id", "status");
CREATE INDEX "bookings_boat_id_id_idx" ON "bookings" ("boat_id", "id");
