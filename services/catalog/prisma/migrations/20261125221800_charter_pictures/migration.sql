-- Pictures of a charter, beside those of boats: no listing takes one. A release that does not know them leaves those with a
-- "record_of" alone.
ALTER TABLE "boat_images"
  ADD COLUMN "charter_id" INTEGER,
  ADD COLUMN "kept_for" TEXT,
  ADD CONSTRAINT "boat_images_of_charter"
    CHECK (("charter_id" IS NOT NULL) = ("key" LIKE 'charter-pictures/%') AND ("charter_id" IS NULL OR "boat_id" IS NULL)),
  ADD CONSTRAINT "boat_images_kept_for" CHECK ("kept_for" IS NULL OR "charter_id" IS NOT NULL AND "kept_for" IN ('message', 'record'));
CREATE INDEX "boat_images_charter_id_idx" ON "boat_images"("charter_id");
CREATE INDEX "boat_images_uploaded_by_idx" ON "boat_images"("uploaded_by");

-- Until when the people of a charter can upload pictures; null where it is not confirmed, or not any more, and until the
-- projection has heard of the charter again or is rebuilt.
ALTER TABLE "charters" ADD COLUMN "pictures_until" TIMESTAMPTZ(3);
