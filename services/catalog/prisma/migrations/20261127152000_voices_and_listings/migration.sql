-- Whether a charter shows that its renter has really spent money with its owner. The release before does not know, and
-- neither do rows from before: their events say it when they are read again.
ALTER TABLE "charters" ADD COLUMN "spent" BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX "charters_spent" ON "charters"("owner_id") WHERE "spent";

-- Whether a review counts in what its subject's reviews come to, as its charter says. What has counted counts until then.
ALTER TABLE "reviews" ADD COLUMN "weighs" BOOLEAN NOT NULL DEFAULT true;

-- How many reviews everybody can read of a boat, those included that do not count.
ALTER TABLE "boats" ADD COLUMN "reviews_shown" INTEGER NOT NULL DEFAULT 0;
UPDATE "boats" SET "reviews_shown" = "review_count" WHERE "review_count" > 0;

-- Null where nobody has said.
ALTER TABLE "users" ADD COLUMN "email_confirmed" BOOLEAN;

-- When owners listed boats lately, those since deleted included.
CREATE TABLE "owner_listings" (
  "owner_id" INTEGER NOT NULL,
  "listed_at" TIMESTAMPTZ(3)[] NOT NULL,
  CONSTRAINT "owner_listings_pkey" PRIMARY KEY ("owner_id")
);
COMMENT ON TABLE "owner_listings" IS 'not audited';
