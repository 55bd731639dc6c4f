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
