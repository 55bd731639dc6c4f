// npm run bench:events: how fast events are given positions, projected and reacted to after an outage, and how long one
// takes from its commit to a projection while little happens. Fails when a target is missed; `--json FILE` writes the rows.
import { runFromE2e } from './run-from-e2e.mjs';

await runFromE2e('events', 'measure-events');
