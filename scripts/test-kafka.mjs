// npm run test:kafka: what every transport promises, what only Kafka does, the whole reservation path, and three
// replicas of everything that are restarted one by one; on a real Kafka: the one in KAFKA_BROKERS, else one in a
// container, else one that Java runs here (see deploy/kafka).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { countOf, jest, RESULTS } from './jest.mjs';

// A test that failed may leave a client behind that tries to connect for ever.
const UNTIL_DONE = ['--forceExit'];

await build();
const results = [
  await jest('kafka', ['--selectProjects', 'kafka', '--maxWorkers', '2', ...UNTIL_DONE]),
  await jest('kafka-path', ['--selectProjects', 'e2e', '--testPathPatterns', 'path.test', ...UNTIL_DONE], {
    TEST_TRANSPORT: 'kafka',
  }),
  await jest('kafka-replicas', ['--selectProjects', 'kafka-e2e', ...UNTIL_DONE], { TEST_TRANSPORT: 'kafka' }),
];
const { passed, failed } = countOf(results);
writeFileSync(join(RESULTS, 'summary-kafka.json'), JSON.stringify({ passed, failed }));
console.log(`${passed} passed, ${failed} failed on Kafka`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
