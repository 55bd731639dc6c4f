import { AppError } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { lockUser } from '../db/lock-user';
import { isCodeGood } from '../domain/phone-code';
import type { User } from '../generated/prisma/client';
import { changeUser } from '../steps/change-user';

/**
 * The code that was sent to the user's phone comes back. Repeating it changes nothing.
 * @throws AppError `phone_code_wrong`; `phone_code_invalid` when there is none that is good, or too many were wrong.
 */
export async function confirmPhone(
  { db, clock, phoneCodes }: Pick<Deps, 'db' | 'clock' | 'phoneCodes'>,
  { userId, code }: { userId: number; code: string },
): Promise<User> {
  const confirmed = await db.transact(async (tx) => {
    const now = clock.now();
    const user = await lockUser(tx, userId);
    if (!user?.active) throw new AppError('unauthenticated');
    if (user.phoneConfirmedAt) return user;
    const issued = await tx.phoneCode.findUnique({ where: { userId } });
    if (!issued || !isCodeGood(issued, user, now)) throw new AppError('phone_code_invalid');
    if (!phoneCodes.isRight({ userId, phone: user.phone }, code, issued.hash)) {
      await tx.phoneCode.update({ where: { userId }, data: { wrong: { increment: 1 } } });
      return undefined; // A wrong one is counted: the transaction is kept.
    }
    await tx.phoneCode.delete({ where: { userId } });
    return changeUser(tx, user, { phoneConfirmedAt: now }, { now });
  });
  if (!confirmed) throw new AppError('phone_code_wrong');
  return confirmed;
}
