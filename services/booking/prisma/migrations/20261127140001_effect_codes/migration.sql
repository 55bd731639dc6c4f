-- What a change does to the rules for canceling, in codes and times: words are found where somebody reads it.
ALTER TABLE "booking_history" ADD COLUMN "effect_codes" jsonb NOT NULL DEFAULT '[]';
