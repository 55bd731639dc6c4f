import { z } from 'zod';
import { outliveOutput } from './outlive-output';

/** A running server: the address it told its parent, and how to stop it. `ended` resolves if it ends by itself. */
interface Running {
  facts: Record<string, unknown>;
  stop(): Promise<void>;
  ended?: Promise<void>;
}

const port = z.number().int().positive();
const dataDir = z.string().min(1);
/** `databases` are created when missing, before the server counts as ready. */
const postgresOptions = z.object({
  dataDir,
  port,
  fast: z.boolean().optional(),
  databases: z.array(z.string()).default([]),
});

/** Each is loaded when it is started: the inbox alone needs hundreds of files, which the database's process has no use for. */
const servers: Record<string, (options: unknown) => Promise<Running>> = {
  async balancer(options) {
    const { startBalancer } = await import('./balancer');
    const fronts = z.array(z.object({ port, replicas: z.array(port).min(1) }));
    return { ...(await startBalancer(z.object({ fronts }).parse(options))), facts: {} };
  },
  async postgres(options) {
    const { startPostgres } = await import('./postgres');
    const { databases, ...rest } = postgresOptions.parse(options);
    const server = await startPostgres(rest);
    for (const name of databases) await server.createDatabase(name);
    return { ...server, facts: { port: server.port, pid: server.pid, url: server.urlFor('postgres') } };
  },
  async 'object-store'(options) {
    const { startObjectStore } = await import('./object-store');
    const server = await startObjectStore(
      z.object({ dataDir, port, accessKey: z.string().min(1), secretKey: z.string().min(1) }).parse(options),
    );
    return { ...server, facts: { url: server.url } };
  },
  async kafka(options) {
    const { startKafka } = await import('./kafka');
    const server = await startKafka(z.object({ dataDir, port, projectFile: z.string().min(1) }).parse(options));
    return { ...server, facts: { brokers: server.brokers, pid: server.pid } };
  },
  /** What all files of a run of tests share. An object store is among it where it is in a container: another is quick to start. */
  async 'servers-for-tests'() {
    const { postgresServerForTests } = await import('./test-postgres');
    const { objectStoreForTests } = await import('./test-object-store');
    const [postgres, objects] = await Promise.all([postgresServerForTests(), objectStoreForTests()]);
    const { stop: stopObjects, ...objectStore } = objects;
    if (objects.how === 'embedded') await stopObjects();
    return {
      facts: { postgres: { how: postgres.how, url: postgres.adminUrl }, objectStore },
      async stop() {
        await Promise.all([postgres.stop(), objects.how !== 'embedded' && stopObjects()]);
      },
    };
  },
  /** What the files of a run of tests on Kafka share. */
  async 'kafka-for-tests'() {
    const { kafkaForTests } = await import('./test-kafka');
    const { brokers, stop } = await kafkaForTests();
    return { facts: { brokers }, stop };
  },
  async mail(options) {
    const { startMail } = await import('./mail');
    const server = await startMail(z.object({ dataDir, smtpPort: port, webPort: port }).parse(options));
    return { ...server, facts: { smtpUrl: server.smtpUrl, webUrl: server.webUrl } };
  },
};

/**
 * Runs one server in a process of its own: `main.js <name> <options as JSON>`. Sends `{ ready: true, … }` over IPC,
 * and stops at SIGTERM, SIGINT, or when the parent is gone.
 */
async function main([name = '', options = '{}']: string[]): Promise<void> {
  const start = servers[name];
  if (!start) throw new Error(`Unknown server "${name}"; known: ${Object.keys(servers).join(', ')}`);

  let stopping = false;
  const starting = start(JSON.parse(options));
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // A stop during the start waits for it: half a start cannot be undone cleanly.
    await starting.then((server) => server.stop());
    process.exit(0);
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(event, () => void stop().catch(fail));

  const server = await starting;
  void server.ended?.then(() => {
    if (!stopping) fail(new Error(`${name} has ended`));
  });
  process.send?.({ ready: true, name, ...server.facts });
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

outliveOutput();
main(process.argv.slice(2)).catch(fail);
