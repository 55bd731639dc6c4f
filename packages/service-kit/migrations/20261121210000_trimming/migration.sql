-- How far each other service has read this one's feed. A reader that is gone for good holds the trimming up: delete its row.
CREATE TABLE "feed_readers" (
  "reader" text PRIMARY KEY,
  "position" bigint NOT NULL,
  "read_at" timestamptz NOT NULL
);

-- Whether a newer event of the same kind follows; how old is what nobody needs.
CREATE INDEX "outbox_newest" ON "outbox" ("aggregate", "subject", "type", "position");
CREATE INDEX "inbox_handled_at" ON "inbox" ("handled_at");

-- Whose event it was: of each subject the newest stays remembered, as long as its event stays in the outbox it came from.
ALTER TABLE "inbox" ADD COLUMN "subject" text;
CREATE INDEX "inbox_newest" ON "inbox" ("handler", "subject", "handled_at");

CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" ("created_at");
