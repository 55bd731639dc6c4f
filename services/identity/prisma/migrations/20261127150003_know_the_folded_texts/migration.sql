ANALYZE "users";
