import { addHours } from '@harbourline/policy';
import type { Deps } from '../db/database';
import { objectKeys } from '../domain/image-key';

const BATCH = 20;
const LEASE_HOURS = 1 / 60;

/**
 * Removes what is stored of retired pictures, and then their rows. They are leased rather than locked, as the object
 * store is asked in between: while that is away, they are taken up again when the lease is over.
 * @returns how many it removed.
 */
export async function removeRetiredPictures({
  db,
  clock,
  store,
}: Pick<Deps, 'db' | 'clock' | 'store'>): Promise<number> {
  const now = clock.now();
  const due = await db.client.$queryRaw<{ key: string }[]>`
    UPDATE boat_images SET remove_at = ${addHours(now, LEASE_HOURS)} WHERE key IN (
      SELECT key FROM boat_images WHERE remove_at <= ${now}
      ORDER BY remove_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
    RETURNING key`;
  if (due.length === 0) return 0;
  const keys = due.map(({ key }) => key);
  await store.remove(...keys.flatMap(objectKeys));
  await db.transact((tx) => tx.boatImage.deleteMany({ where: { key: { in: keys } } }));
  return due.length;
}

/** When the next picture is to be removed. */
export async function nextRemoval({ db }: Pick<Deps, 'db'>): Promise<Date | undefined> {
  const [row] = await db.client.$queryRaw<{ first: Date | null }[]>`SELECT min(remove_at) AS first FROM boat_images`;
  return row?.first ?? undefined;
}
