// npm run test:kafka: what every transport promises, what only Kafka does, the whole reservation path, and three
// replicas of everything that are restarted one by one; on a real Kafka: the one in KAFKA_BROKERS, else one in a
// container, else one that Java runs here (see deploy/kafka).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { countOf, jest, RESULTS } from './jest.mjs';
import { sharedDatabase } from './test-database.mjs';

// A test that failed may leave a client behind that tries to connect for ever.
const UNTIL_DONE = ['--forceExit'];

await build();
const database = await sharedDatabase();
const env = { JUST_BUILT: 'yes', ...(database ? { TEST_DATABASE_URL: database.url } : {}) };
// Brokers that are stopped and clients that look for them wait most of the time: the whole system is tested meanwhile.
const [transport, systems] = await Promise.all([
  jest('kafka', ['--selectProjects', 'kafka', '--maxWorkers', '2', ...UNTIL_DONE], env),
  testSystems(),
]);
database?.stop();
const results = [transport, ...systems];
const { passed, failed } = countOf(results);
writeFileSync(join(RESULTS, 'summary-kafka.json'), JSON.stringify({ passed, failed }));
console.log(`${passed} passed, ${failed} failed on Kafka`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

async function testSystems() {
  const onKafka = { ...env, TEST_TRANSPORT: 'kafka' };
  const path = ['--selectProjects', 'e2e', '--testPathPatterns', 'path.test'];
  return [
    await jest('kafka-path', [...path, ...UNTIL_DONE], onKafka),
    await jest('kafka-replicas', ['--selectProjects', 'kafka-e2e', ...UNTIL_DONE], onKafka),
  ];
}
