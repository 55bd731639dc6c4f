import type { Tx } from '../db/database';

/** A licence is not on file any more; a job removes the file itself. */
export async function takeOffFile(tx: Tx, key: string | null, now: Date): Promise<void> {
  if (key === null) return;
  await tx.licenseFile.updateMany({ where: { key, removedAt: null }, data: { removedAt: now } });
}
