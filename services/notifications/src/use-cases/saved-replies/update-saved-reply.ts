import { AppError } from '@harbourline/service-kit';
import type { LocalDeps } from '../../db/deps';
import type { SavedReply } from '../../generated/prisma/client';

/** An owner changes a saved reply of theirs. @throws AppError `saved_reply_not_found`. */
export async function updateSavedReply(
  { db, clock }: Pick<LocalDeps, 'db' | 'clock'>,
  { id, ownerId, title, text }: Pick<SavedReply, 'id' | 'ownerId' | 'title' | 'text'>,
): Promise<SavedReply> {
  const changed = await db.transact(async ({ savedReply: replies }) => {
    await replies.updateMany({ where: { id, ownerId }, data: { title, text, updatedAt: clock.now() } });
    return replies.findFirst({ where: { id, ownerId } });
  });
  if (!changed) throw new AppError('saved_reply_not_found');
  return changed;
}
