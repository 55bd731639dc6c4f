// npm run bench:idle: what the system keeps in memory and takes of the processor while nothing happens.
import { runFromE2e } from './run-from-e2e.mjs';

await runFromE2e('idle', 'measure-idle');
