import { jest } from './jest.mjs';

// A test that failed may leave a client behind that tries to connect for ever.
const UNTIL_DONE = ['--forceExit'];

/**
 * Runs what every transport promises, what only Kafka does, the whole reservation path, and three replicas of everything
 * that are restarted one by one. @returns Jest's results.
 */
export async function kafkaTests(env) {
  // Brokers that are stopped and clients that look for them wait most of the time: the whole system is tested meanwhile.
  const [transport, systems] = await Promise.all([
    jest('kafka', ['--selectProjects', 'kafka', '--maxWorkers', '2', ...UNTIL_DONE], env),
    systemTests({ ...env, TEST_TRANSPORT: 'kafka' }),
  ]);
  return [transport, ...systems];
}

async function systemTests(env) {
  const path = ['--selectProjects', 'e2e', '--testPathPatterns', 'path.test'];
  return [
    await jest('kafka-path', [...path, ...UNTIL_DONE], env),
    await jest('kafka-replicas', ['--selectProjects', 'kafka-e2e', ...UNTIL_DONE], env),
  ];
}
