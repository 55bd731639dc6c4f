// npm run failover: people reserve through PgBouncer while the primary database is lost and its standby takes over. Needs
// Debian's package postgresql, and PgBouncer 1.21 or later (PGBOUNCER_PATH).
import { runFromE2e } from './run-from-e2e.mjs';

await runFromE2e('failover', 'run-failover');
