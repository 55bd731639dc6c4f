import { setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope } from '@harbourline/contracts';
import { atMost } from '../at-most';
import type { Clock } from '../clock';
import type { Database, PrismaClientLike } from '../database/database';
import type { Logger } from '../logger';
import type { AttemptEvent, AttemptTogether } from './attempt-event';
import { orderKey, setAside, waitingKeys } from './dead-letters';
import type { EventHandler } from './event-handler';
import { TOGETHER, type Projected } from './project-together';
import { isProjecting } from './projection';

/** How many transactions of all readers of a replica run side by side. */
const AT_ONCE = 4;
/** How long to wait before trying a database that is down again. */
const AGAIN_MS = 1_000;

export interface Handling<Client extends PrismaClientLike> {
  db: Database<Client>;
  /** How many connections there are to the database; most of them are for calls. */
  connections: number;
  clock: Clock;
  logger: Logger;
  attempt: AttemptEvent<Client>;
  attemptTogether: AttemptTogether<Client>;
  retryMs: readonly number[];
  stopping: AbortSignal;
}

/** Handles events that were read together; `check` throws when this process must not begin anything more. */
export type HandleEvents<Client extends PrismaClientLike> = (
  handlers: readonly EventHandler<Client>[],
  events: readonly EventEnvelope[],
  check: () => void,
) => Promise<void>;

interface Pair<Client extends PrismaClientLike> {
  handler: EventHandler<Client>;
  event: EventEnvelope;
}

/**
 * Of events that were read together, projections are applied first, many in one transaction. If that fails, each of these
 * events is handled alone, and only a bad one is set aside. Then come the reactions. Both run side by side for different
 * aggregates, and in order for each. Settles once every event has taken effect or is stored, however long the database is
 * down.
 */
export function handlesEvents<Client extends PrismaClientLike>(handling: Handling<Client>): HandleEvents<Client> {
  const { db, clock, logger, attempt, attemptTogether, retryMs, stopping } = handling;
  const inTurn = atMost(Math.max(1, Math.min(AT_ONCE, Math.floor(handling.connections / 2))));

  async function handleOrSetAside({ handler, event }: Pair<Client>, waiting: Set<string>): Promise<void> {
    const about = { handler: handler.name, aggregate: handler.event.aggregate, event };
    if (waiting.has(keyOf({ handler, event }))) {
      const error = 'an earlier event of the same key waits';
      return setAside(db, clock, about, { error, attempts: 0, retryInMs: 0 });
    }
    const error = await attempt(handler, event);
    if (error === undefined) return;
    await setAside(db, clock, about, { error, attempts: 1, retryInMs: retryMs[0] });
    waiting.add(keyOf({ handler, event }));
  }

  /** Does it until the database lets it. */
  async function persistently<T>(work: () => Promise<T>, about: object): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (stopping.aborted) throw error; // not acknowledged: it arrives again after the restart
        logger.warn({ err: error, ...about }, 'an event could not be stored');
        await sleep(AGAIN_MS, undefined, { signal: stopping });
      }
    }
  }

  /** Handles these one after the other. */
  async function handleEach(pairs: readonly Pair<Client>[], waiting: Set<string>, check: () => void): Promise<void> {
    for (const pair of pairs) {
      check();
      const about = { handler: pair.handler.name, event: pair.event.id };
      await persistently(() => handleOrSetAside(pair, waiting), about);
    }
  }

  async function project(given: readonly Projected<Client>[], waiting: Set<string>, check: () => void): Promise<void> {
    const free = given.filter((pair) => !waiting.has(keyOf(pair)));
    check();
    const done = free.length > 1 && (await attemptTogether(free));
    await handleEach(done ? given.filter((pair) => !free.includes(pair)) : given, waiting, check);
  }

  return async (handlers, events, check) => {
    const pairs = events.flatMap((event) =>
      handlers.filter((handler) => handler.event.type === event.type).map((handler) => ({ handler, event })),
    );
    const about = { events: events.length };
    const waiting = await persistently(() => waitingOf(db, pairs), about);
    const projected = pairs.flatMap(({ handler, event }) => (isProjecting(handler) ? { handler, event } : []));
    const reactions = pairs.filter(({ handler }) => !isProjecting(handler));
    await allSettled(lanesOf(projected).map((lane) => inTurn(() => project(lane, waiting, check))));
    await allSettled(byAggregate(reactions).map((ofOne) => inTurn(() => handleEach(ofOne, waiting, check))));
  };
}

function keyOf<Client extends PrismaClientLike>({ handler, event }: Pair<Client>): string {
  return orderKey({ handler: handler.name, aggregate: handler.event.aggregate, subject: event.subject });
}

function waitingOf<Client extends PrismaClientLike>(
  db: Database<Client>,
  pairs: readonly Pair<Client>[],
): Promise<Set<string>> {
  return waitingKeys(db, {
    handlers: [...new Set(pairs.map(({ handler }) => handler.name))],
    subjects: [...new Set(pairs.map(({ event }) => event.subject))],
  });
}

function byAggregate<P extends Pair<never>>(pairs: readonly P[]): P[][] {
  const groups = new Map<string, P[]>();
  for (const pair of pairs) {
    const key = JSON.stringify([pair.handler.event.aggregate, pair.event.subject]);
    const group = groups.get(key);
    if (group) group.push(pair);
    else groups.set(key, [pair]);
  }
  return [...groups.values()];
}

/** Divides them into transactions so that each aggregate's are in one. */
function lanesOf<P extends Pair<never>>(pairs: readonly P[]): P[][] {
  const lanes: P[][] = [];
  for (const group of byAggregate(pairs)) {
    const lane = lanes.at(-1);
    if (lane && lane.length + group.length <= TOGETHER) lane.push(...group);
    else lanes.push(group);
  }
  return lanes;
}

/** Nothing goes on when this has failed. */
async function allSettled(work: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
