-- What catalog tells of a boat besides its listing; null where its owner has said nothing. The release before keeps neither.
ALTER TABLE "boats" ADD COLUMN "facts" JSONB, ADD COLUMN "boarding" JSONB;
