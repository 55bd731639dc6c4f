// npm run test:kafka: what every transport promises, what only Kafka does, the whole reservation path, and three
// replicas of everything that are restarted one by one; on a real Kafka: the one in KAFKA_BROKERS, else one in a
// container, else one that Java runs here (see deploy/kafka).
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from './build.mjs';
import { ROOT } from './install.mjs';

const RESULTS = join(ROOT, 'test-results');

await build();
mkdirSync(RESULTS, { recursive: true });
const results = [
  await jest('kafka', ['--selectProjects', 'kafka', '--maxWorkers', '2']),
  await jest('kafka-path', ['--selectProjects', 'e2e', '--testPathPatterns', 'path.test'], { TEST_TRANSPORT: 'kafka' }),
  await jest('kafka-replicas', ['--selectProjects', 'kafka-e2e'], { TEST_TRANSPORT: 'kafka' }),
];
const sum = (of) => results.reduce((total, result) => total + of(result), 0);
const passed = sum((result) => result.numPassedTests);
const failed = sum((result) => result.numFailedTests + result.numRuntimeErrorTestSuites);
writeFileSync(join(RESULTS, 'summary-kafka.json'), JSON.stringify({ passed, failed }));
console.log(`${passed} passed, ${failed} failed on Kafka`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** Runs Jest and reads its own account of what happened. */
async function jest(name, parameters, env = {}) {
  const output = join(RESULTS, `${name}.json`);
  const cli = join(dirname(createRequire(import.meta.url).resolve('jest/package.json')), 'bin', 'jest.js');
  await new Promise((resolve) => {
    // A test that failed may leave a client behind that tries to connect for ever.
    spawn(process.execPath, [cli, ...parameters, '--forceExit', '--json', '--outputFile', output], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...env },
    }).once('exit', resolve);
  });
  return JSON.parse(readFileSync(output, 'utf8'));
}
