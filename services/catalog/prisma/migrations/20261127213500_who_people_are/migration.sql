-- Empty as of accounts of old, until the projection is rebuilt.
ALTER TABLE "users"
  ADD COLUMN "phone_confirmed" BOOLEAN,
  ADD COLUMN "created_at" TIMESTAMPTZ(3);
