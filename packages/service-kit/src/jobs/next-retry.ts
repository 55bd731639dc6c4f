import type { Clock } from '../clock';
import type { Database, PrismaClientLike } from '../database/database';

/** Of the events that are first for their key: the others follow these. In the database's time, which retries go by. */
const MS_UNTIL_NEXT = `
  SELECT (extract(epoch FROM min(next_try_at) - clock_timestamp()) * 1000)::float8 AS ms
  FROM kit.dead_letters AS letter
  WHERE resolved_at IS NULL AND next_try_at IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM kit.dead_letters AS first
    WHERE first.handler = letter.handler AND first.aggregate = letter.aggregate AND first.subject = letter.subject
      AND first.resolved_at IS NULL AND first.id < letter.id)`;

/** When the next event whose handler failed is due to be tried again. */
export async function nextRetry(db: Database<PrismaClientLike>, clock: Clock): Promise<Date | undefined> {
  const [next] = await db.client.$queryRawUnsafe<{ ms: number | null }[]>(MS_UNTIL_NEXT);
  return typeof next?.ms === 'number' ? new Date(clock.now().getTime() + next.ms) : undefined;
}
