import { AppError } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { toHold, type Hold } from '../db/lock-hold';

/** The price of a hold, for payments. A live hold whose time is over counts as expired, even if the job has not run. */
export async function holdCost({ db, clock }: LocalDeps, id: string): Promise<Hold> {
  const row = await db.client.hold.findUnique({ where: { id } });
  if (!row) throw new AppError('hold_not_found');
  const hold = toHold(row);
  return hold.status === 'live' && hold.expiresAt <= clock.now() ? { ...hold, status: 'expired' } : hold;
}
