import { AppError } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { toHold, type Hold } from '../db/lock-hold';

/** What a hold costs, for payments. A live hold whose time is over counts as expired, whether or not the job has run. */
export async function holdCost({ db, clock }: LocalDeps, id: string): Promise<Hold> {
  const row = await db.client.hold.findUnique({ where: { id } });
  if (!row) throw new AppError('hold_not_found');
  const hold = toHold(row);
  return hold.status === 'live' && hold.expiresAt <= clock.now() ? { ...hold, status: 'expired' } : hold;
}
