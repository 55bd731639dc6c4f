-- CreateTable
CREATE TABLE "conversations" (
    "booking_id" INTEGER NOT NULL,
    "last_number" INTEGER NOT NULL,

    CONSTRAINT "conversations_pkey" PRIMARY KEY ("booking_id")
);

-- CreateTable
CREATE TABLE "conversation_messages" (
    "booking_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "author_id" INTEGER NOT NULL,
    "party" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "conversation_messages_pkey" PRIMARY KEY ("booking_id","number")
);

-- CreateTable
CREATE TABLE "conversation_readers" (
    "booking_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "party" TEXT NOT NULL,
    "from" INTEGER NOT NULL,
    "has_left" BOOLEAN NOT NULL DEFAULT false,
    "read_up_to" INTEGER NOT NULL,
    "mailed_up_to" INTEGER NOT NULL DEFAULT 0,
    "unread" INTEGER NOT NULL DEFAULT 0,
    "mail_due_at" TIMESTAMPTZ(3),

    CONSTRAINT "conversation_readers_pkey" PRIMARY KEY ("booking_id","user_id")
);

-- CreateTable
CREATE TABLE "conversation_reports" (
    "id" SERIAL NOT NULL,
    "booking_id" INTEGER NOT NULL,
    "reporter_id" INTEGER NOT NULL,
    "party" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),
    "closed_by" INTEGER,
    "outcome" TEXT,

    CONSTRAINT "conversation_reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_replies" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_replies_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "conversation_messages_of_author" ON "conversation_messages"("author_id", "created_at");

-- CreateIndex
CREATE INDEX "conversation_reports_newest" ON "conversation_reports"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "conversation_reports_of_reporter" ON "conversation_reports"("reporter_id", "created_at");

-- CreateIndex
CREATE INDEX "saved_replies_of_owner" ON "saved_replies"("owner_id", "title");

CREATE INDEX "conversation_readers_unread" ON "conversation_readers" ("user_id") WHERE "unread" > 0;
CREATE INDEX "conversation_readers_due" ON "conversation_readers" ("mail_due_at") WHERE "mail_due_at" IS NOT NULL;
-- One open report of a conversation per person.
CREATE UNIQUE INDEX "conversation_reports_open" ON "conversation_reports" ("booking_id", "reporter_id")
  WHERE "closed_at" IS NULL;
