-- The tables of the services that the kit's own tests start.

-- An aggregate whose changes are told as events.
CREATE TABLE "things" (
  "id" integer PRIMARY KEY,
  "version" integer NOT NULL
);

-- The effects that handling an event had, in the order in which they were committed.
CREATE TABLE "effects" (
  "n" bigserial PRIMARY KEY,
  "handler" text NOT NULL,
  "subject" text NOT NULL,
  "version" integer NOT NULL,
  "text" text NOT NULL,
  "at" timestamptz NOT NULL
);

-- What is kept of things: a projection.
CREATE TABLE "kept" (
  "id" integer PRIMARY KEY,
  "text" text NOT NULL
);

-- Every try to handle an event, whether it had an effect or not.
CREATE TABLE "tries" (
  "handler" text NOT NULL,
  "event_id" uuid NOT NULL
);

-- What a call with effects stores.
CREATE TABLE "notes" (
  "id" serial PRIMARY KEY,
  "text" text NOT NULL
);
