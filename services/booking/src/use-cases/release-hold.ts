import { AppError, type UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { endHold } from '../steps/end-hold';
import { findOwnHold } from '../steps/find-hold';

/**
 * The renter gives a held slot back.
 * @throws AppError `hold_not_found` when it is not theirs or over, `payment_under_way` when money is on its way for it.
 */
export async function releaseHold(deps: Deps, renter: UserActor, holdId: string): Promise<void> {
  await findOwnHold(deps, renter, holdId);
  // From here on the job finishes what may be interrupted: a closed payment must not leave a slot that nobody can pay.
  const now = deps.clock.now();
  await deps.db.transact((tx) =>
    tx.hold.updateMany({ where: { id: holdId, status: 'live', expiresAt: { gt: now } }, data: { expiresAt: now } }),
  );
  const end = await endHold(deps, holdId, 'released');
  if (end !== 'ended') throw new AppError('payment_under_way');
}
