-- Whether a hold keeps its slot: it then has a claim. Where people who have never paid hold much of a boat, further ones
-- of them get a price and the time to pay, and the slot is claimed with the payment.
ALTER TABLE "holds" ADD COLUMN "exclusive" boolean NOT NULL DEFAULT true,
  -- A keyed hash of the address from which it was placed.
  ADD COLUMN "address_key" text;

-- What ended unpaid: of an address on a boat, and of a renter on a boat.
CREATE INDEX "holds_address_key_boat_id_expires_at_idx" ON "holds" ("address_key", "boat_id", "expires_at");
CREATE INDEX "holds_renter_id_boat_id_expires_at_idx" ON "holds" ("renter_id", "boat_id", "expires_at");
CREATE INDEX "holds_of_captain_live" ON "holds" ("captain_id") WHERE "status" = 'live';
