-- Bookings as their newest events say they are: who may review which charter until when, and whose request an owner has.
CREATE TABLE "charters" (
  "booking_id" INTEGER NOT NULL,
  "boat_id" INTEGER NOT NULL,
  "renter_id" INTEGER NOT NULL,
  "owner_id" INTEGER NOT NULL,
  "captain_id" INTEGER,
  "boat_title" TEXT NOT NULL,
  -- The local day on which it begins.
  "day" DATE NOT NULL,
  -- Pending or confirmed.
  "open" BOOLEAN NOT NULL,
  -- Completed, and its deposit was paid.
  "reviewable" BOOLEAN NOT NULL,
  "review_until" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "charters_pkey" PRIMARY KEY ("booking_id")
);
CREATE INDEX "charters_open" ON "charters"("owner_id", "renter_id") WHERE "open";
CREATE INDEX "charters_of_renter" ON "charters"("renter_id", "review_until") WHERE "reviewable";
CREATE INDEX "charters_of_owner" ON "charters"("owner_id", "review_until") WHERE "reviewable";
COMMENT ON TABLE "charters" IS 'not audited';

CREATE TABLE "reviews" (
  "id" SERIAL NOT NULL,
  "booking_id" INTEGER NOT NULL,
  "about" TEXT NOT NULL CONSTRAINT "reviews_about" CHECK ("about" IN ('boat', 'captain', 'renter')),
  -- The boat, or the person.
  "subject_id" INTEGER NOT NULL,
  "author_id" INTEGER NOT NULL,
  -- Whom it is about: the boat's owner at that time, the captain, or the renter.
  "reviewed_id" INTEGER NOT NULL,
  "boat_id" INTEGER NOT NULL,
  "boat_title" TEXT NOT NULL,
  "day" DATE NOT NULL,
  -- In the order of the contract's aspects.
  "stars" INTEGER[] NOT NULL CONSTRAINT "reviews_stars"
    CHECK (cardinality("stars") = 5 AND 1 <= ALL("stars") AND 5 >= ALL("stars")),
  "text" TEXT NOT NULL,
  "written_at" TIMESTAMPTZ(3) NOT NULL,
  -- From when on it can be read: once both sides are in, or after the deadline.
  "publish_at" TIMESTAMPTZ(3) NOT NULL,
  -- It was told of, and counts unless it is hidden.
  "published" BOOLEAN NOT NULL DEFAULT false,
  "reply" TEXT,
  "replied_at" TIMESTAMPTZ(3),
  "reported_at" TIMESTAMPTZ(3),
  "report_reason" TEXT,
  -- When an administrator looked at it last.
  "judged_at" TIMESTAMPTZ(3),
  "hidden_at" TIMESTAMPTZ(3),
  "hidden_reason" TEXT,
  -- Counts the review's events.
  "version" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "reviews_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "reviews_once" UNIQUE ("booking_id", "about"),
  CONSTRAINT "reviews_hidden_for_a_reason" CHECK (("hidden_at" IS NULL) = ("hidden_reason" IS NULL)),
  CONSTRAINT "reviews_replied" CHECK (("replied_at" IS NULL) = ("reply" IS NULL))
);
CREATE INDEX "reviews_of_subject" ON "reviews"("about", "subject_id", "publish_at", "id") WHERE "hidden_at" IS NULL;
CREATE INDEX "reviews_by_author" ON "reviews"("author_id", "publish_at", "id");
CREATE INDEX "reviews_of_person" ON "reviews"("reviewed_id", "publish_at", "id") WHERE "hidden_at" IS NULL;
CREATE INDEX "reviews_to_publish" ON "reviews"("publish_at") WHERE NOT "published";
CREATE INDEX "reviews_published" ON "reviews"("publish_at", "id") WHERE "published";
CREATE INDEX "reviews_reported" ON "reviews"("publish_at", "id") WHERE "reported_at" IS NOT NULL AND "judged_at" IS NULL;
CREATE INDEX "reviews_hidden" ON "reviews"("publish_at", "id") WHERE "hidden_at" IS NOT NULL;
CREATE INDEX "reviews_to_feature" ON "reviews"("publish_at", "id") WHERE "about" = 'boat' AND "published" AND "hidden_at" IS NULL;

-- What the published reviews of captains and renters come to.
CREATE TABLE "person_ratings" (
  "about" TEXT NOT NULL,
  "person_id" INTEGER NOT NULL,
  "review_count" INTEGER NOT NULL,
  "rating_sums" INTEGER[] NOT NULL,
  CONSTRAINT "person_ratings_pkey" PRIMARY KEY ("about", "person_id")
);
COMMENT ON TABLE "person_ratings" IS 'not audited';

-- The same of boats, beside what they are listed by. "rating_score": the mean of the reviews and of what is expected of a
-- boat without any, in thousandths of a star.
ALTER TABLE "boats"
  ADD COLUMN "review_count" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "rating_sums" INTEGER[] NOT NULL DEFAULT '{0,0,0,0,0}',
  ADD COLUMN "rating_score" INTEGER NOT NULL DEFAULT 4000;
CREATE INDEX "boats_listed_by_rating" ON "boats"("rating_score", "id", "rate_cents", "capacity") WHERE "is_available";
CREATE INDEX "boats_listed_in_city_by_rating" ON "boats"("city", "rating_score", "id", "rate_cents", "capacity")
  WHERE "is_available";
