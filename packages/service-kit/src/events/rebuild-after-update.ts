import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, PrismaClientLike } from '../database/database';
import { leadWithLease, type Leading } from '../database/lease';
import type { SqlClient } from '../database/sql-client';
import type { Logger } from '../logger';
import { projectingHandlers, type ProjectingHandler, type Projection } from './projection';
import { rebuildProjection } from './rebuild-projection';
import type { EventHandler } from './event-handler';
import { SourceUnreachable, type Transport } from './transport';

/** The name of the lease: one replica rebuilds for all. */
export const REBUILDING = 'rebuilding';
/** After an update it is rebuilt a second time so much later, when no replica of the release before is left. */
const AGAIN_AFTER = 'make_interval(hours => 1)';
const STANDBY_MS = 1_000;
/** How long it waits until it looks again: after it was done, and after it failed, which may be for want of a source. */
const LOOK_EVERY_MS = 60_000;
const FAILED_MS = 5_000;

interface Versioned extends Projection {
  version: number;
}

interface Options<Client extends PrismaClientLike> {
  handlers: readonly EventHandler<Client>[];
  db: Database<Client>;
  transport: Transport;
  databaseUrl: string;
  logger: Logger;
}

/**
 * Rebuilds the projections whose rows are of an earlier version than this release keeps: at once, beside all other work,
 * and once more when the release before has gone. One of any number of replicas does it; one that is killed leaves it to
 * the next, which starts over. A database that has not heard of any event has nothing to rebuild.
 */
export function rebuildAfterUpdate<Client extends PrismaClientLike>(
  options: Options<Client>,
): {
  stop(): Promise<void>;
} {
  const { db, databaseUrl, logger } = options;
  const handlers = projectingHandlers(options.handlers);
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined);

  async function run(): Promise<void> {
    const versioned = projectionsOf(handlers);
    while (versioned.length > 0 && !signal.aborted) {
      const wait = await look(versioned).catch((error: unknown) => {
        // A source may be starting, and replicas take turns; only what is neither is worth an error.
        const level = signal.aborted || error instanceof SourceUnreachable ? 'debug' : 'error';
        logger[level]({ err: error }, 'a projection could not be rebuilt yet');
        return FAILED_MS;
      });
      if (wait === undefined) return;
      await pause(wait);
    }
  }

  /** @returns after how long to look again; undefined when nothing will be left to do. */
  async function look(versioned: readonly Versioned[]): Promise<number | undefined> {
    const { due, later } = await stateOf(db.client, versioned);
    if (due.length === 0) return later ? LOOK_EVERY_MS : undefined;
    const applicationName = 'rebuilding';
    await leadWithLease(
      { name: REBUILDING, databaseUrl, applicationName, standbyMs: STANDBY_MS, stopping: signal },
      async (leading) => {
        // Another replica may have done it meanwhile.
        for (const projection of (await stateOf(db.client, versioned)).due) await rebuild(projection, leading);
      },
    );
    return 0;
  }

  async function rebuild(projection: Versioned, leading: Leading): Promise<void> {
    const { name, version } = projection;
    const keeping = handlers.filter((handler) => handler.projection.name === name);
    const check = () => {
      leading.signal.throwIfAborted();
      leading.check();
    };
    logger.info({ projection: name, version }, 'rebuilding a projection for this release');
    const { events, forgotten, failed } = await rebuildProjection({ ...options, projection, handlers: keeping, check });
    await leading.write(() => leading.client.query(DONE, [name, version]));
    const done = { projection: name, version, events, forgotten: forgotten.length, failed };
    logger[failed.length > 0 ? 'error' : 'info'](done, 'a projection was rebuilt');
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

function projectionsOf(handlers: readonly ProjectingHandler<never>[]): Versioned[] {
  const found = new Map(handlers.map(({ projection }) => [projection.name, projection]));
  return [...found.values()].flatMap(({ version, ...rest }) => (version === undefined ? [] : [{ ...rest, version }]));
}

/** A first rebuilding is followed by a second one, which is the last. */
const DONE = `
  INSERT INTO kit.projections AS made (name, version, rebuilt_at, again_at)
  VALUES ($1, $2, clock_timestamp(), clock_timestamp() + ${AGAIN_AFTER})
  ON CONFLICT (name) DO UPDATE SET version = excluded.version, rebuilt_at = excluded.rebuilt_at,
    again_at = CASE WHEN made.version < excluded.version THEN excluded.again_at END`;
/** A service that has heard of nothing yet keeps all that it will hear of as this release does. */
const NEW = `
  INSERT INTO kit.projections (name, version, rebuilt_at)
  SELECT $1, $2, clock_timestamp() WHERE NOT EXISTS (SELECT 1 FROM kit.projection_versions)
  ON CONFLICT DO NOTHING`;

/** Which of them have to be rebuilt now, and whether some will have to be later. */
async function stateOf(
  client: SqlClient,
  versioned: readonly Versioned[],
): Promise<{ due: Versioned[]; later: boolean }> {
  for (const { name, version } of versioned) await client.$executeRawUnsafe(NEW, name, version);
  const rows = await client.$queryRawUnsafe<{ name: string; version: number; again: boolean; later: boolean }[]>(
    `SELECT name, version, coalesce(again_at <= clock_timestamp(), false) AS again, again_at IS NOT NULL AS later
     FROM kit.projections WHERE name = ANY($1::text[])`,
    versioned.map(({ name }) => name),
  );
  const made = new Map(rows.map((row) => [row.name, row]));
  return {
    due: versioned.filter(({ name, version }) => {
      const row = made.get(name);
      return !row || row.version < version || (row.version === version && row.again);
    }),
    later: rows.some(({ later }) => later),
  };
}
