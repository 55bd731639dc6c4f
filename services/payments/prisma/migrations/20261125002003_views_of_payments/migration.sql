-- A renter who looks at a payment or a credit of theirs is told that it changed, whatever changes it.
CREATE FUNCTION note_view_of_renter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM kit.note_view_change(TG_ARGV[0], NEW.id::text, NEW.renter_id);
  RETURN NULL;
END $$;
CREATE TRIGGER note_payment_view AFTER UPDATE ON "payments"
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION note_view_of_renter('payment');
CREATE TRIGGER note_credit_view AFTER INSERT ON "credits"
  FOR EACH ROW EXECUTE FUNCTION note_view_of_renter('credit');
CREATE TRIGGER note_credit_update AFTER UPDATE ON "credits"
  FOR EACH ROW WHEN (OLD.available_cents IS DISTINCT FROM NEW.available_cents)
  EXECUTE FUNCTION note_view_of_renter('credit');
