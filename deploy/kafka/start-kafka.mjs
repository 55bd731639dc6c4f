// A Kafka of one node on this machine, without a container: `node deploy/kafka/start-kafka.mjs [port]` after
// `npm run build`. It needs Java 17 and Maven; the jars are fetched once. Its data survives a restart.
import { fork } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const port = Number(process.argv[2] ?? 9092);
const dataDir = join(resolve(root, process.env.DATA_DIR ?? '.local'), 'kafka');
const projectFile = join(root, 'deploy', 'kafka', 'pom.xml');
const server = fork(join(root, 'packages', 'servers', 'dist', 'main.js'), [
  'kafka',
  JSON.stringify({ dataDir, port, projectFile }),
]);
server.once('message', ({ brokers }) => {
  console.log(
    `Kafka runs. KAFKA_BROKERS=${brokers} has the system use it; Ctrl-C stops it. Its log: ${dataDir}/kafka.log`,
  );
});
server.once('exit', (code) => (process.exitCode = code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
