import { accountClosed } from '@harbourline/contracts';
import type { Deps } from '../db/database';
import { eraseTraces } from '../steps/erase-traces';

const BATCH = 20;

/**
 * Tells once more, hours later, that accounts were closed: whatever was on its way between services at first, and came
 * after what it told of was erased, is erased as well. @returns how many there were.
 */
export async function eraseAgain({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  return db.transact(async (tx) => {
    const due = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM users WHERE erase_again_at <= ${now} ORDER BY erase_again_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
    for (const { id } of due) {
      const user = await tx.user.update({
        where: { id },
        data: { eraseAgainAt: null, version: { increment: 1 }, updatedAt: now },
      });
      await tx.outbox.append(accountClosed, { subject: id, version: user.version, data: { userId: id } });
      // Even what is sealed: by now the last mail is out.
      await tx.$executeRaw`
        UPDATE kit.outbox SET data = data - 'sealedEmail'
        WHERE aggregate = ${accountClosed.aggregate} AND subject = ${String(id)} AND type = ${accountClosed.type}`;
      await eraseTraces(tx, user, now);
    }
    return due.length;
  });
}
