// The database and, where it is in a container, the object store that the files of a run of tests share.
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { spawnGuarded } from './test-processes.mjs';

const WHERE = { environment: 'of the environment', container: 'in a container', embedded: 'embedded' };
const KAFKA = process.env.KAFKA_BROKERS
  ? WHERE.environment
  : 'in a container if its image can be had, else run by Java';

/**
 * Starts them, and says once what the tests use.
 * @returns the variables by which tests find them, and how they are stopped. @throws Error where none can be started
 */
export async function serversOfTests({ kafka = false } = {}) {
  const { facts, stop } = await start('servers-for-tests', 'There is no PostgreSQL for the tests.');
  const { postgres, objectStore } = facts;
  const used = [
    `PostgreSQL ${WHERE[postgres.how]}`,
    `S3 ${WHERE[objectStore.how]}`,
    ...(kafka ? [`Kafka ${KAFKA}`] : []),
  ];
  console.log(`Tests use: ${used.join('; ')}.`);
  return {
    env: { TEST_DATABASE_URL: postgres.url, ...(objectStore.how === 'container' && storeSettings(objectStore)) },
    stop,
  };
}

/** The broker of all files that stop none. @returns the variable by which they find it, and how it is stopped. */
export async function kafkaOfTests() {
  const { facts, stop } = await start('kafka-for-tests', 'There is no Kafka for the tests.');
  return { env: { TEST_KAFKA_BROKERS: facts.brokers }, stop };
}

async function start(name, orElse) {
  const script = join(ROOT, 'packages', 'servers', 'dist', 'main.js');
  const server = spawnGuarded(process.execPath, [script, name], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(server, 'exit').then(() => Promise.reject(new Error(orElse)));
  const [facts] = await Promise.race([once(server, 'message'), ended]);
  ended.catch(() => undefined);
  return { facts, stop: () => server.kill('SIGTERM') };
}

const storeSettings = ({ url, accessKey, secretKey }) => ({
  S3_ENDPOINT: url,
  S3_ACCESS_KEY: accessKey,
  S3_SECRET_KEY: secretKey,
});
