import type { Clock } from '../clock';
import type { Database, PrismaClientLike } from '../database/database';
import { FEED_LOG } from '../events/feed';
import type { Job } from './job';
import { OLD_VIEW_CHANGES } from '../live/view-changes';
import { LONGEST_OUTBOX_DAYS, type Keep } from './trim-config';

const EVERY_MS = 10 * 60_000;
/** Few enough that nobody waits for the locks of a batch. */
const BATCH = 500;
const DAY_MS = 24 * 60 * 60_000;

/**
 * For each subject, the newest event of each type is kept forever, because projections are rebuilt from the outbox and
 * these events contain everything. Also kept is any event that has not been published ($2: into what), or not read by
 * one of its readers ($3: a reader counts if it was heard of since then).
 */
const OUTBOX = `
  SELECT id FROM kit.outbox AS old
  WHERE time < $1::timestamptz
    AND position <= coalesce((SELECT position FROM kit.published WHERE log = $2), 0)
    AND NOT EXISTS (SELECT 1 FROM kit.feed_readers WHERE position < old.position AND read_at > $3::timestamptz)
    AND EXISTS (SELECT 1 FROM kit.outbox AS newer WHERE newer.aggregate = old.aggregate
      AND newer.subject = old.subject AND newer.type = old.type AND newer.position > old.position)
  ORDER BY position LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
/**
 * Outboxes keep the newest event of each type of each subject, so these may arrive again after a broker or a cursor was
 * lost.
 */
const INBOX = `
  SELECT handler, event_id FROM kit.inbox AS old
  WHERE handled_at < $1::timestamptz AND EXISTS (SELECT 1 FROM kit.inbox AS newer WHERE newer.handler = old.handler
      AND newer.subject = old.subject AND newer.handled_at > old.handled_at)
  LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
const KEYS = `
  SELECT caller, key FROM kit.idempotency_keys
  WHERE created_at < $1::timestamptz LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;

/** Removes old rows from the kit's tables, a few at a time, next to all other work. */
export function trimJob(options: Trimming): Job {
  let first = true;
  return {
    name: 'trim',
    everyMs: EVERY_MS,
    async run() {
      // By the second run, the feed's readers have reported their positions, even after an update that introduced this.
      if (!first) return trim(options);
      first = false;
      return 0;
    },
  };
}

interface Trimming {
  db: Database<PrismaClientLike>;
  clock: Clock;
  keep: Keep;
}

/** Removes one batch of each kind. @returns how many rows were removed. */
export async function trim({ db, clock, keep }: Trimming): Promise<number> {
  const ago = (kept: number) => new Date(clock.now().getTime() - kept * DAY_MS).toISOString();
  const remove = (sql: string, ...values: unknown[]) => db.client.$executeRawUnsafe(sql, ...values);
  const [relay] = await db.client.$queryRawUnsafe<{ log: string }[]>('SELECT log FROM kit.relay');
  const published = relay?.log ?? FEED_LOG;
  // With a broker nobody has to read the feed; a reader that has moved to the broker must not hold everything up.
  const readersSince = ago(published === FEED_LOG ? LONGEST_OUTBOX_DAYS : 1);
  const events = `DELETE FROM kit.outbox WHERE id IN (${OUTBOX})`;
  return (
    (await remove(events, ago(keep.OUTBOX_DAYS), published, readersSince)) +
    (await remove(`DELETE FROM kit.inbox WHERE (handler, event_id) IN (${INBOX})`, ago(keep.INBOX_DAYS))) +
    (await remove(`DELETE FROM kit.idempotency_keys WHERE (caller, key) IN (${KEYS})`, ago(keep.IDEMPOTENCY_DAYS))) +
    (await remove(`DELETE FROM kit.view_changes WHERE ctid IN (${OLD_VIEW_CHANGES})`))
  );
}
