-- Which boats' public answers are others than before, for those who keep such answers.
CREATE TABLE "listing_changes" (
    "transaction" xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "boat_id" INTEGER NOT NULL,
    -- What of it changed: how it is listed, or when it is taken.
    "what" TEXT NOT NULL CONSTRAINT "listing_changes_what" CHECK ("what" IN ('listing', 'times')),
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "listing_changes_pkey" PRIMARY KEY ("transaction", "boat_id", "what")
);
COMMENT ON TABLE "listing_changes" IS 'not audited';

-- Whatever changes a boat, this release, the one before or a hand at the database, is noted in its own transaction.
CREATE FUNCTION note_boat_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (boat_id, what)
    SELECT changed.id, 'listing' FROM (VALUES (NEW.id), (OLD.id)) AS changed(id) WHERE changed.id IS NOT NULL
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE FUNCTION note_change_of_boat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_changes (boat_id, what)
    SELECT changed.id, TG_ARGV[0] FROM (VALUES (NEW.boat_id), (OLD.boat_id)) AS changed(id) WHERE changed.id IS NOT NULL
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER note_boat_change AFTER INSERT OR DELETE ON "boats"
  FOR EACH ROW EXECUTE FUNCTION note_boat_change();
-- Counting a view changes nothing that everybody may see.
CREATE TRIGGER note_boat_update AFTER UPDATE ON "boats"
  FOR EACH ROW WHEN (OLD."views" = NEW."views") EXECUTE FUNCTION note_boat_change();
CREATE TRIGGER note_lowest_rate AFTER INSERT OR DELETE ON "lowest_rates"
  FOR EACH ROW EXECUTE FUNCTION note_change_of_boat('listing');
CREATE TRIGGER note_other_lowest_rate AFTER UPDATE ON "lowest_rates"
  FOR EACH ROW WHEN (OLD."rate_cents" IS DISTINCT FROM NEW."rate_cents")
  EXECUTE FUNCTION note_change_of_boat('listing');
CREATE TRIGGER note_busy_booking AFTER INSERT OR UPDATE OR DELETE ON "busy_bookings"
  FOR EACH ROW EXECUTE FUNCTION note_change_of_boat('times');
CREATE TRIGGER note_busy_block AFTER INSERT OR UPDATE OR DELETE ON "busy_blocks"
  FOR EACH ROW EXECUTE FUNCTION note_change_of_boat('times');
