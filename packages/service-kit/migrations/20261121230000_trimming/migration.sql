-- How far each other service has read this one's feed, and when it was last heard of.
CREATE TABLE IF NOT EXISTS "feed_readers" (
  "reader" text PRIMARY KEY,
  "position" bigint NOT NULL,
  "read_at" timestamptz NOT NULL
);

-- Whose event it was: of each subject the newest stays remembered, as long as its event stays in the outbox it came from.
ALTER TABLE "inbox" ADD COLUMN IF NOT EXISTS "subject" text;
