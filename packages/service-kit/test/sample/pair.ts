import { freePort } from '@harbourline/local/servers/free-ports';
import type { TestPostgres } from '@harbourline/local/servers/test-postgres';
import { startService, type RunningService } from '../../src/start-service';
import { eventually } from '../../test-support/eventually';
import { openPgClient, type PgClient } from '../../test-support/pg-client';
import { balance } from './balance';
import { countTries, effectsIn, type Effect } from './effects';
import type { SampleProcess, SampleProgram } from './fork-sample';
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
  /** The effects that the subscriber has stored, oldest first. */
  received(): Promise<Effect[]>;
  /** Waits until there are at least so many effects. */
  untilReceived(count: number, withinMs?: number): Promise<Effect[]>;
  /** How often the subscriber was handed an event, repeats included. */
  tries(): Promise<number>;
  /** Every thing has had every one of its versions exactly once, from the first to the last. */
  expectInOrder(changes: { things: number; times: number }): Promise<void>;
  close(): Promise<void>;
}

interface SubscriberOptions {
  /** How long handling one event takes, at least. */
  handlingMs?: number;
}

export async function startPair(options: {
  postgres: TestPostgres;
  program: SampleProgram;
  environment: Record<string, string>;
}): Promise<Pair> {
  const { postgres, program } = options;
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
    return sampleEnvironment({ ...options.environment, DATABASE_URL: publisherDatabase, PORT: String(port) });
  };
  const subscriberEnvironment = ({ handlingMs = 0 }: SubscriberOptions = {}) =>
    sampleEnvironment({
      ...options.environment,
      DATABASE_URL: subscriberDatabase,
      CATALOG_URL: balancer.url,
      HANDLING_MS: String(handlingMs),
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
      const environment = publisherEnvironment();
      const service = ended(await startService(publisher(readSampleConfig(environment))));
      return {
        ...service,
        stop: () => service.stop().then(() => void free.push(Number(environment['PORT']))),
      };
    },
    forkPublisher: async () => killed(await program.fork('publisher', publisherEnvironment())),
    startSubscriber: async (how) => ended(await startService(subscriber(readSampleConfig(subscriberEnvironment(how))))),
    forkSubscriber: async (how) => killed(await program.fork('subscriber', subscriberEnvironment(how))),
    received,
    tries: () => countTries(effects),
    untilReceived: (count, withinMs) =>
      eventually(
        `${count} events received`,
        async () => {
          const found = await received();
          return found.length >= count && found;
        },
        withinMs,
      ),
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
