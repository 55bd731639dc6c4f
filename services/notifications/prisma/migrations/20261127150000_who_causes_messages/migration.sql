ALTER TABLE "deliveries" ADD COLUMN "caused_by" INTEGER;
ALTER TABLE "contact_submissions" ADD COLUMN "address_key" TEXT;
