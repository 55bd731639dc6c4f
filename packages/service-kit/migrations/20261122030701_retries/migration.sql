-- An event that could not be handled is tried again beside the others. Without a next time it is parked for an operator;
-- whatever came later for the same handler and key waits behind it.
ALTER TABLE "dead_letters" ADD COLUMN "attempts" integer NOT NULL DEFAULT 0, ADD COLUMN "next_try_at" timestamptz;
