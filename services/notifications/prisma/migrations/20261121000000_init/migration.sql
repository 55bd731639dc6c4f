CREATE TABLE "users" (
  "id" integer PRIMARY KEY,
  "role" text NOT NULL,
  "full_name" text NOT NULL,
  "email" text NOT NULL,
  "phone" text NOT NULL
);

CREATE TABLE "deliveries" (
  "id" uuid PRIMARY KEY,
  "event_id" uuid NOT NULL,
  "recipient_id" integer NOT NULL,
  "channel" text NOT NULL CHECK ("channel" IN ('email')),
  "template" text NOT NULL,
  "about" jsonb NOT NULL,
  "user_ids" integer[],
  "status" text NOT NULL CHECK ("status" IN ('waiting', 'sent', 'failed')),
  "attempts" integer NOT NULL,
  "due_at" timestamptz(3),
  "created_at" timestamptz(3) NOT NULL,
  "sent_at" timestamptz(3),
  "last_error" text,
  "address" text,
  "subject" text,
  CONSTRAINT "deliveries_due_while_waiting" CHECK (("status" = 'waiting') = ("due_at" IS NOT NULL)),
  CONSTRAINT "deliveries_sent_at" CHECK (("status" = 'sent') = ("sent_at" IS NOT NULL)),
  CONSTRAINT "deliveries_failed_for_a_reason" CHECK ("status" <> 'failed' OR "last_error" IS NOT NULL)
);

-- One message per event, recipient and channel, however often the event comes.
CREATE UNIQUE INDEX "deliveries_once" ON "deliveries" ("event_id", "recipient_id", "channel", "template");

CREATE INDEX "deliveries_due" ON "deliveries" ("due_at") WHERE "status" = 'waiting';
