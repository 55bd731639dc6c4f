-- What administrators have done: an entry for each call, and a line for each row that it changed, written by triggers in
-- the transaction of the change.
CREATE TABLE "audit_log" (
  "position" bigserial PRIMARY KEY,
  "id" uuid NOT NULL UNIQUE,
  "at" timestamptz NOT NULL,
  "administrator" integer NOT NULL,
  "address" text NOT NULL,
  -- The call as it is declared, with its action, and the path as it was asked for.
  "call" text NOT NULL,
  "path" text NOT NULL
);
CREATE INDEX "audit_log_administrator" ON "audit_log" ("administrator", "position");
CREATE INDEX "audit_log_at" ON "audit_log" ("at");

CREATE TABLE "audit_changes" (
  "position" bigserial PRIMARY KEY,
  "entry" uuid NOT NULL REFERENCES "audit_log" ("id"),
  -- The table, and the row's primary key.
  "kind" text NOT NULL,
  "thing" text,
  -- The columns that are different now; nothing of a row that is new, or gone.
  "before" jsonb,
  "after" jsonb
);
CREATE INDEX "audit_changes_entry" ON "audit_changes" ("entry");
CREATE INDEX "audit_changes_thing" ON "audit_changes" ("thing", "kind");

CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is only ever added to';
END $$;
CREATE TRIGGER only_added_to BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER only_added_to BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_changes"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

-- Secrets are named and never shown; a long value is cut.
CREATE FUNCTION audit_value(name text, value jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN value = 'null' THEN value
    WHEN name ~* '(password|secret|token|hash|sealed)' THEN '"[secret]"'::jsonb
    WHEN length(value::text) > 2000 THEN to_jsonb(left(value::text, 2000) || ' …')
    ELSE value
  END
$$;

-- `kit.act` is the call, set by the transaction that an administrator's call began; the arguments are the columns of the
-- primary key.
CREATE FUNCTION audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  act jsonb := current_setting('kit.act')::jsonb;
  old_row jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE to_jsonb(NEW) END;
  whole jsonb := CASE WHEN TG_OP = 'DELETE' THEN old_row ELSE new_row END;
BEGIN
  IF old_row = new_row THEN
    RETURN NULL;
  END IF;
  INSERT INTO kit.audit_log (id, at, administrator, address, call, path)
  VALUES ((act->>'id')::uuid, (act->>'at')::timestamptz, (act->>'administrator')::integer, act->>'address',
    act->>'call', act->>'path')
  ON CONFLICT DO NOTHING;
  INSERT INTO kit.audit_changes (entry, kind, thing, before, after)
  SELECT (act->>'id')::uuid, TG_TABLE_NAME,
    (SELECT string_agg(kit.audit_value(name, whole->name) #>> '{}', '/') FROM unnest(TG_ARGV) AS name),
    (SELECT jsonb_object_agg(key, kit.audit_value(key, value)) FROM jsonb_each(old_row)
     WHERE value IS DISTINCT FROM coalesce(new_row->key, 'null')),
    (SELECT jsonb_object_agg(key, kit.audit_value(key, value)) FROM jsonb_each(new_row)
     WHERE value IS DISTINCT FROM coalesce(old_row->key, 'null'));
  RETURN NULL;
END $$;
