-- The messages of the years before the split, moved into months of their own, as a table has them that was split early.
DO $$
DECLARE
  from_month timestamptz := (SELECT date_trunc('month', min(created_at)) FROM deliveries_before);
  until timestamptz := date_trunc('month', now() + interval '1 month');
BEGIN
  ALTER TABLE deliveries DETACH PARTITION deliveries_before;
  WHILE from_month < until LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF deliveries FOR VALUES FROM (%L) TO (%L)',
      'deliveries_' || to_char(from_month, 'YYYY_MM'), from_month, from_month + interval '1 month');
    from_month := from_month + interval '1 month';
  END LOOP;
  INSERT INTO deliveries SELECT * FROM deliveries_before;
  DROP TABLE deliveries_before;
END $$;
