-- What differs is the row and what each side says of it; a sentence is made of them where it is read.
ALTER TABLE "discrepancies" ALTER COLUMN "detail" SET DEFAULT '';
-- What somebody has settled keeps what they read: the release before takes it up again where it says otherwise.
UPDATE "discrepancies" SET "detail" = '' WHERE "row" IS NOT NULL AND "resolved_by" IS NULL;
-- That nobody resolved it says that the records agree again.
UPDATE "discrepancies" SET "resolution" = NULL WHERE "resolved_by" IS NULL AND "resolution" = 'The records agree again.';
