ANALYZE "users";
ANALYZE "deliveries";
ANALYZE "contact_submissions";
