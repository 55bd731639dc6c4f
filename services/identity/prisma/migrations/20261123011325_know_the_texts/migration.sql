-- How often which texts occur is known once somebody has looked, and the planner chooses by it.
ANALYZE "users";
