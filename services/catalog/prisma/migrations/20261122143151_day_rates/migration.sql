-- What an hour costs on days with a rate of their own: the entries of "custom_rates" as rows, in the order of a day's prices.
CREATE TABLE "day_rates" (
  "boat_id" INTEGER NOT NULL,
  "day" DATE NOT NULL,
  "rate_cents" INTEGER NOT NULL,
  CONSTRAINT "day_rates_pkey" PRIMARY KEY ("boat_id", "day"),
  CONSTRAINT "day_rates_boat_id_fkey" FOREIGN KEY ("boat_id") REFERENCES "boats"("id") ON DELETE CASCADE ON UPDATE NO ACTION
);
CREATE INDEX "day_rates_day_rate_cents_boat_id_idx" ON "day_rates"("day", "rate_cents", "boat_id");

-- The lowest rate of the coming days, of boats that have days with a rate of their own; of all others it is "rate_cents".
-- "first_day": the first of those days. Null until it is worked out.
CREATE TABLE "lowest_rates" (
  "boat_id" INTEGER NOT NULL,
  "rate_cents" INTEGER NOT NULL,
  "first_day" DATE,
  CONSTRAINT "lowest_rates_pkey" PRIMARY KEY ("boat_id"),
  CONSTRAINT "lowest_rates_boat_id_fkey" FOREIGN KEY ("boat_id") REFERENCES "boats"("id") ON DELETE CASCADE ON UPDATE NO ACTION
);
CREATE INDEX "lowest_rates_rate_cents_boat_id_idx" ON "lowest_rates"("rate_cents", "boat_id");
CREATE INDEX "lowest_rates_first_day_idx" ON "lowest_rates"("first_day");

-- Both follow from "boats", whose changes are in the audit log.
COMMENT ON TABLE "day_rates" IS 'not audited';
COMMENT ON TABLE "lowest_rates" IS 'not audited';

-- In the database, so that they are right whichever release changes a boat.
CREATE FUNCTION "keep_day_rates"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."custom_rates" = OLD."custom_rates" AND NEW."rate_cents" = OLD."rate_cents" THEN
    RETURN NULL;
  END IF;
  DELETE FROM "day_rates" WHERE "boat_id" = NEW."id" AND NOT NEW."custom_rates" ? to_char("day", 'YYYY-MM-DD');
  INSERT INTO "day_rates" ("boat_id", "day", "rate_cents")
    SELECT NEW."id", rate.key::date, round(rate.value::numeric * 100) FROM jsonb_each_text(NEW."custom_rates") AS rate
    ON CONFLICT ("boat_id", "day") DO UPDATE SET "rate_cents" = EXCLUDED."rate_cents"
      WHERE "day_rates"."rate_cents" <> EXCLUDED."rate_cents";
  IF NEW."custom_rates" = '{}' THEN
    DELETE FROM "lowest_rates" WHERE "boat_id" = NEW."id";
  ELSE
    INSERT INTO "lowest_rates" ("boat_id", "rate_cents") VALUES (NEW."id", NEW."rate_cents")
      ON CONFLICT ("boat_id") DO UPDATE SET "first_day" = NULL;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "keep_day_rates" AFTER INSERT OR UPDATE OF "custom_rates", "rate_cents" ON "boats"
  FOR EACH ROW EXECUTE FUNCTION "keep_day_rates"();

INSERT INTO "day_rates" ("boat_id", "day", "rate_cents")
  SELECT boat."id", rate.key::date, round(rate.value::numeric * 100)
  FROM "boats" AS boat CROSS JOIN LATERAL jsonb_each_text(boat."custom_rates") AS rate;
INSERT INTO "lowest_rates" ("boat_id", "rate_cents") SELECT "id", "rate_cents" FROM "boats" WHERE "custom_rates" <> '{}';
