-- Whoever looks at a booking or at a hold of theirs is told that it changed, whatever changes it.
CREATE FUNCTION note_booking_view() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM kit.note_view_change('booking', coalesce(NEW.id, OLD.id)::text,
    NEW.renter_id, NEW.owner_id, NEW.captain_id, OLD.renter_id, OLD.owner_id, OLD.captain_id);
  RETURN NULL;
END $$;
CREATE TRIGGER note_booking_view AFTER INSERT OR DELETE ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION note_booking_view();
CREATE TRIGGER note_booking_update AFTER UPDATE ON "bookings"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_booking_view();

-- A line about money that moved comes without a change of the booking itself.
CREATE FUNCTION note_money_view() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM kit.note_view_change('booking', id::text, renter_id, owner_id, captain_id)
    FROM bookings WHERE id = NEW.booking_id;
  RETURN NULL;
END $$;
CREATE TRIGGER note_money_view AFTER INSERT ON "booking_history"
  FOR EACH ROW WHEN (NEW.event_id IS NOT NULL) EXECUTE FUNCTION note_money_view();

CREATE FUNCTION note_hold_view() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM kit.note_view_change('hold', coalesce(NEW.id, OLD.id)::text, coalesce(NEW.renter_id, OLD.renter_id));
  RETURN NULL;
END $$;
CREATE TRIGGER note_hold_view AFTER INSERT OR DELETE ON "holds"
  FOR EACH ROW EXECUTE FUNCTION note_hold_view();
-- That a replica looks after an expired hold is nothing to look at.
CREATE TRIGGER note_hold_update AFTER UPDATE ON "holds"
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.expires_at IS DISTINCT FROM NEW.expires_at)
  EXECUTE FUNCTION note_hold_view();
