ALTER TABLE "users" ADD COLUMN "closed_at" timestamptz(3), ADD COLUMN "erase_again_at" timestamptz(3);
CREATE INDEX "users_erase_again_at" ON "users" ("erase_again_at") WHERE "erase_again_at" IS NOT NULL;
