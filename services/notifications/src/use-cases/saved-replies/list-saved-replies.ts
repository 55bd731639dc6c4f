import type { LocalDeps } from '../../db/deps';
import type { SavedReply } from '../../generated/prisma/client';

/** An owner's saved replies, by name. */
export function listSavedReplies(
  { db }: Pick<LocalDeps, 'db'>,
  { ownerId }: { ownerId: number },
): Promise<SavedReply[]> {
  return db.client.savedReply.findMany({ where: { ownerId }, orderBy: [{ title: 'asc' }, { id: 'asc' }] });
}
