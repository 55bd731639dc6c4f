import type { EventEnvelope } from '@harbourline/contracts';
import type { Clock } from '../clock';
import type { Database, PrismaClientLike } from '../database/database';

interface About {
  handler: string;
  aggregate: string;
  event: EventEnvelope;
}

/** How long a replica reserves a waiting event for itself while it retries it. */
const CLAIM_MS = 30_000;

/** A row that waits for an operator, or that arrived later for the same handler and key. */
export const PARKED = `letter.resolved_at IS NULL AND EXISTS (
  SELECT 1 FROM kit.dead_letters AS first
  WHERE first.handler = letter.handler AND first.aggregate = letter.aggregate AND first.subject = letter.subject
    AND first.resolved_at IS NULL AND first.next_try_at IS NULL AND first.id <= letter.id)`;

/** Identifies what keeps its order: the events of one aggregate, for one handler. */
export function orderKey({ handler, aggregate, subject }: { handler: string; aggregate: string; subject: string }) {
  return JSON.stringify([handler, aggregate, subject]);
}

/** Finds the keys of which an earlier event is waiting for its handler: later ones must wait too, to keep the order. */
export async function waitingKeys(
  db: Database<PrismaClientLike>,
  { handlers, subjects }: { handlers: readonly string[]; subjects: readonly string[] },
): Promise<Set<string>> {
  const rows = await db.client.$queryRawUnsafe<{ handler: string; aggregate: string; subject: string }[]>(
    `SELECT DISTINCT handler, aggregate, subject FROM kit.dead_letters
     WHERE handler = ANY($1::text[]) AND subject = ANY($2::text[]) AND resolved_at IS NULL`,
    handlers,
    subjects,
  );
  return new Set(rows.map(orderKey));
}

/**
 * Sets an event aside from the stream. It is retried after `retryInMs`; without that, an operator has to deal with it.
 */
export async function setAside(
  db: Database<PrismaClientLike>,
  clock: Clock,
  { handler, aggregate, event }: About,
  { error, attempts, retryInMs }: { error: string; attempts: number; retryInMs: number | undefined },
): Promise<void> {
  // An event that arrives again after an operator has dealt with it still needs to be handled.
  await db.client.$executeRawUnsafe(
    `INSERT INTO kit.dead_letters AS letter (handler, aggregate, subject, event_id, event, error, parked_at, attempts, next_try_at)
     VALUES ($1, $2, $3, $4::uuid, $5::jsonb, $6, $7::timestamptz, $8::int, ${inMs('$9')})
     ON CONFLICT (handler, event_id) DO UPDATE SET error = excluded.error, parked_at = excluded.parked_at,
       resolved_at = NULL, attempts = excluded.attempts, next_try_at = excluded.next_try_at
     WHERE letter.resolved_at IS NOT NULL`,
    handler,
    aggregate,
    event.subject,
    event.id,
    JSON.stringify(event),
    error,
    clock.now().toISOString(),
    attempts,
    retryInMs ?? null,
  );
}

export interface WaitingEvent {
  id: bigint;
  handler: string;
  event: EventEnvelope;
  /** The number of failed attempts. */
  attempts: number;
}

/** Reserves for this replica the waiting event that is due first, out of those that are first for their key. */
export async function claimWaiting(db: Database<PrismaClientLike>): Promise<WaitingEvent | undefined> {
  const [claimed] = await db.client.$queryRawUnsafe<WaitingEvent[]>(
    `UPDATE kit.dead_letters SET next_try_at = ${inMs('$1')} WHERE id = (
       SELECT id FROM kit.dead_letters AS letter
       WHERE resolved_at IS NULL AND next_try_at <= clock_timestamp() AND NOT EXISTS (
         SELECT 1 FROM kit.dead_letters AS first
         WHERE first.handler = letter.handler AND first.aggregate = letter.aggregate AND first.subject = letter.subject
           AND first.resolved_at IS NULL AND first.id < letter.id)
       ORDER BY next_try_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING id, handler, event, attempts`,
    CLAIM_MS,
  );
  return claimed;
}

/** The event was handled: the next one of its key becomes due. */
export async function forgetWaiting(db: Database<PrismaClientLike>, id: bigint): Promise<void> {
  await db.client.$executeRawUnsafe('DELETE FROM kit.dead_letters WHERE id = $1', id);
}

/** The event failed once more; it is parked if there is no further attempt. */
export async function noteFailure(
  db: Database<PrismaClientLike>,
  id: bigint,
  { error, retryInMs }: { error: string; retryInMs: number | undefined },
): Promise<void> {
  await db.client.$executeRawUnsafe(
    `UPDATE kit.dead_letters SET attempts = attempts + 1, error = $2, next_try_at = ${inMs('$3')} WHERE id = $1`,
    id,
    error,
    retryInMs ?? null,
  );
}

/** The database's time, which all replicas share, plus the interval; null without an interval. */
function inMs(parameter: string): string {
  return `clock_timestamp() + ${parameter}::int * interval '1 millisecond'`;
}

export interface DeadLetter {
  id: bigint;
  handler: string;
  event: EventEnvelope;
  error: string;
  parked_at: Date;
}

/** The events that wait for the operator, in the order in which they were set aside. */
export function openDeadLetters(db: Database<PrismaClientLike>): PromiseLike<DeadLetter[]> {
  return db.client.$queryRawUnsafe<DeadLetter[]>(
    `SELECT id, handler, event, error, parked_at FROM kit.dead_letters AS letter WHERE ${PARKED} ORDER BY id`,
  );
}

export async function resolveDeadLetter(db: Database<PrismaClientLike>, clock: Clock, id: bigint): Promise<void> {
  await db.client.$executeRawUnsafe(
    'UPDATE kit.dead_letters SET resolved_at = $2::timestamptz WHERE id = $1',
    id,
    clock.now().toISOString(),
  );
}
