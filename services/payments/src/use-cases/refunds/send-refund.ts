import type { Deps, Tx } from '../../db/database';
import { disputeStanding } from '../../db/disputes/dispute-standing';
import { lockRefund } from '../../db/refunds/lock-refund';
import type { RefundReport } from '../../domain/provider-events/reports';
import { leaseUntil, nextTry } from '../../domain/schedule';
import { Prisma, type Payment, type Refund } from '../../generated/prisma/client';
import { createRefund } from '../../provider/create-refund';
import { configured, isRefusal, isRefusedForGood } from '../../provider/failures';
import { findRefund } from '../../provider/find-refund';
import { lookUpRecord } from '../../provider/look-up-record';
import { handOverRefund } from '../../steps/outside-deposits/hand-over-refund';
import { applyReport } from '../../steps/provider-events/apply-report';
import { fitRefund, sendableCents } from '../../steps/refunds/fit-refund';
import { recordRefundState } from '../../steps/refunds/record-refund-state';

type DueRefund = Refund & { payment: Payment };

/** So many refusals take about two days. */
const MOST_REFUSALS = 20;

const UNDISPUTED = Prisma.sql`NOT EXISTS (
  SELECT 1 FROM disputes WHERE disputes.payment_id = due.payment_id AND status = 'open')`;

/**
 * Sends one refund that is due, or finds out what became of it; while a dispute is open, it waits. Before anything is sent again it is looked for at the
 * provider, and only after a definite refusal is it sent as something new. A refusal that cannot change, or one that has not
 * for days, makes it a task for a person; that of a payment without a booking is sent again and again.
 * @returns how many were looked after.
 */
export async function sendRefund(deps: Deps): Promise<number> {
  const refund = await leaseDue(deps);
  if (!refund) return 0;
  let forGood = false;
  const report = await send(deps, refund).catch((error: unknown) => {
    if (!isRefusal(error)) return postpone(deps, refund, error);
    forGood = isRefusedForGood(error) || refund.attempt >= MOST_REFUSALS;
    return refused(deps, refund, error.message);
  });
  if (!report) return 1;
  if (report.status === 'failed') {
    deps.logger.error({ refundId: refund.id, attempt: refund.attempt, reason: report.reason }, 'a refund failed');
  }
  await deps.db.transact(async (tx) => {
    await recordRefundState(tx, deps, report);
    if (forGood) await giveUp(tx, deps, refund.id);
  });
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

/** Whatever else moved its payment may explain why it was refused; it is recorded first, if its webhook did not come. */
async function refused(
  deps: Deps,
  { id, attempt, payment: { paymentIntentId } }: DueRefund,
  reason: string,
): Promise<RefundReport> {
  if (paymentIntentId !== null) await hearOfOthers(deps, paymentIntentId);
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

async function hearOfOthers(deps: Deps, paymentIntentId: string): Promise<void> {
  const asOf = deps.clock.now();
  const { reports } = await lookUpRecord(configured(deps.stripe), paymentIntentId, { asOf, untouched: false });
  const ofOthers = reports.filter(({ kind }) => kind === 'dashboard-refund' || kind === 'dispute');
  await deps.db.transact(async (tx) => {
    for (const report of ofOthers) await applyReport(tx, deps, report);
  });
}

/** Unless something has become of its payment, by which it is another refund the next time, or a dispute is open. */
async function giveUp(tx: Tx, deps: Deps, id: number): Promise<void> {
  const refund = await lockRefund(tx, id);
  if (refund?.status !== 'failed' || refund.bookingId === null) return;
  if ((await disputeStanding(tx, refund.paymentId)).open) return;
  if ((await sendableCents(tx, refund)) !== refund.amountCents) return;
  deps.logger.error({ refundId: id }, 'a refund is to be given back by hand');
  await handOverRefund(tx, refund, deps.clock.now());
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
