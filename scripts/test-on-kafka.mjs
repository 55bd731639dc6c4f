// What every transport promises, what only Kafka does, the whole reservation path, and three replicas of everything that
// are restarted one by one; on a real Kafka: the one in KAFKA_BROKERS, else one in a container, else one that Java runs
// here (see deploy/kafka).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countOf, jest, RESULTS } from './jest.mjs';

// A test that failed may leave a client behind that tries to connect for ever.
const UNTIL_DONE = ['--forceExit'];

/** Runs the tests, of what is built, with `env` beside the environment. @returns how many have passed and failed, which `summary-kafka.json` says as well. */
export async function testOnKafka(env = {}) {
  // Brokers that are stopped and clients that look for them wait most of the time: the whole system is tested meanwhile.
  const [transport, systems] = await Promise.all([
    jest('kafka', ['--selectProjects', 'kafka', '--maxWorkers', '1', ...UNTIL_DONE], env),
    testSystems(env),
  ]);
  const counted = countOf([transport, ...systems]);
  writeFileSync(join(RESULTS, 'summary-kafka.json'), JSON.stringify(counted));
  console.log(`${counted.passed} passed, ${counted.failed} failed on Kafka`);
  return counted;
}

async function testSystems(env) {
  const onKafka = { ...env, TEST_TRANSPORT: 'kafka' };
  const path = ['--selectProjects', 'e2e', '--testPathPatterns', 'path.test'];
  return [
    await jest('kafka-path', [...path, ...UNTIL_DONE], onKafka),
    await jest('kafka-replicas', ['--selectProjects', 'kafka-e2e', ...UNTIL_DONE], onKafka),
  ];
}
