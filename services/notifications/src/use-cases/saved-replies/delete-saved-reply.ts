import { AppError } from '@harbourline/service-kit';
import type { LocalDeps } from '../../db/deps';

/** An owner deletes a saved reply of theirs. @throws AppError `saved_reply_not_found`. */
export async function deleteSavedReply(
  { db }: Pick<LocalDeps, 'db'>,
  { id, ownerId }: { id: number; ownerId: number },
): Promise<void> {
  const { count } = await db.transact((tx) => tx.savedReply.deleteMany({ where: { id, ownerId } }));
  if (count === 0) throw new AppError('saved_reply_not_found');
}
