// npm run test:mutants: mistakes that would cost money or trust, one at a time; the test that is named beside each has to
// fail. With words, those alone whose names contain them: npm run test:mutants -- credit. Without, it writes docs/mutants.md.
import { availableParallelism } from 'node:os';
import { build } from './build.mjs';
import { keepTemporaryFilesInMemory } from './folder-in-memory.mjs';
import { copySources } from './mutants/copy-sources.mjs';
import { judge, testsOf } from './mutants/judge.mjs';
import { MUTANTS } from './mutants/mutants.mjs';
import { writeTable } from './mutants/write-table.mjs';
import { serversOfTests } from './test-servers.mjs';

/** So many are tried side by side, each in a copy of its own. */
const MOST_COPIES = 4;

const words = process.argv.slice(2).join(' ').toLowerCase();
const mutants = MUTANTS.filter(({ name }) => name.toLowerCase().includes(words));
if (mutants.length === 0) throw new Error(`No mutant's name contains "${words}".`);
await build({ web: false });
keepTemporaryFilesInMemory();
const copies = Array.from({ length: Math.min(availableParallelism(), MOST_COPIES) }, (_, at) =>
  copySources(`${at + 1}`),
);
const { env, stop } = await serversOfTests();

const widest = Math.max(...mutants.map(({ name }) => name.length));
const line = (name, seconds, by) => console.log(`${name.padEnd(widest)}  ${seconds.padStart(7)}  ${by}`);
line('mutant', 'seconds', 'caught by');
const unmutated = await testsOf(mutants, { copy: copies[0], env });
const left = [...mutants];
const results = new Map();
await Promise.all(copies.map(tryThem));
stop();
if (!words) writeTable(mutants.map((mutant) => ({ ...mutant, ...results.get(mutant) })));
const survived = [...results.values()].filter(({ survives }) => survives).length;
console.log(`${mutants.length - survived} caught, ${survived} survived`);
process.exitCode = survived === 0 ? 0 : 1;

/** Tries one after the other in a copy, until none is left. */
async function tryThem(copy) {
  for (let mutant = left.shift(); mutant; mutant = left.shift()) {
    const start = performance.now();
    const result = await judge(mutant, { copy, env, unmutated });
    const { caughtBy, survives } = result;
    results.set(mutant, result);
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    line(mutant.name, seconds, survives ? `SURVIVED: ${survives}` : `${mutant.test}: ${caughtBy}`);
  }
}
