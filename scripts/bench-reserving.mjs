// npm run bench:reserving: what holds and whole reservations take, in processor time of each process.
import { runFromE2e } from './run-from-e2e.mjs';

await runFromE2e('reserving', 'measure-reserving');
