import { closedIdentity } from '@harbourline/policy';
import { eraseFromKit } from '@harbourline/service-kit';
import type { Db } from '../../db/database';

/**
 * Somebody closed their account: from where they paid, and which of their cards failed, is of no more use. The books
 * stay, under their number: payments, refunds, credits, payouts and disputes.
 */
export async function erasePerson({ db }: { db: Db }, userId: number): Promise<void> {
  await db.transact(async (tx) => {
    await tx.cardFailure.deleteMany({ where: { renterId: userId } });
    await tx.payment.updateMany({ where: { renterId: userId, addressKey: { not: null } }, data: { addressKey: null } });
    const letters = [{ aggregates: ['user'], subjects: [userId], by: closedIdentity(userId) }];
    await eraseFromKit(tx, { userId, letters });
  });
}
