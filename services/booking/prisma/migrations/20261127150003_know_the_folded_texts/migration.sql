ANALYZE "users";
ANALYZE "bookings";
