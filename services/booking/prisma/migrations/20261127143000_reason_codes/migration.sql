-- Reasons are what somebody typed; the service's own are codes, and most are said by the outcome already.
ALTER TABLE "bookings" ADD COLUMN "cancellation_reason_code" text
  CHECK ("cancellation_reason_code" IN ('owner_inactive', 'renter_inactive', 'captain_inactive', 'license_invalid'));
ALTER TABLE "booking_history" ADD COLUMN "reason_code" text
  CHECK ("reason_code" IN ('owner_inactive', 'renter_inactive', 'captain_inactive', 'license_invalid'));

-- The sentences that releases before this one stored as their own reasons, each with its code, if it has one.
CREATE FUNCTION "own_reason_code"("sentence" text, OUT "is_own" boolean, OUT "code" text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT count(*) > 0, max(own.code) FROM (VALUES
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
  ) AS own (sentence, code) WHERE own.sentence = $1
$$;

-- While both releases run, the one before still writes sentences: the triggers go once it is gone.
CREATE FUNCTION "bookings_without_own_reasons"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own record;
BEGIN
  SELECT * INTO own FROM "own_reason_code"(NEW."cancellation_reason");
  IF own.is_own AND NEW."cancelled_by" IN ('system', 'captain') THEN
    NEW."cancellation_reason_code" := coalesce(NEW."cancellation_reason_code", own.code);
    NEW."cancellation_reason" := NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "bookings_without_own_reasons" BEFORE INSERT OR UPDATE OF "cancellation_reason" ON "bookings"
  FOR EACH ROW WHEN (NEW."cancellation_reason" IS NOT NULL) EXECUTE FUNCTION "bookings_without_own_reasons"();

CREATE FUNCTION "booking_history_without_own_reasons"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own record;
BEGIN
  SELECT * INTO own FROM "own_reason_code"(NEW."reason");
  -- A payment that came too late is the renter's act, and its end the service's.
  IF own.is_own AND (NEW."actor" = 'system' OR NEW."action" IN ('slot lost', 'boat withdrawn')) THEN
    NEW."reason_code" := coalesce(NEW."reason_code", own.code);
    NEW."reason" := NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "booking_history_without_own_reasons" BEFORE INSERT OR UPDATE OF "reason" ON "booking_history"
  FOR EACH ROW WHEN (NEW."reason" IS NOT NULL) EXECUTE FUNCTION "booking_history_without_own_reasons"();

UPDATE "bookings" SET "cancellation_reason" = "cancellation_reason"
  WHERE ("own_reason_code"("cancellation_reason")).is_own AND "cancelled_by" IN ('system', 'captain');
UPDATE "booking_history" SET "reason" = "reason" WHERE ("own_reason_code"("reason")).is_own;

-- The events that told of it, for readers that begin anew.
DO $$
BEGIN
  IF to_regclass('kit.outbox') IS NULL THEN RETURN; END IF;
  UPDATE kit.outbox SET data = data || jsonb_build_object('cancellationReason', NULL,
      'cancellationReasonCode', ("own_reason_code"(data ->> 'cancellationReason')).code)
    WHERE aggregate = 'booking' AND ("own_reason_code"(data ->> 'cancellationReason')).is_own
      AND data ->> 'cancelledBy' IN ('system', 'captain');
  UPDATE kit.outbox SET data = data || jsonb_build_object('changeReason', NULL,
      'changeReasonCode', ("own_reason_code"(data ->> 'changeReason')).code)
    WHERE aggregate = 'booking' AND ("own_reason_code"(data ->> 'changeReason')).is_own;
END $$;
