-- Whose view of what has changed, for those who tell browsers to look again. A service's triggers write it, in the
-- transaction of the change; a row is of use for minutes.
CREATE TABLE "view_changes" (
  "transaction" xid8 NOT NULL DEFAULT pg_current_xact_id(),
  "kind" text NOT NULL,
  "subject" text NOT NULL,
  "user_ids" integer[] NOT NULL,
  "at" timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY ("transaction", "kind", "subject")
);

-- For a service's triggers. Nobody among the users is told twice, and NULL is nobody.
CREATE FUNCTION note_view_change(kind text, subject text, VARIADIC user_ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO kit.view_changes AS noted (kind, subject, user_ids)
    VALUES (note_view_change.kind, note_view_change.subject,
      ARRAY(SELECT DISTINCT one FROM unnest(note_view_change.user_ids) AS one WHERE one IS NOT NULL))
    ON CONFLICT (transaction, kind, subject) DO UPDATE
      SET user_ids = ARRAY(SELECT DISTINCT unnest(noted.user_ids || excluded.user_ids))
$$;
