-- A JSON value in which every member that "by" names, however deep, has the value that "by" gives it; nulls stay.
CREATE FUNCTION overwritten(value jsonb, by jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE jsonb_typeof(value)
    WHEN 'object' THEN (
      SELECT coalesce(jsonb_object_agg(key, CASE
        WHEN member = 'null' THEN member
        WHEN by ? key THEN by -> key
        ELSE kit.overwritten(member, by) END), '{}')
      FROM jsonb_each(value) AS each(key, member))
    WHEN 'array' THEN (SELECT coalesce(jsonb_agg(kit.overwritten(item, by)), '[]') FROM jsonb_array_elements(value) AS item)
    ELSE value END;
END $$;

-- The audit log is still only ever added to, but for values that somebody may have erased who closed their account.
CREATE OR REPLACE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'audit_changes' AND current_setting('kit.erasing', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'the audit log is only ever added to';
END $$;

CREATE FUNCTION erase_from_audit_log(of_kind text, things text[], by jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('kit.erasing', 'on', true);
  UPDATE kit.audit_changes SET before = kit.overwritten(before, by), after = kit.overwritten(after, by)
  WHERE thing = ANY(things) AND kind = of_kind;
  PERFORM set_config('kit.erasing', 'off', true);
END $$;
