-- Whoever reads a conversation is told that there is a message, or that somebody has read. Captains who have left are
-- told nothing.
CREATE FUNCTION note_conversation_view() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM kit.note_view_change('conversation', NEW.booking_id::text, VARIADIC
    ARRAY(SELECT user_id FROM conversation_readers WHERE booking_id = NEW.booking_id AND NOT has_left));
  RETURN NULL;
END $$;
CREATE TRIGGER note_conversation_view AFTER INSERT ON "conversation_readers"
  FOR EACH ROW EXECUTE FUNCTION note_conversation_view();
-- That a mail is due is nothing to look at.
CREATE TRIGGER note_conversation_update AFTER UPDATE ON "conversation_readers"
  FOR EACH ROW WHEN (OLD.read_up_to IS DISTINCT FROM NEW.read_up_to OR OLD.unread IS DISTINCT FROM NEW.unread
    OR OLD.has_left IS DISTINCT FROM NEW.has_left)
  EXECUTE FUNCTION note_conversation_view();

-- A conversation opens with the confirmation, and ends some time after the booking; notifications hears of that later
-- than others have told of the booking itself.
CREATE FUNCTION note_view_of_parties() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM kit.note_view_change('conversation', NEW.id::text, (NEW.state ->> 'renterId')::integer,
    (NEW.state ->> 'ownerId')::integer, (NEW.state ->> 'captainId')::integer);
  RETURN NULL;
END $$;
CREATE TRIGGER note_view_of_parties AFTER UPDATE ON "bookings"
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION note_view_of_parties();
