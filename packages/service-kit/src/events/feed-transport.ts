import { setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope, ServiceName } from '@harbourline/contracts';
import { systemClock } from '../clock';
import { leadWithLease, type Leading } from '../database/lease';
import type { SqlClient } from '../database/sql-client';
import type { ServiceCaller } from '../http/call-service';
import { route, type ServiceRoute } from '../http/route';
import type { Logger } from '../logger';
import { FEED_LOG, fetchFeed, LONG_POLL_MS, readFeed, readWholeFeed } from './feed';
import { feedReaders } from './feed-readers';
import type { OutboxRow } from './published';
import { toEnvelope } from './relay';
import type { Lag, PositionedEvent, RunningSubscription, Subscription, Transport } from './transport';

const BATCH = 200;
const LOOK_AGAIN_MS = 500;
const STANDBY_MS = 250;
const LAG_WITHIN_MS = 1_500;

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
  /** The waiting readers, each with the position after which it wants events. */
  const waiting = new Map<() => void, bigint>();
  const readers = feedReaders(sql, systemClock);
  const latest = latestEvents();
  let publications = 0;
  let closed = false;
  let watching = false;
  let leading: AbortSignal | undefined;

  async function newestPosition(): Promise<bigint> {
    const [outbox] = await sql.$queryRawUnsafe<{ newest: bigint | string }[]>(
      'SELECT coalesce(max(position), 0) AS newest FROM kit.outbox',
    );
    return BigInt(outbox?.newest ?? 0);
  }

  /** While another replica is the relay, this polls the outbox from time to time, once for all waiting readers. */
  async function watch(): Promise<void> {
    if (watching) return;
    watching = true;
    while (waiting.size > 0) {
      await sleep(LOOK_AGAIN_MS, undefined, { ref: false });
      if (leading && !leading.aborted) continue; // `publish` wakes the readers
      // If this query fails, each waiting reader runs its own query and reports the error.
      const newest = waiting.size > 0 ? await newestPosition().catch(() => undefined) : undefined;
      for (const [done, after] of waiting) if (newest === undefined || newest > after) done();
    }
    watching = false;
  }

  /** `position` is how far the feed was read, including events of other types. */
  async function eventsAfter(after: bigint, types: string[]): Promise<{ events: EventEnvelope[]; position: bigint }> {
    const known = leading && !leading.aborted ? latest.after(after, types) : undefined;
    if (known) return known;
    const newest = await newestPosition();
    if (newest <= after) return { events: [], position: after };
    const rows = await sql.$queryRawUnsafe<OutboxRow[]>(
      `SELECT position, aggregate, event_id, type, subject, aggregate_version, time, traceparent, data FROM kit.outbox
       WHERE position > $1 AND position <= $2 AND type = ANY($3) ORDER BY position LIMIT ${BATCH}`,
      after,
      newest,
      types,
    );
    const last = rows.length === BATCH ? rows.at(-1) : undefined;
    return { events: rows.map((row) => toEnvelope(caller.self, row)), position: last ? BigInt(last.position) : newest };
  }

  const feedRoute = route(readFeed, async ({ query, actor }) => {
    // A reader that does not wait is looking at older events; one that waits has handled everything up to this
    // position.
    if (query.wait === 'true') await readers.note(actor.name, query.after);
    const types = query.types.split(',');
    const deadline = Date.now() + (query.wait === 'true' ? LONG_POLL_MS : 0);
    let position = query.after;
    for (;;) {
      const publicationsBefore = publications;
      const found = await eventsAfter(position, types);
      position = found.position;
      if (found.events.length > 0 || closed || Date.now() >= deadline) {
        return { status: 200, body: { events: found.events, position: String(position) } };
      }
      if (publications > publicationsBefore) continue;
      await new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer);
          waiting.delete(done);
          resolve();
        };
        const timer = setTimeout(done, deadline - Date.now());
        waiting.set(done, position);
        void watch();
      });
    }
  });

  const wakeReaders = () => {
    publications += 1;
    for (const done of waiting.keys()) done();
  };
  const releaseReaders = () => {
    closed = true;
    wakeReaders();
  };
  const running: RunningSubscription[] = [];
  const sources = new Set<ServiceName>();

  return {
    route: feedRoute,
    log: async () => FEED_LOG,
    async publish(events) {
      latest.add(events);
      wakeReaders();
      return {};
    },
    leads(signal) {
      leading = signal;
      latest.clear();
      wakeReaders(); // readers on this replica have not yet heard of what the previous leader published
    },
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
    releaseReaders,
    async close() {
      releaseReaders();
      await Promise.all(running.map((reader) => reader.stop()));
    },
  };
}

/** The events that this process was the last to publish: those who read as they come take them from here. */
function latestEvents() {
  let kept: PositionedEvent[] = [];
  return {
    add(events: readonly PositionedEvent[]) {
      const [first] = events;
      const last = kept.at(-1);
      // Events that are published again, or whose predecessors another process has published, begin a new series.
      const goOn = first && last && first.position === last.position + 1n;
      kept = [...(goOn ? kept : []), ...events].slice(-BATCH);
    },
    clear() {
      kept = [];
    },
    /** Undefined where it does not reach back so far. */
    after(from: bigint, types: readonly string[]) {
      const [first] = kept;
      const last = kept.at(-1);
      if (!first || !last || from < first.position - 1n || from > last.position) return undefined;
      const events = kept.filter(({ position, event }) => position > from && types.includes(event.type));
      return { events: events.map(({ event }) => event), position: last.position };
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

/** Reads one service's feed while this replica holds the lease for it, and handles its events one after the other. */
function readSubscription(
  subscription: Subscription,
  { caller, databaseUrl, logger }: { caller: ServiceCaller; databaseUrl: string; logger: Logger },
): RunningSubscription {
  const { source, types } = subscription;
  const stopping = new AbortController();
  let failures = 0;

  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined);

  async function follow({ client, writeOnce, check, signal }: Leading): Promise<void> {
    const { rows } = await client.query<{ position: string }>(
      'SELECT position FROM kit.feed_cursors WHERE source = $1',
      [source],
    );
    let position = rows[0]?.position ?? '0';
    while (!stopping.signal.aborted) {
      const batch = await fetchFeed(caller, source, {
        after: position,
        types: types.join(','),
        signal,
      });
      failures = 0;
      for (const event of batch.events) {
        if (stopping.signal.aborted) return; // the handler knows what it has handled: reading it again has no effect
        check();
        await subscription.handle(event);
      }
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
        if (!stopping.signal.aborted) {
          failures += 1;
          // The other service may be starting or restarting; only a lasting absence is worth a warning.
          logger[failures > 20 ? 'warn' : 'debug']({ err: error, source }, 'the feed cannot be read right now');
        }
      }
      await pause(Math.min(250 * 2 ** Math.min(failures, 3), 1_000));
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
