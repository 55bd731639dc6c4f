import type { Deps } from '../../db/database';
import { lockHold } from '../../db/intents/lock-hold';
import { unlessRefunded } from '../../db/refunds/unless-refunded';
import { isFinal } from '../../domain/intents/judge-intent';
import type { Payment } from '../../generated/prisma/client';
import { cancelIntent } from '../../provider/cancel-intent';
import { configured } from '../../provider/failures';
import { ensureIntent } from '../../steps/intents/ensure-intent';
import { recordIntentState } from '../../steps/intents/record-intent-state';

/**
 * No more money may be taken for a hold: from the first step on nobody can begin to pay it, and an intent that exists is
 * cancelled, unless it has succeeded or is being processed. What has no intent yet gets it first, as the provider may
 * have made one that we never heard of.
 * @returns the payment as it ended; null when nobody had begun to pay.
 * @throws AppError `payment_provider_failed`; asking again goes on where this ended.
 */
export async function closeHoldPayment(deps: Deps, holdId: string): Promise<Payment | null> {
  const payment = await deps.db.transact(async (tx) => {
    const hold = await lockHold(tx, holdId);
    if (!hold.closedAt) await tx.hold.update({ where: { id: holdId }, data: { closedAt: deps.clock.now() } });
    return tx.payment.findUnique({ where: { holdId } });
  });
  if (!payment) return null;

  const started = await ensureIntent(deps, payment);
  if (isFinal(started.status)) return deps.db.transact((tx) => unlessRefunded(tx, started));
  const report = await cancelIntent(configured(deps.stripe), started.paymentIntentId, deps.clock);
  return deps.db.transact(async (tx) => {
    const ended = await recordIntentState(tx, deps, report);
    return ended && unlessRefunded(tx, ended);
  });
}
