-- What a line of the books is for is a code with facts; a memo is what somebody says in words of their own.
ALTER TABLE "ledger_entries" ADD COLUMN "reason" jsonb;
ALTER TABLE "ledger_entries" ALTER COLUMN "memo" SET DEFAULT '';

-- The sentences that releases before this one wrote, each with its code and what it named; null for any other.
CREATE FUNCTION "ledger_reason"("memo" text) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN $1 LIKE 'Deposit paid by %' AND right($1, -16) IN ('card', 'credit', 'card and credit')
      THEN jsonb_build_object('code', 'deposit_paid', 'by', string_to_array(right($1, -16), ' and '))
    WHEN $1 LIKE 'Given back to the renter by hand: %'
      THEN jsonb_build_object('code', 'given_back', 'reference', right($1, -34))
    WHEN $1 ~ '^(Transferred to|Received from) the owner(: .*)?$' THEN jsonb_build_object(
      'code', CASE WHEN starts_with($1, 'Transferred') THEN 'paid_out' ELSE 'received_from_owner' END,
      'reference', substring($1 FROM '^\w+ \w+ the owner: (.*)$'))
    WHEN $1 LIKE 'Charter completed: deposit divided between %'
      THEN jsonb_build_object('code', 'deposit_divided', 'rule', 'completed', 'choice', NULL)
    WHEN $1 ~ '^(Ended|Never|Canceled|Cancelled) .* \(R[1-9]\)(; the renter takes the (refund|credit))?$'
      THEN jsonb_build_object('code', 'deposit_divided', 'rule', substring($1 FROM '\((R[1-9])\)'),
        'choice', substring($1 FROM 'the renter takes the (refund|credit)$'))
    ELSE (
      SELECT jsonb_build_object('code', own.code) || CASE own.code WHEN 'deposit_paid' THEN '{"by": []}' ELSE '{}' END::jsonb
      FROM (VALUES
        ('Deposit paid', 'deposit_paid'),
        ('Deposit paid outside', 'deposit_paid_outside'),
        ('Deposit not paid after all', 'deposit_not_paid'),
        ('Charter to come after all: division of the deposit taken back', 'division_undone'),
        ('No booking belongs to the payment: deposit back to the renter', 'unclaimed'),
        ('Deposit to be refunded', 'refund_due'),
        ('Refund paid', 'refund_paid'),
        ('Refund paid to the card', 'refund_paid'),
        ('Refund came back from the card', 'refund_returned'),
        ('Dispute: the provider took the money', 'dispute_withdrawn'),
        ('Dispute: the provider gave the money back', 'dispute_reinstated'),
        ('Dispute: lost', 'dispute_lost'),
        ('Payment behind our back', 'unknown_payment'),
        ('Refund behind our back', 'unknown_refund'),
        ('Refund behind our back came back', 'unknown_refund_returned')
      ) AS own (sentence, code) WHERE own.sentence = $1
    )
  END
$$;

-- While both releases run, the one before still writes sentences: the trigger goes once it is gone.
CREATE FUNCTION "ledger_entries_with_reasons"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."reason" := coalesce(NEW."reason", "ledger_reason"(NEW."memo"));
  IF NEW."reason" IS NOT NULL THEN NEW."memo" := ''; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "ledger_entries_with_reasons" BEFORE INSERT ON "ledger_entries"
  FOR EACH ROW WHEN (NEW."memo" <> '') EXECUTE FUNCTION "ledger_entries_with_reasons"();

-- The one change that was ever made to lines of the books, and to their words alone: no amount, account, name or time.
ALTER TABLE "ledger_entries" DISABLE TRIGGER "keep_ledger";
UPDATE "ledger_entries" SET "reason" = "ledger_reason"("memo"), "memo" = ''
  WHERE "reason" IS NULL AND "ledger_reason"("memo") IS NOT NULL;
ALTER TABLE "ledger_entries" ENABLE TRIGGER "keep_ledger";
