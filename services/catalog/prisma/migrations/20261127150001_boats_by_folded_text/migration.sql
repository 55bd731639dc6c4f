-- Stored like the text itself, which the release before searches: to fold a description anew for every row costs more.
ALTER TABLE "boats" ADD COLUMN "folded_text" TEXT NOT NULL
  GENERATED ALWAYS AS (folded(' ' || "model" || ' ' || "description")) STORED;
CREATE INDEX "boats_folded_text" ON "boats" USING gin ("folded_text" gin_trgm_ops);
CREATE INDEX "boats_folded_name" ON "boats" USING gin (folded(' ' || "boat_name") gin_trgm_ops);
