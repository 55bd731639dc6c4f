import type { Leading } from '../database/lease';
import type { Places } from './transport';

export interface OutboxRow {
  position: string;
  aggregate: string;
  event_id: string;
  type: string;
  subject: string;
  aggregate_version: number;
  time: Date;
  traceparent: string | null;
  data: unknown;
}

/** The database's record of what was published to a log; for the one relay that holds the lease. */
export interface Published {
  /** The aggregates of which events have been published to the log. */
  aggregates(): string[];
  /** The next events to publish, in order; events that the log has lost come first, because they are older. */
  next(limit: number): Promise<OutboxRow[]>;
  /** Records that the next events up to this position have been published, and where the log put them. */
  note(given: { upTo: string; places: Places; nothingIsLeft: boolean }): Promise<void>;
  /**
   * The aggregates of which the log has lost events: one of their parts now ends before the recorded place. `elsewhere`
   * is the end of parts that are not named.
   */
  lostOf(places: Places, elsewhere: number): string[];
  /** Marks all events that the outbox has of these aggregates to be published once more. */
  giveAgain(aggregates: readonly string[]): Promise<void>;
}

const ITS_ROWS = `(log = $1 OR starts_with(log, $1 || '/'))`;
const NEXT = `
  WITH given AS (SELECT log, position FROM kit.published WHERE ${ITS_ROWS})
  SELECT position, aggregate, event_id, type, subject, aggregate_version, time, traceparent, data FROM kit.outbox
  WHERE position > (SELECT min(position) FROM given)
    AND position > coalesce((SELECT position FROM given WHERE log = $1 || '/' || aggregate),
                            (SELECT position FROM given WHERE log = $1))
  ORDER BY position LIMIT $2`;

/** Starts or resumes publishing to the log, which becomes the service's current one. */
export async function openPublished({ client, write, writeOnce }: Leading, log: string): Promise<Published> {
  await write(async () => {
    await client.query('INSERT INTO kit.published (log, position) VALUES ($1, 0) ON CONFLICT DO NOTHING', [log]);
    await client.query('UPDATE kit.relay SET log = $1 WHERE log <> $1', [log]);
  });
  const { rows } = await client.query<{ log: string; ends: Record<string, Record<string, number>> }>(
    `SELECT log, ends FROM kit.published WHERE ${ITS_ROWS} ORDER BY log`,
    [log],
  );
  const ends = rows[0]?.ends ?? {};
  let again = rows.length > 1;

  return {
    aggregates: () => Object.keys(ends),
    async next(limit) {
      return (await client.query<OutboxRow>(NEXT, [log, limit])).rows;
    },
    async note({ upTo, places, nothingIsLeft }) {
      for (const [aggregate, parts] of Object.entries(places)) {
        const known = (ends[aggregate] ??= {});
        for (const [part, place] of Object.entries(parts)) known[part] = Math.max(known[part] ?? 0, place + 1);
      }
      await writeOnce(
        `UPDATE kit.published SET position = greatest(position, $4),
         ends = CASE WHEN log = $3 THEN $5::jsonb ELSE ends END
         WHERE (log = $3 OR starts_with(log, $3 || '/')) AND EXISTS (SELECT FROM held) RETURNING log`,
        [log, upTo, JSON.stringify(ends)],
      );
      if (!again || !nothingIsLeft) return;
      await write(() => client.query(`DELETE FROM kit.published WHERE starts_with(log, $1 || '/')`, [log]));
      again = false;
    },
    lostOf: (places, elsewhere) =>
      Object.entries(places).flatMap(([aggregate, parts]) =>
        Object.entries(ends[aggregate] ?? {}).some(([part, place]) => (parts[part] ?? elsewhere) < place)
          ? aggregate
          : [],
      ),
    async giveAgain(aggregates) {
      again = true;
      for (const aggregate of aggregates) delete ends[aggregate];
      await write(async () => {
        await client.query(
          `INSERT INTO kit.published (log, position) SELECT $1 || '/' || aggregate, 0 FROM unnest($2::text[]) AS aggregate
           ON CONFLICT (log) DO UPDATE SET position = 0`,
          [log, aggregates],
        );
        await client.query('UPDATE kit.published SET ends = $2::jsonb WHERE log = $1', [log, JSON.stringify(ends)]);
      });
    },
  };
}
