import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accepts, startKafka } from '@harbourline/servers/kafka';
import { fetchKafkaJars } from '@harbourline/servers/kafka-jars';
import { stopWhenWeDie } from '@harbourline/servers/stop-when-we-die';
import { freePairOfPorts, KAFKA_PROJECT } from '@harbourline/servers/test-kafka';
import { eventually } from '@harbourline/test-kit/eventually';
import { clusterIdOf, formatStorage } from './format-storage';

const JVM = ['-Xmx256m', '-Xms64m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

export interface TwoBrokers {
  brokers: string;
  /** Stops the second as a rolling restart does: what it leads is handed to the first before it ends. */
  stopSecond(): Promise<void>;
  stop(): Promise<void>;
}

/** A Kafka of two brokers by Java; the first is the controller as well. */
export async function startTwoBrokers(): Promise<TwoBrokers> {
  const folder = await mkdtemp(join(tmpdir(), 'harbourline-brokers-'));
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  const port = await freePairOfPorts();
  const server = await startKafka({ dataDir: first, port, projectFile: KAFKA_PROJECT });
  const classPath = join(await fetchKafkaJars(KAFKA_PROJECT), '*');
  const secondPort = await freePairOfPorts();
  await mkdir(second);
  const config = join(second, 'server.properties');
  await writeFile(config, propertiesOfSecond({ dataDir: second, port: secondPort, controllerPort: port + 1 }));
  await formatStorage(config, await clusterIdOf(first));

  const child = spawn('java', [...JVM, '-cp', classPath, 'kafka.Kafka', config], { cwd: second, stdio: 'ignore' });
  const ended = once(child, 'close');
  const guard = stopWhenWeDie(child.pid ?? 0, null);
  void ended.then(() => guard.release());
  await eventually('the second answers', () => accepts(secondPort));
  const stopSecond = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return {
    brokers: `${server.brokers},127.0.0.1:${secondPort}`,
    stopSecond,
    async stop() {
      await stopSecond();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function propertiesOfSecond({
  dataDir,
  port,
  controllerPort,
}: {
  dataDir: string;
  port: number;
  controllerPort: number;
}) {
  const values = {
    'process.roles': 'broker',
    'node.id': 2,
    'controller.quorum.voters': `1@127.0.0.1:${controllerPort}`,
    listeners: `PLAINTEXT://127.0.0.1:${port}`,
    'controller.listener.names': 'CONTROLLER',
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    'log.dirs': join(dataDir, 'data'),
    'auto.create.topics.enable': false,
    'log.cleaner.dedupe.buffer.size': 4_194_304,
  };
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
