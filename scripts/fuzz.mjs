// npm run fuzz: every public call as everybody, with each part of it made bad in each way; no answer may be ours to blame.
import { runFromE2e } from './run-from-e2e.mjs';

await runFromE2e('fuzz', 'run-fuzz');
