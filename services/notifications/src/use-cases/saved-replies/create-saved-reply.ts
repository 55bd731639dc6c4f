import { AppError } from '@harbourline/service-kit';
import type { LocalDeps } from '../../db/deps';
import type { SavedReply } from '../../generated/prisma/client';

/** How many an owner may have. */
const MOST = 50;

/** An owner saves a reply for later. @throws AppError `too_many_saved_replies`. */
export async function createSavedReply(
  { db, clock }: Pick<LocalDeps, 'db' | 'clock'>,
  reply: Pick<SavedReply, 'ownerId' | 'title' | 'text'>,
): Promise<SavedReply> {
  const { ownerId } = reply;
  return db.transact(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`saved replies of ${ownerId}`}, 0))`;
    if ((await tx.savedReply.count({ where: { ownerId } })) >= MOST) throw new AppError('too_many_saved_replies');
    return tx.savedReply.create({ data: { ...reply, updatedAt: clock.now() } });
  });
}
