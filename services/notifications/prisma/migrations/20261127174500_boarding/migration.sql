-- How boats are boarded, as catalog's events say.
CREATE TABLE "boardings" (
  "id" integer PRIMARY KEY,
  "boarding" jsonb
);
