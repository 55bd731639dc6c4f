-- Messages also go by SMS, to people without an account, and as copies to whoever is on the lists of copies.
ALTER TABLE "deliveries"
  ALTER COLUMN "recipient_id" DROP NOT NULL,
  ADD COLUMN "booking_id" integer,
  ADD COLUMN "copy_to" text NOT NULL DEFAULT '',
  ADD COLUMN "provider_id" text,
  ADD COLUMN "waiting_since" timestamptz(3),
  ADD COLUMN "traceparent" text;

UPDATE "deliveries" SET "booking_id" = ("about" #>> '{booking,id}')::integer;

ALTER TABLE "deliveries"
  DROP CONSTRAINT "deliveries_channel_check",
  DROP CONSTRAINT "deliveries_status_check",
  DROP CONSTRAINT "deliveries_failed_for_a_reason",
  ADD CONSTRAINT "deliveries_channel_check" CHECK ("channel" IN ('email', 'sms')),
  ADD CONSTRAINT "deliveries_status_check" CHECK ("status" IN ('waiting', 'sent', 'failed', 'skipped')),
  ADD CONSTRAINT "deliveries_failed_for_a_reason" CHECK ("status" NOT IN ('failed', 'skipped') OR "last_error" IS NOT NULL);

DROP INDEX "deliveries_once";
-- One message per event, recipient and channel, and one copy for each who gets copies, however often the event comes.
CREATE UNIQUE INDEX "deliveries_once" ON "deliveries" ("event_id", "recipient_id", "channel", "template", "copy_to");

-- What the SMS provider has accepted belongs to one message alone.
CREATE UNIQUE INDEX "deliveries_provider_id" ON "deliveries" ("provider_id");
CREATE INDEX "deliveries_of_booking" ON "deliveries" ("booking_id", "created_at");
CREATE INDEX "deliveries_newest" ON "deliveries" ("created_at" DESC, "id" DESC);
CREATE INDEX "deliveries_not_sent" ON "deliveries" ("created_at" DESC, "id" DESC) WHERE "status" <> 'sent';

-- Projection of booking's bookings: what reminders and an administrator's messages speak of.
CREATE TABLE "bookings" (
  "id" integer PRIMARY KEY,
  "status" text NOT NULL,
  "state" jsonb NOT NULL,
  "start_date" timestamptz(3) NOT NULL,
  -- Whose answer is waited for until when, and since when that is so.
  "awaits" text CHECK ("awaits" IN ('owner', 'renter')),
  "respond_by" timestamptz(3),
  "awaited_since" timestamptz(3),
  "confirmed_since" timestamptz(3),
  -- For which deadline and which start somebody was reminded.
  "reminded_of_deadline" timestamptz(3),
  "reminded_of_start" timestamptz(3)
);
CREATE INDEX "bookings_awaited" ON "bookings" ("respond_by") WHERE "awaits" = 'owner';
CREATE INDEX "bookings_to_come" ON "bookings" ("start_date") WHERE "status" = 'confirmed';

-- Only what differs from the built-in templates.
CREATE TABLE "email_templates" (
  "id" text PRIMARY KEY CHECK (length("id") <= 50),
  "subject" text NOT NULL,
  "content" text NOT NULL,
  "enabled" boolean NOT NULL,
  "updated_at" timestamptz(3) NOT NULL,
  "updated_by" integer NOT NULL
);

CREATE TABLE "sms_templates" (
  "id" text PRIMARY KEY CHECK (length("id") <= 50),
  "content" text NOT NULL,
  "enabled" boolean NOT NULL,
  "updated_at" timestamptz(3) NOT NULL,
  "updated_by" integer NOT NULL
);

-- One row each, once an administrator has changed what the installation came with. Secrets are sealed.
CREATE TABLE "email_config" (
  "id" integer PRIMARY KEY CHECK ("id" = 1),
  "from_email" text NOT NULL,
  "from_name" text NOT NULL,
  "reply_to" text,
  "cc_emails" text[] NOT NULL,
  "sealed_api_key" text,
  "updated_at" timestamptz(3) NOT NULL,
  "updated_by" integer NOT NULL
);

CREATE TABLE "sms_config" (
  "id" integer PRIMARY KEY CHECK ("id" = 1),
  "account_sid" text NOT NULL,
  "phone_number" text NOT NULL,
  "cc_phone_numbers" text[] NOT NULL,
  "sealed_auth_token" text,
  "updated_at" timestamptz(3) NOT NULL,
  "updated_by" integer NOT NULL
);

CREATE TABLE "contact_submissions" (
  "id" serial PRIMARY KEY,
  "first_name" text NOT NULL,
  "last_name" text NOT NULL,
  "email" text NOT NULL,
  "phone" text NOT NULL,
  "destination" text NOT NULL,
  "message" text NOT NULL,
  "created_at" timestamptz(3) NOT NULL,
  "handled_at" timestamptz(3)
);
CREATE INDEX "contact_submissions_newest" ON "contact_submissions" ("created_at" DESC, "id" DESC);
