import type { Deps } from '../db/database';

const GRACE_MS = 60 * 60_000;
const BATCH = 20;

/**
 * Removes files that went off file, or whose upload never ended. These are off file from the first transaction on, so
 * that no upload can still finish; the rows go last. Whatever happens in between, the files are removed once more.
 * @returns how many it removed.
 */
export async function removeLicenseFiles({ db, clock, store }: Pick<Deps, 'db' | 'clock' | 'store'>): Promise<number> {
  const now = clock.now();
  const abandonedBefore = new Date(now.getTime() - GRACE_MS);
  const files = await db.transact(
    (tx) => tx.$queryRaw<{ key: string }[]>`
      UPDATE license_files SET removed_at = COALESCE(removed_at, ${now}) WHERE key IN (
        SELECT key FROM license_files
        WHERE removed_at IS NOT NULL OR (stored_at IS NULL AND created_at < ${abandonedBefore})
        ORDER BY created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING key`,
  );
  if (files.length === 0) return 0;
  const keys = files.map(({ key }) => key);
  await store.remove(...keys);
  await db.transact((tx) => tx.licenseFile.deleteMany({ where: { key: { in: keys } } }));
  return keys.length;
}
