-- A difference may be about a row of ours: which one, in which field, and what each side says of it.
ALTER TABLE "discrepancies"
  ADD COLUMN "row" jsonb,
  -- Which comparison found it, and would again, and what that was looking at; so it can see when it is mended.
  ADD COLUMN "comparison" text,
  ADD COLUMN "subject_id" integer;
CREATE INDEX "discrepancies_of_comparison" ON "discrepancies" ("comparison", "subject_id") WHERE "resolved_at" IS NULL;

-- How far each comparison of our own records has come.
CREATE TABLE "comparisons" (
  "name" text PRIMARY KEY,
  "after_id" integer NOT NULL,
  -- While a page is compared, the others keep away until then.
  "next_at" timestamptz(3) NOT NULL,
  "finished_at" timestamptz(3) NOT NULL
);

-- What differed at a first look, and counts if it still does at a second one: events may have been on their way.
CREATE TABLE "doubts" (
  "comparison" text NOT NULL,
  "subject_id" integer NOT NULL,
  "seen" jsonb NOT NULL,
  "seen_at" timestamptz(3) NOT NULL,
  "look_at" timestamptz(3) NOT NULL,
  CONSTRAINT "doubts_pkey" PRIMARY KEY ("comparison", "subject_id")
);
CREATE INDEX "doubts_look_at_idx" ON "doubts" ("look_at");
