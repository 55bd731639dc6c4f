CREATE TABLE "boats" (
  "id" SERIAL NOT NULL,
  "owner_id" INTEGER NOT NULL,
  "boat_name" TEXT NOT NULL,
  "model" TEXT NOT NULL,
  "description" TEXT NOT NULL,
  "city" TEXT NOT NULL,
  "capacity" INTEGER NOT NULL,
  "length" INTEGER NOT NULL,
  "rate_cents" INTEGER NOT NULL,
  "minimum_hours" INTEGER NOT NULL DEFAULT 3,
  "images" TEXT[],
  "amenities" TEXT[],
  "video_url" TEXT,
  "custom_rates" JSONB NOT NULL,
  "views" INTEGER NOT NULL DEFAULT 0,
  "is_available" BOOLEAN NOT NULL DEFAULT true,
  "preferred_captain_id" INTEGER,
  "version" INTEGER NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "boats_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "boats_city" CHECK ("city" IN ('Toronto', 'Montreal', 'Mississauga', 'Cancun')),
  CONSTRAINT "boats_numbers" CHECK ("capacity" > 0 AND "length" > 0 AND "rate_cents" > 0 AND "minimum_hours" BETWEEN 1 AND 12)
);
CREATE INDEX "boats_owner_id_idx" ON "boats"("owner_id");

-- The list, highest rate first: each page begins at its place in one of these, and `capacity` is judged in the index.
CREATE INDEX "boats_listed" ON "boats"("rate_cents", "id", "capacity") WHERE "is_available";
CREATE INDEX "boats_listed_in_city" ON "boats"("city", "rate_cents", "id", "capacity") WHERE "is_available";
-- The administrators' list, with hidden boats.
CREATE INDEX "boats_rate_cents_id_idx" ON "boats"("rate_cents", "id");

CREATE TABLE "captain_boats" (
  "id" SERIAL NOT NULL,
  "captain_id" INTEGER NOT NULL,
  "boat_id" INTEGER NOT NULL,
  "hourly_rate_cents" INTEGER NOT NULL,
  "is_active" BOOLEAN NOT NULL DEFAULT true,
  "version" INTEGER NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "captain_boats_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "captain_boats_rate" CHECK ("hourly_rate_cents" > 0),
  CONSTRAINT "captain_boats_boat_id_fkey" FOREIGN KEY ("boat_id") REFERENCES "boats"("id") ON DELETE CASCADE ON UPDATE NO ACTION
);
CREATE UNIQUE INDEX "captain_boats_boat_id_captain_id_key" ON "captain_boats"("boat_id", "captain_id");
CREATE INDEX "captain_boats_captain_id_idx" ON "captain_boats"("captain_id");

CREATE TABLE "boat_images" (
  "key" TEXT NOT NULL,
  "uploaded_by" INTEGER NOT NULL,
  "boat_id" INTEGER,
  "size_bytes" INTEGER NOT NULL,
  "width" INTEGER NOT NULL,
  "height" INTEGER NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "stored_at" TIMESTAMPTZ(3),
  CONSTRAINT "boat_images_pkey" PRIMARY KEY ("key"),
  CONSTRAINT "boat_images_stored_before_shown" CHECK ("boat_id" IS NULL OR "stored_at" IS NOT NULL),
  CONSTRAINT "boat_images_boat_id_fkey" FOREIGN KEY ("boat_id") REFERENCES "boats"("id") ON DELETE SET NULL ON UPDATE NO ACTION
);
CREATE INDEX "boat_images_boat_id_idx" ON "boat_images"("boat_id");

-- Projection of identity's users.
CREATE TABLE "users" (
  "id" INTEGER NOT NULL,
  "role" TEXT NOT NULL,
  "full_name" TEXT NOT NULL,
  "phone" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "licensed" BOOLEAN NOT NULL,
  "active" BOOLEAN NOT NULL,
  CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);
