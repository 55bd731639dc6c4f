-- The event that a line about money was written for, so that it is written once however often the event comes.
ALTER TABLE "booking_history" ADD COLUMN "event_id" uuid;
CREATE UNIQUE INDEX "booking_history_event_id_key" ON "booking_history" ("event_id");
