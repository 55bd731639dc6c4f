-- Reviews show pictures that their writers have uploaded of the charter.
ALTER TABLE "reviews" ADD COLUMN "pictures" TEXT[] NOT NULL DEFAULT '{}';
ALTER TABLE "boat_images"
  DROP CONSTRAINT "boat_images_kept_for",
  ADD CONSTRAINT "boat_images_kept_for"
    CHECK ("kept_for" IS NULL OR "charter_id" IS NOT NULL AND "kept_for" IN ('message', 'record', 'review'));
