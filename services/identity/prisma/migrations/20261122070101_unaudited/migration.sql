-- Kept out of the audit log: what is counted of refused calls too, and what follows from sessions.
COMMENT ON TABLE "attempts" IS 'not audited';
COMMENT ON TABLE "phone_codes" IS 'not audited';
COMMENT ON TABLE "refresh_tokens" IS 'not audited';
COMMENT ON TABLE "revocations" IS 'not audited';
