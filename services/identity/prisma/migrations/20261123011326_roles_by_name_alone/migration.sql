-- Whatever is asked of a role, "users_role_full_name_id_idx" serves as well.
DROP INDEX IF EXISTS "users_role_id_idx";
