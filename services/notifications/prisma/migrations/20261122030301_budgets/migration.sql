-- AlterTable
ALTER TABLE "users" ADD COLUMN     "phone_confirmed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "sms_enabled" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "deliveries" ADD COLUMN     "counted_at" TIMESTAMPTZ(3),
ADD COLUMN     "counted_for" TEXT,
ADD COLUMN     "held_back_by" TEXT;

-- CreateTable
CREATE TABLE "test_messages" (
    "id" SERIAL NOT NULL,
    "channel" TEXT NOT NULL,
    "administrator_id" INTEGER NOT NULL,
    "sent_to" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "test_messages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "test_messages_created_at_idx" ON "test_messages"("created_at");

-- CreateIndex
CREATE INDEX "users_phone_idx" ON "users"("phone");

-- CreateIndex
CREATE INDEX "contact_submissions_of_address" ON "contact_submissions"("email", "created_at");

-- What was counted lately: budgets of SMS look at a channel, those of e-mails at one address.
CREATE INDEX "deliveries_counted" ON "deliveries" ("channel", "counted_at") WHERE "counted_at" IS NOT NULL;
CREATE INDEX "deliveries_counted_for" ON "deliveries" ("counted_for", "counted_at") WHERE "counted_at" IS NOT NULL;
CREATE INDEX "deliveries_held_back" ON "deliveries" ("created_at") WHERE "held_back_by" IS NOT NULL;
