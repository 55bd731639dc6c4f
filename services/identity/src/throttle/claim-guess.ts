import type { Db, Tx } from '../db/client';
import { GUESSES } from '../domain/limits';

/** A guess that may be checked. Until it is settled it takes the place of a wrong one, so that many at once win nothing. */
export interface ClaimedGuess {
  keys: string[];
  /** When each key's window ends, which tells it from the next one. */
  windows: string[];
  /** How many were wrong already, under the key with the most. */
  wrongSoFar: number;
}

/** There is no place: because of too many wrong guesses, until then; or, without a time, while others are checked. */
export interface NoPlace {
  blockedUntil?: Date;
}

interface Counted {
  key: string;
  count: number;
  reset_at: Date;
}

/** Claims a place among the guesses that each key has. */
export async function claimGuess(db: Db, asked: readonly string[], now: Date): Promise<ClaimedGuess | NoPlace> {
  const keys = [...asked];
  const time = now.toISOString();
  const ends = new Date(now.getTime() + GUESSES.minutes * 60_000).toISOString();
  return db.transact(async (tx) => {
    // In order of the keys, so that two of these never wait for each other.
    const rows = await tx.$queryRaw<Counted[]>`
      INSERT INTO attempts AS a (key, count, pending, reset_at)
      SELECT key, 0, 1, ${ends}::timestamptz FROM unnest(${keys}::text[]) AS asked (key) ORDER BY key
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN a.reset_at <= ${time}::timestamptz THEN 0 ELSE a.count END,
        pending = CASE WHEN a.reset_at <= ${time}::timestamptz THEN 1 ELSE a.pending + 1 END,
        reset_at = CASE WHEN a.reset_at <= ${time}::timestamptz THEN excluded.reset_at ELSE a.reset_at END
      WHERE a.reset_at <= ${time}::timestamptz OR a.count + a.pending < ${GUESSES.max}
      RETURNING key, count, reset_at`;
    const claimed = {
      keys: rows.map(({ key }) => key),
      windows: rows.map(({ reset_at }) => reset_at.toISOString()),
      wrongSoFar: Math.max(...rows.map(({ count }) => count)),
    };
    if (rows.length === keys.length) return claimed;
    await settleGuess(tx, claimed, { wrong: false });
    return findBlock(tx, keys, time);
  });
}

async function findBlock(tx: Tx, keys: string[], time: string): Promise<NoPlace> {
  const [blocked] = await tx.$queryRaw<Counted[]>`
    SELECT key, count, reset_at FROM attempts
    WHERE key = ANY(${keys}::text[]) AND count >= ${GUESSES.max} AND reset_at > ${time}::timestamptz
    ORDER BY reset_at DESC LIMIT 1`;
  return blocked ? { blockedUntil: blocked.reset_at } : {};
}

/** Gives the place back, or counts the guess as a wrong one. */
export async function settleGuess(
  sql: Pick<Tx, '$executeRaw'>,
  { keys, windows }: ClaimedGuess,
  { wrong }: { wrong: boolean },
): Promise<void> {
  await sql.$executeRaw`
    UPDATE attempts AS a SET pending = a.pending - 1, count = a.count + ${wrong ? 1 : 0}
    FROM (
      SELECT key FROM attempts JOIN unnest(${keys}::text[], ${windows}::timestamptz[]) AS claimed (key, reset_at)
      USING (key, reset_at) ORDER BY key FOR UPDATE OF attempts
    ) AS locked
    WHERE a.key = locked.key`;
}
