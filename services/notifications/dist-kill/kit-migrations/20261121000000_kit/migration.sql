-- What every service's database holds beside the service's own tables.

-- Events, written in the transaction of the change they tell of. `position` is given after the commit, by one relay,
-- because a serial id is taken before its transaction commits and readers would run past a late one.
CREATE TABLE "outbox" (
  "id" bigserial PRIMARY KEY,
  "event_id" uuid NOT NULL UNIQUE,
  "position" bigint UNIQUE,
  "type" text NOT NULL,
  "aggregate" text NOT NULL,
  "subject" text NOT NULL,
  "aggregate_version" integer NOT NULL,
  "time" timestamptz NOT NULL,
  "traceparent" text,
  "data" jsonb NOT NULL
);
CREATE INDEX "outbox_without_position" ON "outbox" ("id") WHERE "position" IS NULL;

-- How far the relay has handed positions to the transport.
CREATE TABLE "relay" (
  "id" boolean PRIMARY KEY DEFAULT true CHECK ("id"),
  "published_position" bigint NOT NULL DEFAULT 0
);
INSERT INTO "relay" DEFAULT VALUES;

-- How far this service has read each other service's feed.
CREATE TABLE "feed_cursors" (
  "source" text PRIMARY KEY,
  "position" bigint NOT NULL
);

-- Reactions that were done; a repeat of the event does nothing.
CREATE TABLE "inbox" (
  "handler" text NOT NULL,
  "event_id" uuid NOT NULL,
  "handled_at" timestamptz NOT NULL,
  PRIMARY KEY ("handler", "event_id")
);

-- The newest version of each aggregate that a projection has seen.
CREATE TABLE "projection_versions" (
  "projection" text NOT NULL,
  "subject" text NOT NULL,
  "version" integer NOT NULL,
  PRIMARY KEY ("projection", "subject")
);

-- Events whose handler kept failing, with whatever followed for the same key.
CREATE TABLE "dead_letters" (
  "id" bigserial PRIMARY KEY,
  "handler" text NOT NULL,
  "aggregate" text NOT NULL,
  "subject" text NOT NULL,
  "event_id" uuid NOT NULL,
  "event" jsonb NOT NULL,
  "error" text NOT NULL,
  "parked_at" timestamptz NOT NULL,
  "resolved_at" timestamptz,
  UNIQUE ("handler", "event_id")
);
CREATE INDEX "dead_letters_open" ON "dead_letters" ("handler", "aggregate", "subject") WHERE "resolved_at" IS NULL;

-- Answers to calls that carried an Idempotency-Key, stored in the transaction of the change.
CREATE TABLE "idempotency_keys" (
  "caller" text NOT NULL,
  "key" text NOT NULL,
  "request_hash" text NOT NULL,
  "status" integer,
  "body" jsonb,
  "created_at" timestamptz NOT NULL,
  PRIMARY KEY ("caller", "key")
);
