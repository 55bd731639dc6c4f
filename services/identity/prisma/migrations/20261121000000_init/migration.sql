CREATE TYPE "role" AS ENUM ('renter', 'owner', 'captain', 'admin');

CREATE TABLE "users" (
  "id" serial PRIMARY KEY,
  "role" "role" NOT NULL DEFAULT 'renter',
  "full_name" text NOT NULL,
  "email" text NOT NULL,
  "phone" text NOT NULL CHECK ("phone" ~ '^\+[1-9][0-9]{6,14}$'),
  "password" text NOT NULL,
  "is_verified" boolean NOT NULL DEFAULT false,
  "pleasure_craft_license" text,
  "harbor_license" text,
  "active" boolean NOT NULL DEFAULT true,
  "terms_accepted_at" timestamptz(3),
  "age_attested_at" timestamptz(3),
  "version" integer NOT NULL DEFAULT 1,
  "created_at" timestamptz(3) NOT NULL,
  "updated_at" timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX "users_phone_key" ON "users" ("phone");
CREATE UNIQUE INDEX "users_email_key" ON "users" (lower("email"));

CREATE TABLE "sessions" (
  "id" uuid PRIMARY KEY,
  "user_id" integer NOT NULL,
  "created_at" timestamptz(3) NOT NULL,
  "ended_at" timestamptz(3),
  "end_reason" text,
  CHECK (("ended_at" IS NULL) = ("end_reason" IS NULL)),
  CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "sessions_user_id_idx" ON "sessions" ("user_id");

CREATE TABLE "refresh_tokens" (
  "hash" text PRIMARY KEY,
  "session_id" uuid NOT NULL,
  "expires_at" timestamptz(3) NOT NULL,
  "replaced_at" timestamptz(3),
  CONSTRAINT "refresh_tokens_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "refresh_tokens_session_id_idx" ON "refresh_tokens" ("session_id");
CREATE INDEX "refresh_tokens_expires_at_idx" ON "refresh_tokens" ("expires_at");
-- A session has one token that is good; the others have been replaced.
CREATE UNIQUE INDEX "refresh_tokens_current" ON "refresh_tokens" ("session_id") WHERE "replaced_at" IS NULL;
