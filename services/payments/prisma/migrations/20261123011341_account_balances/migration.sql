CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- What stands on each account, kept by a trigger, as nothing in the books is ever changed or taken out: summing the books up would take the longer the more there is in them.
-- Each slot is written by one transaction at a time (kit.counter_slot); the sum over all slots is what stands there. While
-- the trigger is made, nothing is booked, for as long as it takes to sum the books up once.
CREATE TABLE "account_balances" (
  "account" text NOT NULL,
  "slot" integer NOT NULL,
  "cents" bigint NOT NULL,
  CONSTRAINT "account_balances_pkey" PRIMARY KEY ("account", "slot")
) WITH (fillfactor = 50);
COMMENT ON TABLE "account_balances" IS 'not audited';

CREATE FUNCTION "keep_balances"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO account_balances AS kept (account, slot, cents)
  SELECT account, kit.counter_slot(), sum(cents) FROM booked GROUP BY account
  ON CONFLICT (account, slot) DO UPDATE SET cents = kept.cents + excluded.cents;
  RETURN NULL;
END $$;
CREATE TRIGGER "keep_balances" AFTER INSERT ON "ledger_entries" REFERENCING NEW TABLE AS booked
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_balances"();
INSERT INTO "account_balances" SELECT "account", 0, sum("cents") FROM "ledger_entries" GROUP BY "account";
