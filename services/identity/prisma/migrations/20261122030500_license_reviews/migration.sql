-- What is on file today, and what the release before still uploads, waits for its review.
ALTER TABLE "license_files"
  ADD COLUMN "status" TEXT NOT NULL DEFAULT 'submitted',
  ADD COLUMN "number" TEXT,
  ADD COLUMN "expires_on" DATE,
  ADD COLUMN "reviewed_at" TIMESTAMPTZ(3),
  ADD COLUMN "reviewed_by" INTEGER,
  ADD COLUMN "reminded_of" TEXT,
  ADD CONSTRAINT "license_files_status" CHECK ("status" IN ('submitted', 'accepted', 'rejected')),
  ADD CONSTRAINT "license_files_accepted_in_full"
    CHECK ("status" <> 'accepted' OR ("number" IS NOT NULL AND "expires_on" IS NOT NULL));

CREATE TABLE "license_rejections" (
  "user_id" INTEGER NOT NULL,
  "license_type" TEXT NOT NULL,
  "reason" TEXT NOT NULL,
  "rejected_at" TIMESTAMPTZ(3) NOT NULL,
  "rejected_by" INTEGER NOT NULL,

  CONSTRAINT "license_rejections_pkey" PRIMARY KEY ("user_id", "license_type")
);
ALTER TABLE "license_rejections" ADD CONSTRAINT "license_rejections_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE INDEX "license_files_to_review" ON "license_files"("created_at", "key")
  WHERE "status" = 'submitted' AND "stored_at" IS NOT NULL AND "removed_at" IS NULL;
CREATE INDEX "license_files_to_expire" ON "license_files"("expires_on")
  WHERE "status" = 'accepted' AND "removed_at" IS NULL;
