import type { EventEnvelope } from '@harbourline/contracts';
import type { Clock } from '../clock';
import type { Database, PrismaClientLike } from '../database/database';

interface About {
  handler: string;
  aggregate: string;
  event: EventEnvelope;
}

/** How long a replica has a waiting event for itself while it tries it. */
const CLAIM_MS = 30_000;

/** A row that waits for an operator, or that came later for the same handler and key. */
export const PARKED = `letter.resolved_at IS NULL AND EXISTS (
  SELECT 1 FROM kit.dead_letters AS first
  WHERE first.handler = letter.handler AND first.aggregate = letter.aggregate AND first.subject = letter.subject
    AND first.resolved_at IS NULL AND first.next_try_at IS NULL AND first.id <= letter.id)`;

/** Does an earlier event for the same handler and key wait? Then this one must wait as well, or the order is lost. */
export async function isWaiting(
  db: Database<PrismaClientLike>,
  { handler, aggregate, event }: About,
): Promise<boolean> {
  const rows = await db.client.$queryRawUnsafe<unknown[]>(
    'SELECT 1 FROM kit.dead_letters WHERE handler = $1 AND aggregate = $2 AND subject = $3 AND resolved_at IS NULL LIMIT 1',
    handler,
    aggregate,
    event.subject,
  );
  return rows.length > 0;
}

/** Stores an event beside the stream; `retryInMs` is when it is tried again, and without that an operator has to see it. */
export async function setAside(
  db: Database<PrismaClientLike>,
  clock: Clock,
  { handler, aggregate, event }: About,
  { error, attempts, retryInMs }: { error: string; attempts: number; retryInMs: number | undefined },
): Promise<void> {
  // One that comes again after an operator had done with it is no less in need of being handled.
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
  /** How often it was tried in vain. */
  attempts: number;
}

/** Takes the waiting event that is due first, and is the first of its key, for this replica to try. */
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

/** It was handled: those behind it are next. */
export async function forgetWaiting(db: Database<PrismaClientLike>, id: bigint): Promise<void> {
  await db.client.$executeRawUnsafe('DELETE FROM kit.dead_letters WHERE id = $1', id);
}

/** It failed once more; without another try it is parked. */
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

/** The database's time, which all replicas share; nothing for no time. */
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

/** What waits for the operator, in the order in which it was set aside. */
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
