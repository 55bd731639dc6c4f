CREATE INDEX CONCURRENTLY IF NOT EXISTS "boat_questions_waiting" ON "boat_questions" ("submission_id") WHERE "answer" IS NULL;
