-- AlterTable
ALTER TABLE "boat_images" ADD COLUMN     "record_of" INTEGER,
ADD COLUMN     "released_at" TIMESTAMPTZ(3),
ADD COLUMN     "remove_at" TIMESTAMPTZ(3),
ADD CONSTRAINT "boat_images_removed_unseen" CHECK ("remove_at" IS NULL OR ("boat_id" IS NULL AND "record_of" IS NULL));

-- CreateTable
CREATE TABLE "boat_views" (
    "boat_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "visitor" TEXT NOT NULL,

    CONSTRAINT "boat_views_pkey" PRIMARY KEY ("boat_id","day","visitor")
);

-- CreateIndex
CREATE INDEX "boat_views_day_idx" ON "boat_views"("day");

-- What no listing and no record shows, and what is to be removed: few among many.
CREATE INDEX "boat_images_unlisted" ON "boat_images"(COALESCE("released_at", "created_at"))
  WHERE "boat_id" IS NULL AND "record_of" IS NULL AND "remove_at" IS NULL;
CREATE INDEX "boat_images_to_remove" ON "boat_images"("remove_at") WHERE "remove_at" IS NOT NULL;

-- AddForeignKey
ALTER TABLE "boat_views" ADD CONSTRAINT "boat_views_boat_id_fkey" FOREIGN KEY ("boat_id") REFERENCES "boats"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- The list in its other orders: each page begins at its place in one of these, and ranges are judged in the index.
CREATE INDEX "boats_listed_by_capacity" ON "boats"("capacity", "id", "rate_cents") WHERE "is_available";
CREATE INDEX "boats_listed_in_city_by_capacity" ON "boats"("city", "capacity", "id", "rate_cents") WHERE "is_available";
CREATE INDEX "boats_listed_by_length" ON "boats"("length", "id", "rate_cents", "capacity") WHERE "is_available";
CREATE INDEX "boats_listed_in_city_by_length" ON "boats"("city", "length", "id", "rate_cents", "capacity") WHERE "is_available";
CREATE INDEX "boats_listed_newest" ON "boats"("id", "rate_cents", "capacity") WHERE "is_available";
CREATE INDEX "boats_listed_newest_in_city" ON "boats"("city", "id", "rate_cents", "capacity") WHERE "is_available";

-- The same within parts of the market, for filters that go along with an order: see domain/boat-parts.ts.
CREATE INDEX "boats_parts_by_rate" ON "boats"(width_bucket("capacity", ARRAY[6, 9, 10, 13, 15, 20]),
  "rate_cents", "id", "capacity")
  WHERE "is_available";
CREATE INDEX "boats_parts_in_city_by_rate" ON "boats"("city", width_bucket("capacity", ARRAY[6, 9, 10, 13, 15, 20]),
  "rate_cents", "id", "capacity")
  WHERE "is_available";
CREATE INDEX "boats_parts_by_capacity" ON "boats"(width_bucket("rate_cents", ARRAY[10000, 30000, 30001, 60000, 60001, 100000]),
  "capacity", "id", "rate_cents")
  WHERE "is_available";
CREATE INDEX "boats_parts_in_city_by_capacity" ON "boats"("city", width_bucket("rate_cents", ARRAY[10000, 30000, 30001, 60000, 60001, 100000]),
  "capacity", "id", "rate_cents")
  WHERE "is_available";
CREATE INDEX "boats_parts_by_length" ON "boats"(width_bucket("capacity", ARRAY[6, 9, 10, 13, 15, 20]),
  width_bucket("rate_cents", ARRAY[10000, 30000, 30001, 60000, 60001, 100000]),
  "length", "id", "capacity", "rate_cents")
  WHERE "is_available";
CREATE INDEX "boats_parts_in_city_by_length" ON "boats"("city", width_bucket("capacity", ARRAY[6, 9, 10, 13, 15, 20]),
  width_bucket("rate_cents", ARRAY[10000, 30000, 30001, 60000, 60001, 100000]),
  "length", "id", "capacity", "rate_cents")
  WHERE "is_available";

-- Words, wherever they occur: what is searched is stored, as to make it anew for every row costs more than to search it.
-- Names are searched for administrators only.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
ALTER TABLE "boats" ADD COLUMN "search_text" TEXT NOT NULL
  GENERATED ALWAYS AS (' ' || translate(lower("model" || ' ' || "description"), E'\n\r\t', '   ')) STORED;
CREATE INDEX "boats_search_text" ON "boats" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "boats_boat_name" ON "boats" USING gin ((' ' || lower("boat_name")) gin_trgm_ops);
CREATE INDEX "users_full_name" ON "users" USING gin ((' ' || lower("full_name")) gin_trgm_ops);
