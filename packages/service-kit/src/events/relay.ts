import { setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope, ServiceName } from '@harbourline/contracts';
import { leadWithLease, type Leading } from '../database/lease';
import type { Logger } from '../logger';
import { wakeablePause } from '../wakeable-pause';
import { openPublished, type OutboxRow, type Published } from './published';
import type { PositionedEvent, Transport } from './transport';

const BATCH = 500;
const IDLE_MS = 500;
const STANDBY_MS = 500;
/** How long it may take to notice, while nothing happens, that a log has lost events. */
const LOOK_EVERY_MS = 15_000;
/** Events that an unreachable transport has not accepted within this time are published after the next start. */
const STOP_WITHIN_MS = 3_000;

export function toEnvelope(source: ServiceName, row: OutboxRow): EventEnvelope {
  return {
    specversion: '1.0',
    id: row.event_id,
    source: `/${source}`,
    type: row.type,
    subject: row.subject,
    time: row.time.toISOString(),
    datacontenttype: 'application/json',
    aggregateversion: row.aggregate_version,
    ...(row.traceparent ? { traceparent: row.traceparent } : {}),
    data: row.data,
  };
}

export interface Relay {
  /** New events may have been committed: look now instead of at the next interval. */
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Assigns positions to committed events and publishes them to the transport. Of all replicas of a service, the one that
 * holds the lease does so.
 */
export function startRelay(options: {
  service: ServiceName;
  databaseUrl: string;
  transport: Pick<Transport, 'log' | 'publish' | 'ends' | 'leads'>;
  logger: Logger;
}): Relay {
  const { service, transport, logger } = options;
  const stopping = new AbortController();
  const { pause, wake } = wakeablePause();

  async function lead(leading: Leading): Promise<void> {
    let published: Published | undefined;
    let lookAt = 0;
    let allIsPublished = false;
    transport.leads?.(leading.signal);
    while (!stopping.signal.aborted) {
      // Also while the transport cannot be reached. What got its position now is all that is left, if nothing else was.
      const given = await givePositions(leading);
      let next: OutboxRow[] | undefined = allIsPublished && given.length < BATCH ? given : undefined;
      if (given.length > 0) allIsPublished = false;
      published ??= await openPublished(leading, await transport.log());
      if (performance.now() >= lookAt) {
        const lost = published.lostOf(await transport.ends(published.aggregates()), 0);
        await giveAgain(published, lost);
        if (lost.length > 0) [allIsPublished, next] = [false, undefined];
        lookAt = performance.now() + LOOK_EVERY_MS;
      }
      // Nobody else assigns positions: until this process assigns more, everything is published.
      if (!allIsPublished) allIsPublished = await publishNext(leading, published, next);
      if (allIsPublished) await pause(IDLE_MS);
    }
  }

  /** @returns whether nothing is left. */
  async function publishNext(
    leading: Leading,
    published: Published,
    next: readonly OutboxRow[] | undefined,
  ): Promise<boolean> {
    const rows = next ?? (await published.next(BATCH));
    const last = rows.at(-1);
    if (!last) return true;
    const events = rows.map((row): PositionedEvent => ({
      position: BigInt(row.position),
      aggregate: row.aggregate,
      event: toEnvelope(service, row),
    }));
    leading.check();
    const places = await transport.publish(events);
    const lost = published.lostOf(places, Infinity);
    await published.note({ upTo: last.position, places, nothingIsLeft: rows.length < BATCH });
    await giveAgain(published, lost);
    return next !== undefined && lost.length === 0;
  }

  async function giveAgain(published: Published, lost: readonly string[]): Promise<void> {
    if (lost.length === 0) return;
    await published.giveAgain(lost);
    logger.warn({ aggregates: lost }, 'events that were lost after they had been published are published again');
  }

  async function run(): Promise<void> {
    const how = { name: 'relay', databaseUrl: options.databaseUrl, applicationName: `${service}-relay` };
    while (!stopping.signal.aborted) {
      await leadWithLease({ ...how, standbyMs: STANDBY_MS, stopping: stopping.signal }, lead).catch(
        (error: unknown) => {
          if (!stopping.signal.aborted) logger.warn({ err: error }, 'the event relay starts again');
        },
      );
      if (!stopping.signal.aborted) await pause(STANDBY_MS);
    }
  }

  const running = run();
  return {
    wake,
    async stop() {
      stopping.abort();
      wake();
      await Promise.race([running, sleep(STOP_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}

/** @returns the events that got a position, in order. */
async function givePositions({ client, writeOnce }: Leading): Promise<OutboxRow[]> {
  const { rowCount } = await client.query('SELECT 1 FROM kit.outbox WHERE position IS NULL LIMIT 1');
  if (rowCount === 0) return [];
  const given = await writeOnce<OutboxRow>(
    `last AS (SELECT coalesce(max(position), 0) AS position FROM kit.outbox),
     fresh AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM kit.outbox WHERE position IS NULL ORDER BY id LIMIT ${BATCH}),
     given AS (
       UPDATE kit.outbox SET position = last.position + fresh.n FROM last, fresh, held WHERE outbox.id = fresh.id
       RETURNING outbox.position, aggregate, event_id, type, subject, aggregate_version, time, traceparent, data)
     SELECT * FROM given ORDER BY position`,
    [],
  );
  return given;
}
