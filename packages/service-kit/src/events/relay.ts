import { setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope, ServiceName } from '@harbourline/contracts';
import { leadWithLease, type Leading } from '../database/lease';
import type { SqlClient } from '../database/sql-client';
import type { Logger } from '../logger';
import { wakeablePause } from '../wakeable-pause';
import { commitNotices, hearOfCommits } from './commit-notices';
import { openPublished, type OutboxRow, type Published } from './published';
import type { PositionedEvent, Transport } from './transport';

const BATCH = 500;
/**
 * How long an event waits at most whose process could not tell of it: it died after the commit, or the notice was lost
 * with a connection. All others are told of.
 */
const LOOK_AGAIN_MS = 5_000;
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
  /** This process has committed events: the relay looks now, in whichever replica it is. */
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
  /** By which it tells the replica that leads. */
  sql: SqlClient;
  transport: Pick<Transport, 'log' | 'publish' | 'ends' | 'leads'>;
  logger: Logger;
  lookAgainMs?: number;
}): Relay {
  const { service, transport, logger, lookAgainMs = LOOK_AGAIN_MS } = options;
  const notices = commitNotices(options.sql);
  let leads = false;
  const stopping = new AbortController();
  const { pause, wake } = wakeablePause();

  async function lead(leading: Leading): Promise<void> {
    let published: Published | undefined;
    let lookAt = 0;
    let allIsPublished = false;
    transport.leads?.(leading.signal);
    leading.signal.addEventListener('abort', wake);
    leads = true;
    await hearOfCommits(leading.client, wake); // what was committed before is found by the first look
    while (!stopping.signal.aborted) {
      leading.check();
      // Also while the transport cannot be reached. What got its position now is all that is left, if nothing else was.
      const given = await givePositions(leading);
      let next: OutboxRow[] | undefined = allIsPublished && given.length < BATCH ? given : undefined;
      if (given.length > 0) allIsPublished = false;
      published ??= await openPublished(leading, await transport.log());
      if (performance.now() >= lookAt) {
        const lost = published.lostOf(await transport.ends(published.aggregates()), 0);
        await giveAgain(published, lost, logger);
        if (lost.length > 0) [allIsPublished, next] = [false, undefined];
        lookAt = performance.now() + LOOK_EVERY_MS;
      }
      // Nobody else assigns positions: until this process assigns more, everything is published.
      if (!allIsPublished) allIsPublished = await publishNext(leading, published, next);
      if (allIsPublished) await pause(lookAgainMs);
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
    leading.check();
    const places = await transport.publish(rows.map((row) => positioned(service, row)));
    const lost = published.lostOf(places, Infinity);
    await published.note({ upTo: last.position, places, nothingIsLeft: rows.length < BATCH });
    await giveAgain(published, lost, logger);
    return next !== undefined && lost.length === 0;
  }

  async function run(): Promise<void> {
    const how = { name: 'relay', databaseUrl: options.databaseUrl, applicationName: `${service}-relay` };
    while (!stopping.signal.aborted) {
      await leadWithLease({ ...how, standbyMs: STANDBY_MS, stopping: stopping.signal }, lead).catch(
        (error: unknown) => {
          if (!stopping.signal.aborted) logger.warn({ err: error }, 'the event relay starts again');
        },
      );
      if (leads && !stopping.signal.aborted) notices.send(); // another replica may have led already while this one still told itself
      leads = false;
      if (!stopping.signal.aborted) await pause(STANDBY_MS);
    }
  }

  const running = run();
  return {
    wake() {
      if (leads) wake();
      else notices.send();
    },
    async stop() {
      stopping.abort();
      wake();
      await Promise.race([running.then(notices.sent), sleep(STOP_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}

function positioned(service: ServiceName, row: OutboxRow): PositionedEvent {
  return { position: BigInt(row.position), aggregate: row.aggregate, event: toEnvelope(service, row) };
}

async function giveAgain(published: Published, lost: readonly string[], logger: Logger): Promise<void> {
  if (lost.length === 0) return;
  await published.giveAgain(lost);
  logger.warn({ aggregates: lost }, 'events that were lost after they had been published are published again');
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
