import { jest } from './jest.mjs';
import { kafkaOfTests } from './test-servers.mjs';

// A test that failed may leave a client behind that tries to connect for ever.
const UNTIL_DONE = ['--forceExit'];
/** A broker that was lost is missed, and its work given to others, after half a minute and more. */
const SLOWER = 4;

/**
 * Runs what every transport promises and what only Kafka does; then the whole reservation path over Kafka, and three
 * replicas of everything that are restarted one by one. Brokers that are stopped and clients that look for them wait most
 * of the time: other tests run beside these. @returns Jest's results.
 */
export async function testKafka(env) {
  // Where there is none, each file says so itself.
  const kafka = await kafkaOfTests().catch(() => ({ env: {}, stop: () => undefined }));
  const patient = { ...env, ...kafka.env, PATIENCE: String(SLOWER * Number(process.env.PATIENCE ?? 1)) };
  const onKafka = { ...patient, TEST_TRANSPORT: 'kafka' };
  const results = [
    await jest('kafka', ['--selectProjects', 'kafka', '--maxWorkers', '1', ...UNTIL_DONE], patient),
    await jest('kafka-path', ['--selectProjects', 'e2e', '--testPathPatterns', 'path.test', ...UNTIL_DONE], onKafka),
    await jest('kafka-replicas', ['--selectProjects', 'kafka-e2e', ...UNTIL_DONE], onKafka),
  ];
  kafka.stop();
  return results;
}
