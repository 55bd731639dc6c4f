import type { Deps } from '../db/database';

const GRACE_MS = 60 * 60_000;

/**
 * Removes a file that went off file, or whose upload never ended. Its row is locked meanwhile and goes last: whatever
 * happens in between, the file is removed once more.
 * @returns how many it removed, which is one at most.
 */
export async function removeLicenseFiles({ db, clock, store }: Pick<Deps, 'db' | 'clock' | 'store'>): Promise<number> {
  const abandonedBefore = new Date(clock.now().getTime() - GRACE_MS);
  return db.transact(async (tx) => {
    const [file] = await tx.$queryRaw<{ key: string }[]>`
      SELECT key FROM license_files
      WHERE removed_at IS NOT NULL OR (stored_at IS NULL AND created_at < ${abandonedBefore})
      ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED`;
    if (!file) return 0;
    await store.remove(file.key);
    await tx.licenseFile.delete({ where: { key: file.key } });
    return 1;
  });
}
