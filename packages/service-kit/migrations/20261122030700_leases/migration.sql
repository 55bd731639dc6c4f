-- Who does for all replicas what one has to do: for a while that has to be prolonged. Each new holder has a higher token,
-- and what it writes is undone unless its token is still here. `backend` is its connection: when that is gone, so is it.
CREATE TABLE "leases" (
  "name" text PRIMARY KEY,
  "holder" text NOT NULL,
  "token" bigint NOT NULL,
  "backend" integer NOT NULL,
  "expires_at" timestamptz NOT NULL
);
