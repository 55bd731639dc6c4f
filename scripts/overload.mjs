// npm run overload: what the system carries, and what becomes of three and ten times as much; draws docs/pictures/overload.svg.
import { runFromE2e } from './run-from-e2e.mjs';

await runFromE2e('overload', 'run-overload', (file) => file === 'crowd-worker.ts');
