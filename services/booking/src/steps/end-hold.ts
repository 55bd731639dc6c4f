import { callService, type Clock } from '@harbourline/service-kit';
import { closeHoldPayment, type PaymentState } from '@harbourline/contracts';
import { releaseClaims } from '../db/claims';
import type { Db, Deps } from '../db/database';
import { lockHold } from '../db/lock-hold';
import { bookPaidHold } from './book-paid-hold';

export type HoldEnd = 'ended' | 'booked' | 'payment under way';

/**
 * Ends a hold without losing money that was paid for it: first the payment is closed, and only when nothing was paid
 * and nothing can be paid any more is the slot free.
 */
export async function endHold(
  deps: Pick<Deps, 'db' | 'clock' | 'caller' | 'config'>,
  holdId: string,
  as: 'released' | 'expired',
): Promise<HoldEnd> {
  const { payment } = await callService(deps.caller, 'payments', closeHoldPayment, { params: { holdId } });
  if (payment?.status === 'processing' || payment?.status === 'open') return 'payment under way';
  if (payment?.status === 'succeeded') {
    await bookPaid(deps, payment);
    return 'booked';
  }
  return freeSlot(deps, holdId, as);
}

function bookPaid({ db, ...deps }: Pick<Deps, 'db' | 'clock' | 'config'>, payment: PaymentState) {
  return db.transact((tx) => bookPaidHold(tx, deps, payment));
}

async function freeSlot(
  { db }: { db: Db; clock: Clock },
  holdId: string,
  as: 'released' | 'expired',
): Promise<HoldEnd> {
  return db.transact(async (tx) => {
    const hold = await lockHold(tx, holdId);
    if (hold?.status === 'booked') return 'booked';
    if (hold?.status === 'live') {
      await tx.hold.update({ where: { id: holdId }, data: { status: as } });
      await releaseClaims(tx, holdId);
    }
    return 'ended';
  });
}
