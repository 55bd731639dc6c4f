-- What of a dispute is booked stands beside it, so that a transaction that has gone from the books is missed.
ALTER TABLE disputes
  ADD COLUMN withdrawn_cents integer NOT NULL DEFAULT 0,
  ADD COLUMN reinstated_cents integer NOT NULL DEFAULT 0;

UPDATE disputes SET
  withdrawn_cents = coalesce((
    SELECT sum(cents) FROM ledger_entries
    WHERE account = 'disputed' AND starts_with(transaction || ':', 'dispute:' || disputes.id || ':withdrawn:')
  ), 0),
  reinstated_cents = coalesce((
    SELECT -sum(cents) FROM ledger_entries
    WHERE account = 'disputed' AND starts_with(transaction || ':', 'dispute:' || disputes.id || ':reinstated:')
  ), 0);
