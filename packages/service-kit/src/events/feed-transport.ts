import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceName } from '@harbourline/contracts';
import { leadWithLease, type Leading } from '../database/lease';
import type { SqlClient } from '../database/sql-client';
import type { ServiceCaller } from '../http/call-service';
import type { ServiceRoute } from '../http/route';
import type { Logger } from '../logger';
import { FEED_LOG, fetchFeed, readWholeFeed } from './feed';
import { serveFeed } from './serve-feed';
import type { Lag, RunningSubscription, Subscription, Transport } from './transport';

const STANDBY_MS = 250;
const LAG_WITHIN_MS = 1_500;
/**
 * How often a reader asks in vain before it gives back its lease, with the connection that this takes: another replica
 * may reach the feed.
 */
const ATTEMPTS_WITH_A_LEASE = 10;

export interface FeedTransport extends Transport {
  /** The call with which other services read this one's events. */
  route: ServiceRoute;
  /**
   * Answers all readers that are waiting for events, now and from now on; otherwise they would keep the server open.
   */
  releaseReaders(): void;
}

/**
 * The embedded transport: every service serves its outbox as an ordered, long-polled feed, and every reader keeps its
 * cursor in its own database. It needs no broker, and a killed process loses nothing.
 */
export function createFeedTransport(options: {
  caller: ServiceCaller;
  databaseUrl: string;
  sql: SqlClient;
  logger: Logger;
}): FeedTransport {
  const { caller, sql } = options;
  const feed = serveFeed(caller.self, sql);
  const running: RunningSubscription[] = [];
  const sources = new Set<ServiceName>();

  return {
    route: feed.route,
    log: async () => FEED_LOG,
    async publish(events) {
      feed.add(events);
      return {};
    },
    leads: feed.leads,
    ends: async () => ({}), // the outbox itself cannot have lost its events
    subscribe(subscription) {
      sources.add(subscription.source);
      const reader = readSubscription(subscription, options);
      running.push(reader);
      return reader;
    },
    readAll: (subscription) => readWholeFeed(caller, subscription),
    async lag() {
      const lags = await Promise.all([...sources].map((source) => lagBehind(caller, sql, source)));
      return lags.filter((lag) => lag !== undefined);
    },
    releaseReaders: feed.releaseReaders,
    async close() {
      feed.releaseReaders();
      await Promise.all(running.map((reader) => reader.stop()));
    },
  };
}

/** Given no types at all, a feed returns its newest position. */
async function lagBehind(caller: ServiceCaller, sql: SqlClient, source: ServiceName): Promise<Lag | undefined> {
  const [cursor] = await sql.$queryRawUnsafe<{ position: bigint | string }[]>(
    'SELECT position FROM kit.feed_cursors WHERE source = $1',
    source,
  );
  const after = String(cursor?.position ?? 0);
  try {
    const { position } = await fetchFeed(caller, source, {
      after,
      types: '',
      wait: 'false',
      signal: AbortSignal.timeout(LAG_WITHIN_MS),
    });
    return { source, events: Number(BigInt(position) - BigInt(after)) };
  } catch {
    return undefined;
  }
}

/** Reads one service's feed while this replica holds the lease for it, and has its events handled. */
function readSubscription(
  subscription: Subscription,
  { caller, databaseUrl, logger }: { caller: ServiceCaller; databaseUrl: string; logger: Logger },
): RunningSubscription {
  const { source, types } = subscription;
  const stopping = new AbortController();
  let failures = 0;

  const pause = () =>
    sleep(Math.min(250 * 2 ** Math.min(failures, 3), 1_000), undefined, { signal: stopping.signal }).catch(
      () => undefined,
    );

  function noteFailure(error: unknown): void {
    failures += 1;
    // The other service may be starting or restarting; only a lasting absence is worth a warning.
    logger[failures > 20 ? 'warn' : 'debug']({ err: error, source }, 'the feed cannot be read right now');
  }

  /** What follows a position, asked for again while the other service is away. */
  async function nextAfter(position: string, { signal, check }: Leading) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const batch = await fetchFeed(caller, source, { after: position, types: types.join(','), signal });
        failures = 0;
        return batch;
      } catch (error) {
        if (signal.aborted || attempt === ATTEMPTS_WITH_A_LEASE) throw error;
        noteFailure(error);
        await pause();
        stopping.signal.throwIfAborted();
        check();
      }
    }
  }

  async function follow(leading: Leading): Promise<void> {
    const { client, writeOnce, check } = leading;
    const { rows } = await client.query<{ position: string }>(
      'SELECT position FROM kit.feed_cursors WHERE source = $1',
      [source],
    );
    let position = rows[0]?.position ?? '0';
    const mayGoOn = () => {
      stopping.signal.throwIfAborted(); // what was handled has no effect when it is read again
      check();
    };
    while (!stopping.signal.aborted) {
      const batch = await nextAfter(position, leading);
      if (batch.events.length > 0) await subscription.handle(batch.events, mayGoOn);
      if (batch.position === position) continue;
      position = batch.position;
      await writeOnce(
        `INSERT INTO kit.feed_cursors (source, position) SELECT $3, $4::bigint FROM held
         ON CONFLICT (source) DO UPDATE SET position = excluded.position RETURNING source`,
        [source, position],
      );
    }
  }

  async function run(): Promise<void> {
    const how = { name: `feed:${source}`, databaseUrl, applicationName: `${caller.self}-feed-${source}` };
    while (!stopping.signal.aborted) {
      try {
        await leadWithLease({ ...how, standbyMs: STANDBY_MS, stopping: stopping.signal }, follow);
      } catch (error) {
        if (!stopping.signal.aborted) noteFailure(error);
      }
      await pause();
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
