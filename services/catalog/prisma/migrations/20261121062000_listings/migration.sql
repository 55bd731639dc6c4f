-- AlterTable
ALTER TABLE "boat_images" ADD COLUMN     "record_of" INTEGER;

-- CreateTable
CREATE TABLE "boat_views" (
    "boat_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "visitor" TEXT NOT NULL,

    CONSTRAINT "boat_views_pkey" PRIMARY KEY ("boat_id","day","visitor")
);

-- CreateIndex
CREATE INDEX "boat_views_day_idx" ON "boat_views"("day");

-- CreateIndex
CREATE INDEX "boat_images_created_at_idx" ON "boat_images"("created_at");

-- AddForeignKey
ALTER TABLE "boat_views" ADD CONSTRAINT "boat_views_boat_id_fkey" FOREIGN KEY ("boat_id") REFERENCES "boats"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
