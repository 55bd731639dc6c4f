import { AppError } from '@harbourline/service-kit';
import type { Deps, Tx } from '../../db/database';
import { lockPaymentOfIntent } from '../../db/intents/lock-payment';
import { unlessRefunded } from '../../db/refunds/unless-refunded';
import { isFinal } from '../../domain/intents/judge-intent';
import { hoursAfter } from '../../domain/schedule';
import type { Payment } from '../../generated/prisma/client';
import { configured } from '../../provider/failures';
import { lookUpIntent } from '../../provider/look-up-intent';
import { recordIntentState } from '../../steps/intents/record-intent-state';

/**
 * Is it really paid? Our own record answers when it is final; otherwise the provider does, and we remember it. A payment
 * that is refunded because no booking claimed it answers as cancelled: it is too late to claim it.
 * @throws AppError `payment_not_found`, `payment_provider_failed`
 */
export async function getPaymentState(deps: Deps, paymentIntentId: string): Promise<Payment> {
  const known = await deps.db.client.payment.findUnique({ where: { paymentIntentId } });
  if (!known) throw new AppError('payment_not_found');
  if (isFinal(known.status) && !known.claimUntil) return unlessRefunded(deps.db.client, known);
  const report = isFinal(known.status)
    ? undefined
    : await lookUpIntent(configured(deps.stripe), paymentIntentId, deps.clock);

  return deps.db.transact(async (tx) => {
    const payment = report ? await recordIntentState(tx, deps, report) : await lockPaymentOfIntent(tx, paymentIntentId);
    if (!payment) throw new AppError('payment_not_found');
    return keepForClaim(tx, deps, await unlessRefunded(tx, payment));
  });
}

/** Whoever asks is about to claim it: the time to do so begins anew. */
async function keepForClaim(tx: Tx, { clock, config }: Deps, payment: Payment): Promise<Payment> {
  if (payment.status !== 'succeeded' || !payment.claimUntil) return payment;
  const claimUntil = hoursAfter(clock.now(), config.UNCLAIMED_PAYMENT_HOURS);
  return tx.payment.update({ where: { id: payment.id }, data: { claimUntil } });
}
