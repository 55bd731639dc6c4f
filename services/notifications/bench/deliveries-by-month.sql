-- Splits the messages by the month in which they were written, while the service works. Not applied by the service: see
-- docs/decisions/0064-tables-are-not-split-by-month.md for when it pays, and what has to be changed with it.
-- Each statement is a step of its own. What has been written so far stays one part, which ends with this month.

-- 1. Beside all work: proof that the part ends there, and the keys that a split table can have.
DO $$ BEGIN
  EXECUTE format('ALTER TABLE deliveries ADD CONSTRAINT deliveries_end CHECK (created_at < %L) NOT VALID',
    date_trunc('month', now() + interval '1 month'));
END $$;
ALTER TABLE deliveries VALIDATE CONSTRAINT deliveries_end;
CREATE UNIQUE INDEX CONCURRENTLY deliveries_by_id ON deliveries (id, created_at);
CREATE UNIQUE INDEX CONCURRENTLY deliveries_once_a_moment ON deliveries (event_id, recipient_id, channel, template, copy_to, created_at);
CREATE INDEX CONCURRENTLY deliveries_of_provider ON deliveries (provider_id);

-- 2. The switch: names and lists of parts change, no row is moved or looked at.
DO $$
DECLARE
  index_of_all record;
  first date := date_trunc('month', now() + interval '1 month');
BEGIN
  SET LOCAL lock_timeout = '2s';
  LOCK TABLE deliveries IN ACCESS EXCLUSIVE MODE;
  ALTER TABLE deliveries RENAME TO deliveries_before;
  ALTER TABLE deliveries_before DROP CONSTRAINT deliveries_pkey, ADD PRIMARY KEY USING INDEX deliveries_by_id;
  DROP INDEX deliveries_once, deliveries_provider_id;
  CREATE TABLE deliveries (LIKE deliveries_before INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE (created_at);
  ALTER TABLE deliveries DROP CONSTRAINT deliveries_end, ADD CONSTRAINT deliveries_pkey PRIMARY KEY (id, created_at);
  FOR index_of_all IN
    SELECT indexname AS name, indexdef AS definition FROM pg_indexes
    WHERE tablename = 'deliveries_before' AND indexname <> 'deliveries_by_id'
  LOOP
    EXECUTE format('ALTER INDEX %I RENAME TO %I', index_of_all.name, index_of_all.name || '_before');
    EXECUTE replace(index_of_all.definition, 'deliveries_before', 'deliveries');
  END LOOP;
  EXECUTE format('ALTER TABLE deliveries ATTACH PARTITION deliveries_before FOR VALUES FROM (MINVALUE) TO (%L)', first);
  FOR n IN 0..23 LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF deliveries FOR VALUES FROM (%L) TO (%L)',
      'deliveries_' || to_char(first + n * interval '1 month', 'YYYY_MM'),
      first + n * interval '1 month', first + (n + 1) * interval '1 month');
  END LOOP;
END $$;
