DROP INDEX IF EXISTS "deliveries_not_sent";

-- How often which texts occur is known once somebody has looked, and the planner chooses by it.
ANALYZE "users";
ANALYZE "deliveries";
ANALYZE "contact_submissions";
