import { setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope, ServiceName } from '@harbourline/contracts';
import { systemClock } from '../clock';
import type { SqlClient } from '../database/sql-client';
import { route, type ServiceRoute } from '../http/route';
import { LONG_POLL_MS, readFeed } from './feed';
import { feedReaders } from './feed-readers';
import { latestEvents } from './latest-events';
import type { OutboxRow } from './published';
import { toEnvelope } from './relay';
import type { PositionedEvent } from './transport';

const BATCH = 200;
const LOOK_AGAIN_MS = 500;

/** `position` is how far the feed was read, including events of other types. */
interface Read {
  events: EventEnvelope[];
  position: bigint;
  /** Whether nothing followed, of any type. */
  isAll: boolean;
}

export interface ServedFeed {
  route: ServiceRoute;
  /** This process has published these events. */
  add(events: readonly PositionedEvent[]): void;
  /** This process is the relay until the signal is aborted. */
  leads(signal: AbortSignal): void;
  /** Answers all readers that are waiting, now and from now on. */
  releaseReaders(): void;
}

/** Serves a service's outbox to readers that wait for what is published next. */
export function serveFeed(self: ServiceName, sql: SqlClient): ServedFeed {
  /** The waiting readers, each with the position after which it wants events. */
  const waiting = new Map<() => void, bigint>();
  const readers = feedReaders(sql, systemClock);
  const latest = latestEvents(BATCH);
  let publications = 0;
  let closed = false;
  let watching = false;
  let leading: AbortSignal | undefined;
  const isLeading = () => leading !== undefined && !leading.aborted;

  /** While another replica is the relay, this polls the outbox from time to time, once for all waiting readers. */
  async function watch(): Promise<void> {
    if (watching) return;
    watching = true;
    while (waiting.size > 0) {
      await sleep(LOOK_AGAIN_MS, undefined, { ref: false });
      if (isLeading()) continue; // `add` wakes the readers
      // If this query fails, each waiting reader runs its own query and reports the error.
      const newest = waiting.size > 0 ? await newestPosition(sql).catch(() => undefined) : undefined;
      for (const [done, after] of waiting) if (newest === undefined || newest > after) done();
    }
    watching = false;
  }

  function untilPublished(after: bigint, withinMs: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, withinMs);
      waiting.set(done, after);
      void watch();
    });
  }

  async function find(after: bigint, types: string[]): Promise<Read> {
    const before = isLeading() ? publications : undefined; // which also counts how often it came to lead
    const found = await readOutbox({ self, sql, after, types });
    if (found.isAll && before === publications && isLeading()) latest.endsAt(found.position);
    return found;
  }

  const wakeReaders = () => {
    publications += 1;
    for (const done of waiting.keys()) done();
  };

  return {
    route: route(readFeed, async ({ query, actor }) => {
      // A reader that does not wait is looking at older events; one that waits has handled everything up to this
      // position.
      if (query.wait === 'true') await readers.note(actor.name, query.after);
      const types = query.types.split(',');
      const deadline = Date.now() + (query.wait === 'true' ? LONG_POLL_MS : 0);
      let position = query.after;
      for (;;) {
        const publicationsBefore = publications;
        const found = (isLeading() && latest.after(position, types)) || (await find(position, types));
        position = found.position;
        if (found.events.length > 0 || closed || Date.now() >= deadline) {
          return { status: 200, body: { events: found.events, position: String(position) } };
        }
        if (publications === publicationsBefore) await untilPublished(position, deadline - Date.now());
      }
    }),
    add(events) {
      latest.add(events);
      wakeReaders();
    },
    leads(signal) {
      leading = signal;
      latest.clear();
      wakeReaders(); // readers on this replica have not yet heard of what the previous leader published
    },
    releaseReaders() {
      closed = true;
      wakeReaders();
    },
  };
}

async function newestPosition(sql: SqlClient): Promise<bigint> {
  const [outbox] = await sql.$queryRawUnsafe<{ newest: bigint | string }[]>(
    'SELECT coalesce(max(position), 0) AS newest FROM kit.outbox',
  );
  return BigInt(outbox?.newest ?? 0);
}

async function readOutbox({
  self,
  sql,
  after,
  types,
}: {
  self: ServiceName;
  sql: SqlClient;
  after: bigint;
  types: string[];
}): Promise<Read> {
  const newest = await newestPosition(sql);
  // A reader of a database that was restored may be ahead of it.
  if (newest <= after) return { events: [], position: after, isAll: newest === after };
  const rows = await sql.$queryRawUnsafe<OutboxRow[]>(
    `SELECT position, aggregate, event_id, type, subject, aggregate_version, time, traceparent, data FROM kit.outbox
     WHERE position > $1 AND position <= $2 AND type = ANY($3) ORDER BY position LIMIT ${BATCH}`,
    after,
    newest,
    types,
  );
  const last = rows.length === BATCH ? rows.at(-1) : undefined;
  const position = last ? BigInt(last.position) : newest;
  return { events: rows.map((row) => toEnvelope(self, row)), position, isAll: position === newest };
}
