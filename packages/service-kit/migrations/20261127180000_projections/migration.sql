-- Which version of a projection its rows are of. It is made anew once more at "again_at": until then, replicas of the
-- release before may have kept events as they understand them.
CREATE TABLE "projections" (
  "name" text PRIMARY KEY,
  "version" integer NOT NULL,
  "rebuilt_at" timestamptz NOT NULL,
  "again_at" timestamptz
);
