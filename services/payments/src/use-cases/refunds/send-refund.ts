import type { Deps } from '../../db/database';
import type { RefundReport } from '../../domain/provider-events/reports';
import { leaseUntil, nextTry } from '../../domain/schedule';
import { Prisma, type Payment, type Refund } from '../../generated/prisma/client';
import { createRefund } from '../../provider/create-refund';
import { configured, isRefusal } from '../../provider/failures';
import { findRefund } from '../../provider/find-refund';
import { fitRefund } from '../../steps/refunds/fit-refund';
import { recordRefundState } from '../../steps/refunds/record-refund-state';

type DueRefund = Refund & { payment: Payment };

const UNDISPUTED = Prisma.sql`NOT EXISTS (
  SELECT 1 FROM disputes WHERE disputes.payment_id = due.payment_id AND status = 'open')`;

/**
 * Sends one refund that is due, or finds out what became of it; while a dispute is open, it waits. Before anything is sent again it is looked for at the
 * provider, and only after a definite refusal is it sent as something new.
 * @returns how many were looked after.
 */
export async function sendRefund(deps: Deps): Promise<number> {
  const refund = await leaseDue(deps);
  if (!refund) return 0;
  const report = await send(deps, refund).catch((error: unknown) => {
    if (isRefusal(error)) return refused(refund, error.message);
    return postpone(deps, refund, error);
  });
  if (!report) return 1;
  if (report.status === 'failed') {
    deps.logger.error({ refundId: refund.id, attempt: refund.attempt, reason: report.reason }, 'a refund failed');
  }
  await deps.db.transact((tx) => recordRefundState(tx, deps, report));
  return 1;
}

/** Leased rather than locked, as the provider is asked in between; what dies with it is taken up again afterwards. */
async function leaseDue({ db, clock }: Deps): Promise<DueRefund | undefined> {
  const now = clock.now();
  const [due] = await db.client.$queryRaw<{ id: number }[]>`
    UPDATE refunds SET next_try_at = ${leaseUntil(now)}, tries = tries + 1
    WHERE id = (
      SELECT due.id FROM refunds due WHERE next_try_at <= ${now} AND ${UNDISPUTED} ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING id`;
  return due && db.client.refund.findUniqueOrThrow({ where: { id: due.id }, include: { payment: true } });
}

/** @returns nothing when it is not to be sent as it is. */
async function send({ stripe, db, clock }: Deps, refund: DueRefund): Promise<RefundReport | undefined> {
  const { paymentIntentId } = refund.payment;
  if (paymentIntentId === null) throw new Error(`payment ${refund.paymentId} has no intent`);
  const provider = configured(stripe);
  const made = refund.tries > 1 ? await findRefund(provider, paymentIntentId, refund) : null;
  if (made) return made;
  const fits = await db.transact((tx) => fitRefund(tx, refund, clock.now()));
  return fits ? createRefund(provider, paymentIntentId, refund) : undefined;
}

function refused({ id, attempt, payment: { paymentIntentId } }: DueRefund, reason: string): RefundReport {
  return {
    kind: 'refund',
    refundId: id,
    attempt,
    intentId: paymentIntentId,
    providerRefundId: null,
    status: 'failed',
    reason,
  };
}

/** Nobody knows whether it was made: the same attempt again, later. */
async function postpone(
  { db, clock, logger }: Deps,
  { id, attempt, tries }: Refund,
  error: unknown,
): Promise<undefined> {
  logger.warn({ err: error, refundId: id, attempt, tries }, 'a refund could not be sent');
  await db.transact((tx) =>
    tx.refund.updateMany({
      where: { id, attempt, status: { not: 'succeeded' } },
      data: { lastError: String(error), nextTryAt: nextTry(clock.now(), tries) },
    }),
  );
}

/** When the next refund is to be sent. */
export async function nextRefund({ db }: Pick<Deps, 'db'>): Promise<Date | undefined> {
  const [row] = await db.client.$queryRaw<{ first: Date | null }[]>`
    SELECT min(next_try_at) AS first FROM refunds due WHERE ${UNDISPUTED}`;
  return row?.first ?? undefined;
}
