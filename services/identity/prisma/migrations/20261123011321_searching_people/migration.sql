CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- How many users of each role there are, kept by a trigger: counting them would take the longer the more there are. Each
-- slot is written by one transaction at a time (kit.counter_slot); the sum over all slots is what there is. While the
-- triggers are made, nobody writes users, for as long as it takes to count them once.
CREATE TABLE "user_counts" (
  "role" "role" NOT NULL,
  "slot" integer NOT NULL,
  "users" bigint NOT NULL,
  CONSTRAINT "user_counts_pkey" PRIMARY KEY ("role", "slot")
) WITH (fillfactor = 50);
COMMENT ON TABLE "user_counts" IS 'not audited';

CREATE FUNCTION "count_users"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  delta integer := CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END;
BEGIN
  INSERT INTO user_counts AS counted (role, slot, users)
  SELECT role, kit.counter_slot(), delta * count(*) FROM changed GROUP BY role
  ON CONFLICT (role, slot) DO UPDATE SET users = counted.users + excluded.users;
  RETURN NULL;
END $$;
CREATE FUNCTION "count_changed_roles"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_counts AS counted (role, slot, users)
  VALUES (OLD.role, kit.counter_slot(), -1), (NEW.role, kit.counter_slot(), 1)
  ON CONFLICT (role, slot) DO UPDATE SET users = counted.users + excluded.users;
  RETURN NULL;
END $$;
CREATE TRIGGER "count_users_made" AFTER INSERT ON "users" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "count_users"();
CREATE TRIGGER "count_users_gone" AFTER DELETE ON "users" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "count_users"();
CREATE TRIGGER "count_users_of_other_roles" AFTER UPDATE OF "role" ON "users"
  FOR EACH ROW WHEN (OLD."role" <> NEW."role") EXECUTE FUNCTION "count_changed_roles"();
INSERT INTO "user_counts" SELECT "role", 0, count(*) FROM "users" GROUP BY "role";
