-- What an owner says of a boat besides its listing. The release before says nothing, and changes nothing of it.
ALTER TABLE "boats"
  ADD COLUMN "facts" JSONB,
  ADD COLUMN "boarding" JSONB;

-- What lists are filtered by, made of it by the database, so that it is right whichever release changes a boat. Of the two
-- homes of a washroom, a number of them tells more than the amenity, and the amenity is older.
ALTER TABLE "boats"
  ADD COLUMN "takes_pets" BOOLEAN NOT NULL
    GENERATED ALWAYS AS (COALESCE("facts" #>> '{rules,pets}' IN ('allowed', 'on_request'), false)) STORED,
  ADD COLUMN "has_washroom" BOOLEAN NOT NULL
    GENERATED ALWAYS AS (COALESCE(("facts" #>> '{vessel,washrooms}')::integer > 0, 'Washroom' = ANY("amenities"))) STORED;

-- The dear boats have the washrooms: who sorts by the lowest price and asks for one would read half the list in vain.
CREATE INDEX "boats_listed_with_pets" ON "boats"("rate_cents", "id", "capacity") WHERE "is_available" AND "takes_pets";
CREATE INDEX "boats_listed_with_washroom" ON "boats"("rate_cents", "id", "capacity")
  WHERE "is_available" AND "has_washroom";

-- Lists of boats with a captain are others once a captain comes or goes.
CREATE TRIGGER "note_captain" AFTER INSERT OR DELETE ON "captain_boats"
  FOR EACH ROW EXECUTE FUNCTION note_change_of_boat('listing');
CREATE TRIGGER "note_other_captain" AFTER UPDATE ON "captain_boats"
  FOR EACH ROW WHEN (OLD."is_active" IS DISTINCT FROM NEW."is_active")
  EXECUTE FUNCTION note_change_of_boat('listing');
