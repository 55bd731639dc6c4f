-- Which of the logs in "published" the relay hands events to now.
ALTER TABLE "relay" ADD COLUMN "log" text NOT NULL DEFAULT 'feed';

-- Up to where each log was seen to go, by aggregate and part: one that ends before that has lost what it had. What was
-- lost is handed over again, which a row of its own, named log/aggregate, tells how far that is.
ALTER TABLE "published" ADD COLUMN "ends" jsonb NOT NULL DEFAULT '{}';
