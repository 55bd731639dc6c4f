import type { EventEnvelope } from '@harbourline/contracts';
import type { Clock } from '../clock';
import type { Database, PrismaClientLike } from '../database/database';

interface About {
  handler: string;
  aggregate: string;
  event: EventEnvelope;
}

/** Is an earlier event for the same handler and aggregate waiting? Then this one must wait as well, or the order is lost. */
export async function isParked(db: Database<PrismaClientLike>, { handler, aggregate, event }: About): Promise<boolean> {
  const rows = await db.client.$queryRawUnsafe<unknown[]>(
    'SELECT 1 FROM kit.dead_letters WHERE handler = $1 AND aggregate = $2 AND subject = $3 AND resolved_at IS NULL LIMIT 1',
    handler,
    aggregate,
    event.subject,
  );
  return rows.length > 0;
}

export async function park(
  db: Database<PrismaClientLike>,
  clock: Clock,
  { handler, aggregate, event }: About,
  error: string,
): Promise<void> {
  await db.client.$executeRawUnsafe(
    `INSERT INTO kit.dead_letters (handler, aggregate, subject, event_id, event, error, parked_at)
     VALUES ($1, $2, $3, $4::uuid, $5::jsonb, $6, $7::timestamptz) ON CONFLICT (handler, event_id) DO NOTHING`,
    handler,
    aggregate,
    event.subject,
    event.id,
    JSON.stringify(event),
    error,
    clock.now().toISOString(),
  );
}

export interface DeadLetter {
  id: bigint;
  handler: string;
  event: EventEnvelope;
  error: string;
  parked_at: Date;
}

/** What waits for the operator, in the order in which it was parked. */
export function openDeadLetters(db: Database<PrismaClientLike>): PromiseLike<DeadLetter[]> {
  return db.client.$queryRawUnsafe<DeadLetter[]>(
    'SELECT id, handler, event, error, parked_at FROM kit.dead_letters WHERE resolved_at IS NULL ORDER BY id',
  );
}

export async function resolveDeadLetter(db: Database<PrismaClientLike>, clock: Clock, id: bigint): Promise<void> {
  await db.client.$executeRawUnsafe(
    'UPDATE kit.dead_letters SET resolved_at = $2::timestamptz WHERE id = $1',
    id,
    clock.now().toISOString(),
  );
}
