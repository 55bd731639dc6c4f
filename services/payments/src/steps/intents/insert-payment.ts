import { lockAvailableCredits } from '../../db/credits/lock-credits';
import type { LocalDeps, Tx } from '../../db/database';
import { takeCredit } from '../../domain/credits/take-credit';
import { nextCheck } from '../../domain/schedule';
import type { Payment } from '../../generated/prisma/client';
import { bookDeposit } from '../books/book-deposit';
import { announceSuccess } from './announce-success';

export type Wish = Pick<Payment, 'holdId' | 'renterId' | 'boatId' | 'amountCents' | 'description' | 'addressKey'>;

/** Stores that a deposit is to be paid by card, before the provider hears of it. */
export function insertPayment(tx: Tx, deps: LocalDeps, wish: Wish): Promise<Payment> {
  return tx.payment.create({ data: begun(deps, wish) });
}

/**
 * Stores that a hold's deposit is to be paid with the renter's credits, as far as they go: they are held until the card
 * has paid the rest. Where they pay all of it, it is paid, and the provider never hears of it.
 */
export async function insertPaymentWithCredit(
  tx: Tx,
  deps: LocalDeps,
  wish: Wish & { holdId: string },
): Promise<Payment> {
  const now = deps.clock.now();
  const taken = takeCredit(await lockAvailableCredits(tx, wish.renterId), wish.amountCents);
  const creditCents = taken.reduce((sum, { cents }) => sum + cents, 0);
  const whole = creditCents === wish.amountCents;
  const payment = await tx.payment.create({
    data: {
      ...begun(deps, wish),
      creditCents,
      ...(whole && {
        status: 'succeeded',
        paymentIntentId: `credit_${wish.holdId}`,
        paidAt: now,
        nextCheckAt: null,
        version: 1,
      }),
    },
  });
  const use = { paymentId: payment.id, status: whole ? ('used' as const) : ('held' as const), at: now };
  await tx.creditUse.createMany({ data: taken.map((each) => ({ ...each, ...use })) });
  if (!whole) return payment;
  await bookDeposit(tx, payment);
  await announceSuccess(tx, payment);
  return payment;
}

function begun({ clock, config }: LocalDeps, wish: Wish) {
  const now = clock.now();
  return {
    ...wish,
    status: 'open' as const,
    attempt: 1,
    version: 0,
    createdAt: now,
    knownAt: now,
    nextCheckAt: nextCheck(now, now, config.RECONCILE_AFTER_SECONDS),
    capturedCents: 0,
  };
}
