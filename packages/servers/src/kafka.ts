import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { assertPortFree } from './free-ports';
import { kafkaClasses } from './kafka-classes';
import { fetchKafkaJars, whyNoJava } from './kafka-jars';
import { stopWhenWeDie } from './stop-when-we-die';

export interface KafkaOptions {
  /** Folder of this broker's files; made when missing. */
  dataDir: string;
  /** TCP port on 127.0.0.1; the controller's is the next one. */
  port: number;
  /** The Maven project that names Kafka's version. */
  projectFile: string;
  /** The broker's properties that are to be otherwise than what one for tests has. */
  properties?: Record<string, string>;
}

export interface KafkaServer {
  /** The value of KAFKA_BROKERS for clients. */
  brokers: string;
  pid: number;
  /** Resolves when the broker has ended, wanted or not. */
  ended: Promise<void>;
  stop(): Promise<void>;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
}

const HEAP = ['-Xmx256m', '-Xms128m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
const READY_WITHIN_MS = 300_000;

/**
 * Starts an Apache Kafka of one node on 127.0.0.1, broker and controller in one, without a container. Begins where an
 * earlier one with the same `dataDir` ended. Throws when Java or Maven is missing, or the broker does not come up.
 */
export async function startKafka({ dataDir, port, projectFile, properties: own }: KafkaOptions): Promise<KafkaServer> {
  const missing = whyNoJava();
  if (missing) throw new Error(`Kafka cannot be started: ${missing}.`);
  const jars = await fetchKafkaJars(projectFile);
  const classPath = join(jars, '*');
  const classes = kafkaClasses(jars);
  await assertPortFree(port, 'Kafka');
  await assertPortFree(port + 1, 'Kafka’s controller');

  await mkdir(dataDir, { recursive: true });
  const configFile = join(dataDir, 'server.properties');
  const logFile = join(dataDir, 'kafka.log');
  await writeFile(configFile, propertiesFile({ ...standard({ dataDir, port }), ...own }));
  if (!existsSync(join(dataDir, 'data', 'meta.properties'))) {
    const format = ['format', `--cluster-id=${newClusterId()}`, '--config', configFile];
    await promisify(execFile)('java', [
      ...HEAP,
      ...classes.ofTools,
      '-cp',
      classPath,
      'kafka.tools.StorageTool',
      ...format,
    ]);
  }

  const log = openSync(logFile, 'a', 0o600);
  const child = spawn('java', [...HEAP, ...classes.ofBroker, '-cp', classPath, 'kafka.Kafka', configFile], {
    cwd: dataDir,
    // A group of its own: Ctrl-C in the terminal must not stop it before what uses it.
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  // Java that a signal ended in order says so by its exit code.
  const ended = once(child, 'close').then(() => classes.keep({ inOrder: child.signalCode === null }));
  const { pid } = child;
  if (pid === undefined) throw new Error('Java could not be started');
  const guard = stopWhenWeDie(pid, null);
  void ended.then(() => guard.release());
  await untilReady(child, port, logFile);
  return {
    brokers: `127.0.0.1:${port}`,
    pid,
    ended,
    stop: () => end({ child, ended, withinMs: classes.endsWithinMs }, 'SIGTERM'),
    kill: () => end({ child, ended, withinMs: classes.endsWithinMs }, 'SIGKILL'),
  };
}

function newClusterId(): string {
  return Buffer.from(crypto.randomUUID().replaceAll('-', ''), 'hex').toString('base64url');
}

function standard({ dataDir, port }: Pick<KafkaOptions, 'dataDir' | 'port'>): Record<string, unknown> {
  return {
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${port + 1}`,
    listeners: `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${port + 1}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${port}`,
    'controller.listener.names': 'CONTROLLER',
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    'log.dirs': join(dataDir, 'data'),
    // Topics are made by those who know how they should be.
    'auto.create.topics.enable': false,
    'default.replication.factor': 1,
    'offsets.topic.replication.factor': 1,
    'offsets.topic.num.partitions': 5,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.min.isr': 1,
    'group.initial.rebalance.delay.ms': 0,
    'group.min.session.timeout.ms': 1_000,
    'log.cleaner.dedupe.buffer.size': 4_194_304,
  };
}

function propertiesFile(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${String(value)}\n`)
    .join('');
}

async function untilReady(child: ChildProcess, port: number, logFile: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`Kafka ended at its start: ${await readFile(logFile, 'utf8')}`);
    if (await accepts(port)) return;
    await sleep(100);
  }
  child.kill('SIGKILL');
  throw new Error(`Kafka was not ready within ${READY_WITHIN_MS / 1_000} s: see ${logFile}`);
}

/** Whether the port is open, which a broker's is once it can answer. */
export function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1');
    const answer = (open: boolean) => {
      probe.destroy();
      resolve(open);
    };
    probe.once('connect', () => answer(true)).once('error', () => answer(false));
  });
}

interface Broker {
  child: ChildProcess;
  ended: Promise<void>;
  withinMs: number;
}

async function end({ child, ended, withinMs }: Broker, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), withinMs);
  await ended;
  clearTimeout(timer);
}
