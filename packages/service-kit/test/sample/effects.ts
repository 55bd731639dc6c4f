import type { EventEnvelope } from '@harbourline/contracts';
import type { SqlClient } from '../../src/database/sql-client';

export interface Effect {
  n: bigint;
  handler: string;
  subject: string;
  version: number;
  text: string;
  at: Date;
}

/** Stores that an event had its effect; returns in the same transaction or not at all. */
export async function storeEffect(
  tx: SqlClient,
  handler: string,
  envelope: Pick<EventEnvelope, 'subject' | 'aggregateversion'>,
  text = '',
): Promise<void> {
  await tx.$executeRawUnsafe(
    'INSERT INTO effects (handler, subject, version, text, at) VALUES ($1, $2, $3, $4, clock_timestamp())',
    handler,
    envelope.subject,
    envelope.aggregateversion,
    text,
  );
}

/** Every effect so far, oldest first. */
export function effectsIn(sql: SqlClient): PromiseLike<Effect[]> {
  return sql.$queryRawUnsafe<Effect[]>('SELECT * FROM effects ORDER BY n');
}

/** Stores that an event was handed over, for good. */
export async function storeTry(sql: SqlClient, handler: string, { id }: Pick<EventEnvelope, 'id'>): Promise<void> {
  await sql.$executeRawUnsafe('INSERT INTO tries (handler, event_id) VALUES ($1, $2::uuid)', handler, id);
}

export async function countTries(sql: SqlClient): Promise<number> {
  const [row] = await sql.$queryRawUnsafe<{ count: bigint }[]>('SELECT count(*) FROM tries');
  return Number(row?.count);
}
