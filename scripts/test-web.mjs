// npm run test:web: every page and dialog of the web app by itself, and how much of its code the unit tests run.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { install, ROOT } from './install.mjs';
import { RESULTS } from './jest.mjs';

/** Judges what was built, not the code. */
const OF_THE_BUILD = 'page-budget';
const NOT_ITS_CODE = ['!web/src/**/*.test.tsx', '!web/src/main.tsx'];

await install();
const cli = join(dirname(createRequire(import.meta.url).resolve('jest/package.json')), 'bin', 'jest.js');
const coverage = [
  '--coverage',
  ...['web/src/**/*.{ts,tsx}', ...NOT_ITS_CODE].flatMap((files) => ['--collectCoverageFrom', files]),
  ...['--coverageReporters', 'json-summary', '--coverageReporters', 'text-summary'],
  ...['--coverageDirectory', join(RESULTS, 'coverage-web')],
];
const { status } = spawnSync(
  process.execPath,
  [cli, '--selectProjects', 'web', 'web-pages', '--testPathIgnorePatterns', OF_THE_BUILD, ...coverage],
  // Nothing that tests of the web use runs in a bundle of its own.
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, JUST_BUILT: 'yes' } },
);
process.exitCode = status ?? 1;
