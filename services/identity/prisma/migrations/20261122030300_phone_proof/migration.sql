-- AlterTable
ALTER TABLE "users" ADD COLUMN     "phone_confirmed_at" TIMESTAMPTZ(3),
ADD COLUMN     "sms_enabled" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "phone_codes" (
    "user_id" INTEGER NOT NULL,
    "phone" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "wrong" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "phone_codes_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "phone_codes_expires_at_idx" ON "phone_codes"("expires_at");

-- AddForeignKey
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Text messages are for those alone who have shown that the number is theirs. The release before this one changes
-- phones without knowing of that: whoever changes a phone, its proof ends.
ALTER TABLE "users" ADD CONSTRAINT "users_sms_to_proven" CHECK ("phone_confirmed_at" IS NOT NULL OR NOT "sms_enabled");

CREATE FUNCTION end_phone_proof() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."phone_confirmed_at" IS NOT DISTINCT FROM OLD."phone_confirmed_at" THEN
    NEW."phone_confirmed_at" := NULL;
    NEW."sms_enabled" := false;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "users_end_phone_proof" BEFORE UPDATE OF "phone" ON "users"
FOR EACH ROW WHEN (NEW."phone" IS DISTINCT FROM OLD."phone") EXECUTE FUNCTION end_phone_proof();
