-- CreateTable
CREATE TABLE "revocations" (
    "session_id" UUID NOT NULL,
    "revoked_at" TIMESTAMPTZ(3) NOT NULL,
    "transaction" xid8 NOT NULL DEFAULT pg_current_xact_id(),

    CONSTRAINT "revocations_pkey" PRIMARY KEY ("session_id")
);

-- CreateIndex
CREATE INDEX "revocations_revoked_at_idx" ON "revocations"("revoked_at");

-- CreateIndex
CREATE INDEX "revocations_transaction_idx" ON "revocations"("transaction");

-- Whatever ends a session, its access tokens end with it: the release before, or a hand at the database, as well.
CREATE FUNCTION revoke_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO revocations (session_id, revoked_at) VALUES (NEW.id, NEW.ended_at) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER session_ended AFTER UPDATE OF ended_at ON sessions
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION revoke_session();
