-- The sentences that booking gave as its own reasons are codes by now, or said by the outcome: in what is kept of its
-- bookings, and in what messages that were written before told of.
CREATE FUNCTION "without_own_reasons"("booking" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  WITH own (sentence, code) AS (VALUES
    ('The owner no longer offers boats here.', 'owner_inactive'),
    ('The renter’s account is no longer active.', 'renter_inactive'),
    ('The captain no longer takes charters here.', 'captain_inactive'),
    ('The captain’s license is not valid on the day of this charter.', 'license_invalid'),
    ('The boat is no longer offered.', NULL),
    ('The owner did not answer in time.', NULL),
    ('The renter did not answer the proposal in time.', NULL),
    ('The captain could not take this charter, and the owner did not find another in time.', NULL),
    ('The captain has left, and the owner did not find another in time.', NULL),
    ('The time was taken by another reservation before the payment went through.', NULL),
    ('The boat was withdrawn before the payment went through.', NULL),
    ('The charter was called off because of the weather, and no new time was agreed.', NULL),
    ('The charter was called off for mechanical reasons, and no new time was agreed.', NULL)
  )
  SELECT $1
    || coalesce((SELECT jsonb_build_object('cancellationReason', NULL, 'cancellationReasonCode', own.code)
      FROM own WHERE own.sentence = $1 ->> 'cancellationReason' AND $1 ->> 'cancelledBy' IN ('system', 'captain')), '{}')
    || coalesce((SELECT jsonb_build_object('changeReason', NULL, 'changeReasonCode', own.code)
      FROM own WHERE own.sentence = $1 ->> 'changeReason'), '{}')
$$;
UPDATE "bookings" SET "state" = "without_own_reasons"("state") WHERE "state" <> "without_own_reasons"("state");
UPDATE "deliveries" SET "about" = jsonb_set("about", '{booking}', "without_own_reasons"("about" -> 'booking'))
  WHERE "about" ? 'booking' AND "about" -> 'booking' <> "without_own_reasons"("about" -> 'booking');
DROP FUNCTION "without_own_reasons"(jsonb);
