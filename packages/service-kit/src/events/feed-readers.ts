import type { ServiceName } from '@harbourline/contracts';
import type { Clock } from '../clock';
import type { SqlClient } from '../database/sql-client';

const AGAIN_MS = 60 * 60_000;
/** A position that is noted late only keeps events for that much longer. */
const AT_MOST_EVERY_MS = 2_000;

/** Records how far each other service has read this service's feed: events that one has yet to read are not trimmed. */
export function feedReaders(
  sql: SqlClient,
  clock: Clock,
): { note(reader: ServiceName, position: bigint): Promise<void> } {
  const noted = new Map<ServiceName, { position: bigint; at: number }>();
  return {
    async note(reader, position) {
      const now = clock.now();
      const last = noted.get(reader);
      const since = last ? now.getTime() - last.at : Infinity;
      if (last?.position === position && since < AGAIN_MS) return;
      if (last && position > last.position && since < AT_MOST_EVERY_MS) return;
      // The position may also go back: a reader whose database was restored reads events again.
      await sql.$executeRawUnsafe(
        `INSERT INTO kit.feed_readers (reader, position, read_at) VALUES ($1, $2, $3::timestamptz)
         ON CONFLICT (reader) DO UPDATE SET position = excluded.position, read_at = excluded.read_at`,
        reader,
        position,
        now.toISOString(),
      );
      noted.set(reader, { position, at: now.getTime() });
    },
  };
}
