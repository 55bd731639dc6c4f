-- Until identity tells of reviewed licences, nobody is a captain who may be booked.
ALTER TABLE "users" ADD COLUMN "licensed_until" DATE;
