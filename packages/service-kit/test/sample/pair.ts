import { freePort } from '@harbourline/servers/free-ports';
import type { TestPostgres } from '@harbourline/servers/test-postgres';
import { PARKED } from '../../src/events/dead-letters';
import { startService, type RunningService } from '../../src/start-service';
import { eventually } from '@harbourline/test-kit/eventually';
import { openPgClient, type PgClient } from '@harbourline/test-kit/pg-client';
import { balance } from './balance';
import { countTries, effectsIn, type Effect } from './effects';
import type { SampleOperation, SampleProcess, SampleProgram } from './fork-sample';
import { publisher } from './publisher';
import { readSampleConfig, sampleEnvironment } from './sample-config';
import { subscriber } from './subscriber';

type Service = RunningService<PgClient>;

/** Two services, of any number of replicas each: one publishes events, the other stores an effect for each. */
export interface Pair {
  /** Starts a replica of the publisher, of at most two at a time. */
  startPublisher(): Promise<Service>;
  forkPublisher(): Promise<SampleProcess>;
  startSubscriber(options?: SubscriberOptions): Promise<Service>;
  forkSubscriber(options?: SubscriberOptions): Promise<SampleProcess>;
  /** Has an operator make what the subscriber keeps of things anew, in a process of its own. */
  rebuild(options?: SubscriberOptions): SampleOperation;
  /** Gives other settings, such as another transport, to whatever is started from now on. */
  setEnvironment(environment: Record<string, string>): void;
  /** For a process of the subscriber's. */
  subscriberEnvironment(): Record<string, string>;
  /** The things that the subscriber keeps, by id. */
  kept(): Promise<Record<number, string>>;
  /** A statement on the subscriber's database. */
  sql(statement: string): Promise<unknown>;
  /** A query of it. */
  query<Row>(statement: string): Promise<Row[]>;
  /** The effects that the subscriber has stored, oldest first. */
  received(): Promise<Effect[]>;
  /** Waits until there are at least so many effects. */
  untilReceived(count: number): Promise<Effect[]>;
  /** How often the subscriber was handed an event, repeats included. */
  tries(): Promise<number>;
  /** The names of the subscriber's replicas that were handed an event. */
  replicasThatTried(): Promise<string[]>;
  /** The parked events, in their order. */
  parked(): Promise<{ handler: string; subject: string; version: number }[]>;
  /** Every thing has had every one of its versions exactly once, from the first to the last. */
  expectInOrder(changes: { things: number; times: number }): Promise<void>;
  close(): Promise<void>;
}

interface SubscriberOptions {
  /** How long handling one event takes, at least. */
  handlingMs?: number;
  /** How long keeping one thing takes, at least. */
  keepingMs?: number;
  replica?: string;
  /** The version of what it keeps of things, if it has one. */
  version?: number;
}

export async function startPair(options: {
  postgres: TestPostgres;
  program: SampleProgram;
  environment: Record<string, string>;
}): Promise<Pair> {
  const { postgres, program } = options;
  let { environment } = options;
  const [publisherDatabase, subscriberDatabase] = await Promise.all([
    postgres.urlForNewDatabase('publisher'),
    postgres.urlForNewDatabase('subscriber'),
  ]);
  const ports = [await freePort(), await freePort()];
  const free = [...ports];
  const balancer = await balance(ports);
  const effects = openPgClient(subscriberDatabase, 2);
  const toClose: (() => Promise<unknown>)[] = [];

  const publisherEnvironment = (port = free.shift()) => {
    if (port === undefined) throw new Error('there are two replicas of the publisher already');
    return sampleEnvironment({ ...environment, DATABASE_URL: publisherDatabase, PORT: String(port) });
  };
  const subscriberEnvironment = ({
    handlingMs = 0,
    keepingMs = 0,
    replica = 'keep',
    version,
  }: SubscriberOptions = {}) =>
    sampleEnvironment({
      ...environment,
      DATABASE_URL: subscriberDatabase,
      CATALOG_URL: balancer.url,
      HANDLING_MS: String(handlingMs),
      KEEPING_MS: String(keepingMs),
      REPLICA: replica,
      ...(version !== undefined && { THINGS_VERSION: String(version) }),
    });
  const ended = <P extends { stop(): Promise<void> }>(part: P): P => (toClose.push(() => part.stop()), part);
  const killed = (part: SampleProcess): SampleProcess => (toClose.push(() => part.kill()), part);

  const received = async () => {
    // Before the first subscriber has started there is no table.
    const [table] = await effects.$queryRawUnsafe<{ made: boolean }[]>(
      `SELECT to_regclass('effects') IS NOT NULL AS made`,
    );
    return table?.made ? effectsIn(effects) : [];
  };

  return {
    async startPublisher() {
      const own = publisherEnvironment();
      const service = ended(await startService(publisher(readSampleConfig(own))));
      return {
        ...service,
        stop: () => service.stop().then(() => void free.push(Number(own['PORT']))),
      };
    },
    forkPublisher: async () => killed(await program.fork('publisher', publisherEnvironment())),
    startSubscriber: async (how) =>
      ended(
        await startService({ ...subscriber(readSampleConfig(subscriberEnvironment(how))), retryMs: [20, 40, 80, 160] }),
      ),
    forkSubscriber: async (how) => killed(await program.fork('subscriber', subscriberEnvironment(how))),
    rebuild(how) {
      const operation = program.operate('subscriber', ['rebuild-projection', 'things'], subscriberEnvironment(how));
      toClose.push(() => operation.kill());
      return operation;
    },
    setEnvironment: (other) => void (environment = other),
    subscriberEnvironment,
    async kept() {
      const rows = await effects.$queryRawUnsafe<{ id: number; text: string }[]>('SELECT id, text FROM kept');
      return Object.fromEntries(rows.map(({ id, text }) => [id, text]));
    },
    sql: async (statement) => effects.$executeRawUnsafe(statement),
    query: async (statement) => effects.$queryRawUnsafe(statement),
    received,
    tries: () => countTries(effects),
    async replicasThatTried() {
      const rows = await effects.$queryRawUnsafe<{ handler: string }[]>('SELECT DISTINCT handler FROM tries');
      return rows.map(({ handler }) => handler).sort();
    },
    parked: async () =>
      effects.$queryRawUnsafe(
        `SELECT handler, subject, (event->>'aggregateversion')::int AS version FROM kit.dead_letters AS letter
         WHERE ${PARKED} ORDER BY id`,
      ),
    untilReceived: (count) =>
      eventually(`${count} events received`, async () => {
        const found = await received();
        return found.length >= count && found;
      }),
    async expectInOrder({ things, times }) {
      const versions: Record<string, number[]> = {};
      for (const { subject, version } of await received()) (versions[subject] ??= []).push(version);
      const history = Array.from({ length: times }, (_, index) => index + 1);
      expect(versions).toEqual(
        Object.fromEntries(Array.from({ length: things }, (_, index) => [String(index + 1), history])),
      );
    },
    async close() {
      for (const close of toClose.reverse()) await close();
      await balancer.stop();
      await effects.$disconnect();
    },
  };
}
