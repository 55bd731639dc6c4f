import { MOST_OPEN_WITHOUT_HOLD } from '../../domain/cards/card-limits';
import { isAbandoned } from '../../domain/schedule';
import type { Payment } from '../../generated/prisma/client';
import { cardsRefusedUntil } from '../cards/card-failures';
import type { Deps } from '../database';

/** Whether an unfinished payment is to be cancelled: abandoned, one of too many, or a renter's who may try no more cards. */
export async function isGivenUp({ db, clock, config }: Deps, payment: Payment): Promise<boolean> {
  if (isAbandoned(payment, clock.now())) return true;
  if (payment.status !== 'open' || config.RATE_LIMIT === 'off') return false;
  return (await hasNewer(db, payment)) || (await cardsRefusedUntil(db.client, payment, clock.now())) !== null;
}

async function hasNewer(db: Deps['db'], { id, renterId, holdId }: Payment): Promise<boolean> {
  if (holdId !== null) return false;
  const newer = { renterId, holdId: null, status: 'open', id: { gt: id } } as const;
  return (await db.client.payment.count({ where: newer })) >= MOST_OPEN_WITHOUT_HOLD;
}
