import { AppError } from '@harbourline/service-kit';
import type { LocalDeps } from '../../db/deps';
import type { SavedReply } from '../../generated/prisma/client';

type Command = Pick<SavedReply, 'id' | 'ownerId' | 'title' | 'text'> & { basedOn?: string | undefined };

/**
 * An owner changes a saved reply of theirs. What says what it was based on is refused once the reply is another.
 * @throws AppError `saved_reply_not_found`, `saved_reply_changed`.
 */
export async function updateSavedReply(
  { db, clock }: Pick<LocalDeps, 'db' | 'clock'>,
  { id, ownerId, title, text, basedOn }: Command,
): Promise<SavedReply> {
  const changed = await db.transact(async ({ savedReply: replies }) => {
    const asRead = basedOn === undefined ? {} : { updatedAt: new Date(basedOn) };
    const { count } = await replies.updateMany({
      where: { id, ownerId, ...asRead },
      data: { title, text, updatedAt: clock.now() },
    });
    const reply = await replies.findFirst({ where: { id, ownerId } });
    if (reply && count === 0) throw new AppError('saved_reply_changed');
    return reply;
  });
  if (!changed) throw new AppError('saved_reply_not_found');
  return changed;
}
