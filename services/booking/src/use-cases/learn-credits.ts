import { getPaymentState } from '@harbourline/contracts';
import { AppError, callService } from '@harbourline/service-kit';
import type { Deps } from '../db/database';

/**
 * Asks payments what credits paid of one deposit that a release stored which did not note it. Whoever else asks at the
 * same time hears and stores the same.
 * @returns how many were asked about.
 */
export async function learnCredits({ db, caller }: Pick<Deps, 'db' | 'caller'>): Promise<number> {
  const unknown = { paymentIntentId: { not: null }, creditCents: null };
  const booking = await db.client.booking.findFirst({ where: unknown, orderBy: { id: 'asc' } });
  if (!booking?.paymentIntentId) return 0;
  const creditCents = await creditsIn(caller, booking.paymentIntentId);
  await db.transact((tx) =>
    tx.booking.updateMany({ where: { id: booking.id, creditCents: null }, data: { creditCents } }),
  );
  return 1;
}

/** A payment that payments does not know had no credits either. */
async function creditsIn(caller: Deps['caller'], paymentIntentId: string): Promise<number> {
  try {
    return (await callService(caller, 'payments', getPaymentState, { params: { paymentIntentId } })).creditCents;
  } catch (error) {
    if (error instanceof AppError && error.code === 'payment_not_found') return 0;
    throw error;
  }
}
