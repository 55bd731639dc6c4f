-- CreateTable
CREATE TABLE "boats" (
    "id" INTEGER NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "available" BOOLEAN NOT NULL,
    "deleted" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "boats_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "boat_questions" (
    "submission_id" INTEGER NOT NULL,
    "boat_id" INTEGER NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "asked_by" INTEGER,
    "answer" TEXT,
    "answered_at" TIMESTAMPTZ(3),
    "answered_by" TEXT,
    "shown" BOOLEAN NOT NULL DEFAULT false,
    "reported_at" TIMESTAMPTZ(3),
    "reported_by" INTEGER,
    "report_reason" TEXT,
    "judged_at" TIMESTAMPTZ(3),
    "hidden_reason" TEXT,

    CONSTRAINT "boat_questions_pkey" PRIMARY KEY ("submission_id"),
    CONSTRAINT "boat_questions_answered" CHECK (("answer" IS NULL) = ("answered_at" IS NULL) AND ("answer" IS NULL) = ("answered_by" IS NULL)),
    CONSTRAINT "boat_questions_shown" CHECK (NOT "shown" OR "answered_by" = 'owner')
);

-- CreateIndex
CREATE INDEX "boat_questions_of_boat" ON "boat_questions"("boat_id", "submission_id");

-- CreateIndex
CREATE INDEX "boat_questions_of_owner" ON "boat_questions"("owner_id", "submission_id");

-- CreateIndex
CREATE INDEX "boat_questions_of_asker" ON "boat_questions"("asked_by");

-- AddForeignKey
ALTER TABLE "boat_questions" ADD CONSTRAINT "boat_questions_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "contact_submissions"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "boat_questions" ADD CONSTRAINT "boat_questions_boat_id_fkey" FOREIGN KEY ("boat_id") REFERENCES "boats"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

CREATE INDEX "boat_questions_reported" ON "boat_questions" ("submission_id") WHERE "reported_at" IS NOT NULL AND "judged_at" IS NULL;
CREATE INDEX "boat_questions_hidden" ON "boat_questions" ("submission_id") WHERE "hidden_reason" IS NOT NULL;
