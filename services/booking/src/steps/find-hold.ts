import { AppError, type UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { toHold, type Hold } from '../db/lock-hold';

/** The renter's own live hold. @throws AppError `hold_not_found` for any other. */
export async function findOwnHold({ db }: Pick<LocalDeps, 'db'>, renter: UserActor, id: string): Promise<Hold> {
  const row = await db.client.hold.findFirst({ where: { id, renterId: renter.id, status: 'live' } });
  if (!row) throw new AppError('hold_not_found');
  return toHold(row);
}
