// npm run test:unit: the tests that start no server and no process of their own, in seconds.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { generatePrisma } from './generate-prisma.mjs';
import { install, ROOT } from './install.mjs';
import { countOf, failuresOf, jest } from './jest.mjs';
import { pureTestsOf } from './pure-tests.mjs';

const PARENTS = ['packages', 'services'];
const WORKSPACES = [
  ...PARENTS.flatMap((parent) => readdirSync(join(ROOT, parent)).map((name) => join(parent, name))),
  'gateway',
  'web',
];

await install();
await generatePrisma();
const files = WORKSPACES.flatMap(pureTestsOf);
const result = await jest('unit', ['--runTestsByPath', ...files, '--maxWorkers', '2']);
const { passed, failed } = countOf([result]);
for (const failure of failuresOf([result])) console.log(`Failed: ${failure}`);
console.log(`${passed} passed, ${failed} failed in ${files.length} files that start nothing`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
