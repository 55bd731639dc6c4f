import type { Deps } from '../../db/database';
import { isGivenUp } from '../../db/intents/is-given-up';
import { nextCheck } from '../../domain/schedule';
import type { Payment, Prisma } from '../../generated/prisma/client';
import { cancelIntent } from '../../provider/cancel-intent';
import { configured } from '../../provider/failures';
import { lookUpIntent } from '../../provider/look-up-intent';
import { recordIntentState } from '../../steps/intents/record-intent-state';

const UNFINISHED = { status: { in: ['open', 'processing'] } } satisfies Prisma.PaymentWhereInput;

/**
 * Asks the provider about one payment that should have ended by now, in case a webhook was lost; one that is given up is
 * cancelled.
 * @returns how many were looked after.
 */
export async function reconcilePayment(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const payment = await takeDue(deps, now);
  if (!payment) return 0;
  const { id, paymentIntentId } = payment;
  const givenUp = await isGivenUp(deps, payment);
  if (paymentIntentId === null) {
    // Nobody was ever given a secret to pay it with.
    if (givenUp) {
      const never = { id, paymentIntentId: null };
      await deps.db.transact((tx) => tx.payment.updateMany({ where: never, data: { status: 'cancelled' } }));
    }
    return 1;
  }
  const stripe = configured(deps.stripe);
  const report = await (givenUp ? cancelIntent : lookUpIntent)(stripe, paymentIntentId, deps.clock);
  await deps.db.transact((tx) => recordIntentState(tx, deps, report));
  return 1;
}

/** The next check is set before this one is made, which keeps other replicas away and outlives a crash. */
async function takeDue({ db, config }: Deps, now: Date): Promise<Payment | undefined> {
  // Mostly nothing is due, and to look costs less than to begin a transaction.
  const some = await db.client.payment.findFirst({
    where: { ...UNFINISHED, nextCheckAt: { lte: now } },
    select: { id: true },
  });
  if (!some) return undefined;
  return db.transact(async (tx) => {
    const [due] = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM payments WHERE status IN ('open', 'processing') AND next_check_at <= ${now}
      ORDER BY next_check_at LIMIT 1 FOR UPDATE SKIP LOCKED`;
    if (!due) return undefined;
    const { createdAt } = await tx.payment.findUniqueOrThrow({ where: { id: due.id } });
    const nextCheckAt = nextCheck(now, createdAt, config.RECONCILE_AFTER_SECONDS);
    return tx.payment.update({ where: { id: due.id }, data: { nextCheckAt } });
  });
}

/** When the provider is asked next. */
export async function nextReconciliation({ db }: Pick<Deps, 'db'>): Promise<Date | undefined> {
  const { _min } = await db.client.payment.aggregate({ where: UNFINISHED, _min: { nextCheckAt: true } });
  return _min.nextCheckAt ?? undefined;
}
