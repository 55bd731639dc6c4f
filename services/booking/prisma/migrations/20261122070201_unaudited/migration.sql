-- Kept out of the audit log: they follow from bookings, holds and calendar blocks.
COMMENT ON TABLE "claims" IS 'not audited';
