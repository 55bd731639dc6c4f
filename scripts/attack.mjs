// npm run attack: attempts on a running system, each a file of e2e/attacks, with a table of what was tried and what it got.
// With a word, only those whose names contain it; with INSTANCE_FILE, on the system that it describes.
import { runFromE2e } from './run-from-e2e.mjs';

await runFromE2e('attacks', 'run-attacks', (file) => /\.attack\.ts$|^stranger-worker\.ts$/.test(file));
