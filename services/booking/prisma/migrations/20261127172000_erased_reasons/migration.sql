-- What was erased with an account is gone, or empty where nobody can write it empty: no sentence stands for it.
UPDATE "bookings" SET "cancellation_reason" = NULL WHERE "cancellation_reason" = 'Erased with the account';
UPDATE "booking_history" SET "reason" = NULL WHERE "reason" = 'Erased with the account';
UPDATE "dock_acts" SET "note" = '' WHERE "note" = 'Erased with the account';
UPDATE "dock_acts" SET "sent" = '' WHERE "sent" = 'Erased with the account';

-- The events that told of it, for readers that begin anew.
DO $$
BEGIN
  IF to_regclass('kit.outbox') IS NULL THEN RETURN; END IF;
  UPDATE kit.outbox SET data = data || '{"cancellationReason": null}'
    WHERE aggregate = 'booking' AND data ->> 'cancellationReason' = 'Erased with the account';
  UPDATE kit.outbox SET data = data || '{"changeReason": null}'
    WHERE aggregate = 'booking' AND data ->> 'changeReason' = 'Erased with the account';
END $$;
