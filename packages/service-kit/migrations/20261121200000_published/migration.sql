-- How far the relay has handed positions to each log that it ever published into. Another log, such as a new Kafka,
-- has no row yet and is filled from the beginning.
CREATE TABLE "published" (
  "log" text PRIMARY KEY,
  "position" bigint NOT NULL
);
-- "relay" stays for replicas of the previous release, which know nothing else.
INSERT INTO "published" SELECT 'feed', "published_position" FROM "relay";
