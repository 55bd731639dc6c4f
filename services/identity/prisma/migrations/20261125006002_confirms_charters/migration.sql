-- Captains may want to be asked before a charter with them is confirmed.
ALTER TABLE "users" ADD COLUMN "confirms_charters" BOOLEAN NOT NULL DEFAULT false;
