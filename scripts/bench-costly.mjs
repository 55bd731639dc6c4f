// npm run bench:costly: memory and event-loop delay of a service during the costliest work that it accepts, ten at once.
import { runFromE2e } from './run-from-e2e.mjs';

await runFromE2e('costly', 'measure-costly');
