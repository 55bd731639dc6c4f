import { readBooks } from '../../db/comparisons/read-books';
import type { Deps, Tx } from '../../db/database';
import { awaitsBooking } from '../../db/intents/find-claiming-booking';
import { lockPayment } from '../../db/intents/lock-payment';
import { compareBooks } from '../../domain/comparisons/compare-books';
import type { RowDifference } from '../../domain/comparisons/difference';
import { findDifferences, type Difference } from '../../domain/comparisons/find-differences';
import { comparedBefore, comparedSince, hoursAfter, leaseOfComparison } from '../../domain/schedule';
import { Prisma } from '../../generated/prisma/client';
import { configured } from '../../provider/failures';
import { lookUpRecord, type LookedUp } from '../../provider/look-up-record';
import { bookUnexplained } from '../../steps/books/book-unexplained';
import { noteDifferences } from '../../steps/comparisons/note-differences';
import { resolveMended, storeDiscrepancy } from '../../steps/comparisons/store-discrepancy';
import { applyReport } from '../../steps/provider-events/apply-report';

interface Due {
  id: number;
  paymentIntentId: string;
  /** As far as we know nothing has happened to it since it was paid. */
  untouched: boolean;
}

/**
 * Compares one paid deposit with the provider's own record, the one whose turn was longest ago. What the provider knows
 * of our refunds and of disputes is recorded as if its webhook had come; what nothing of ours explains is stored for a
 * person to look into.
 * @returns how many were compared.
 */
export async function comparePayment(deps: Deps): Promise<number> {
  const due = await takeDue(deps);
  if (!due) return 0;
  const record = await lookUpRecord(configured(deps.stripe), due.paymentIntentId, {
    asOf: deps.clock.now(),
    untouched: due.untouched,
  });
  await deps.db.transact((tx) => settle(tx, deps, due, record));
  return 1;
}

/** When the next payment's turn comes. */
export async function nextComparison({ db, clock, config }: Deps): Promise<Date | undefined> {
  const [row] = await db.client.$queryRaw<{ last: Date | null }[]>`
    SELECT min(coalesce(compared_at, paid_at)) AS last FROM payments WHERE ${comparable(clock.now())}`;
  return row?.last ? hoursAfter(row.last, config.COMPARE_EVERY_HOURS) : undefined;
}

const comparable = (now: Date) =>
  Prisma.sql`status = 'succeeded' AND captured_cents > 0 AND intent_id IS NOT NULL AND paid_at > ${comparedSince(now)}`;

/** Its turn comes again soon, unless this one ends well: that outlives a crash, and waits out an outage. */
async function takeDue({ db, clock, config }: Deps): Promise<Due | undefined> {
  const now = clock.now();
  const every = config.COMPARE_EVERY_HOURS;
  const [due] = await db.client.$queryRaw<Due[]>`
      UPDATE payments SET compared_at = ${leaseOfComparison(now, every)}
      WHERE id = (
        SELECT id FROM payments
        WHERE ${comparable(now)} AND coalesce(compared_at, paid_at) <= ${comparedBefore(now, every)}
        ORDER BY coalesce(compared_at, paid_at) LIMIT 1 FOR UPDATE SKIP LOCKED
      )
      RETURNING id, intent_id AS "paymentIntentId",
        NOT EXISTS (SELECT 1 FROM refunds WHERE payment_id = payments.id)
        AND NOT EXISTS (SELECT 1 FROM disputes WHERE payment_id = payments.id)
        AND NOT EXISTS (SELECT 1 FROM discrepancies WHERE payment_id = payments.id) AS untouched`;
  return due;
}

async function settle(tx: Tx, deps: Deps, { id, paymentIntentId }: Due, theirs: LookedUp): Promise<void> {
  const now = deps.clock.now();
  const payment = await lockPayment(tx, id);
  // A record that contradicts itself is for a person to mend: nothing is booked on top of it.
  const sound = (await ownDifferences(tx, id)).every(({ row }) => row.table === 'bookings');
  if (sound) await recordWhatTheyKnow(tx, deps, id, theirs);
  const ours = await tx.payment.findUniqueOrThrow({ where: { id }, include: { refunds: true, disputes: true } });
  const differences = findDifferences({ ...ours, paymentIntentId }, theirs);
  await store(tx, deps, id, differences);
  // What waits for its booking is booked, and told of, with it.
  const isHeard = sound && !(await awaitsBooking(tx, payment));
  if (isHeard) await bookBehindOurBack(tx, { paymentId: id, theirs, differences, at: now });
  const own = await ownDifferences(tx, id);
  await noteDifferences(tx, deps, { comparison: 'payments', after: id - 1, upTo: id }, own);
  await tx.payment.update({ where: { id }, data: { comparedAt: now } });
}

/** Finds contradictions in our own records of the payment. */
async function ownDifferences(tx: Tx, id: number): Promise<RowDifference[]> {
  const payment = await tx.payment.findUniqueOrThrow({ where: { id } });
  return (await readBooks(tx, [payment])).flatMap(compareBooks);
}

async function store(tx: Tx, deps: Deps, id: number, differences: Difference[]): Promise<void> {
  const about = { paymentId: id, subjectId: id, comparison: 'provider', foundAt: deps.clock.now() };
  for (const { row, ...difference } of differences) {
    await storeDiscrepancy(tx, deps, { ...difference, row: { ...row }, ...about });
  }
  const looked = { comparison: 'provider', after: id - 1, upTo: id };
  await resolveMended(
    tx,
    deps,
    looked,
    differences.map(({ providerId }) => providerId),
  );
}

async function bookBehindOurBack(
  tx: Tx,
  { paymentId, theirs, differences, at }: { paymentId: number; theirs: LookedUp; differences: Difference[]; at: Date },
): Promise<void> {
  for (const { kind, providerId, cents } of differences) {
    if (kind !== 'unknown_refund') continue;
    await bookUnexplained(tx, { providerId, cents: -cents, reason: { code: 'unknown_refund' }, at, paymentId });
  }
  await bookReturned(tx, paymentId, theirs, at);
}

async function recordWhatTheyKnow(tx: Tx, deps: Deps, paymentId: number, { reports }: LookedUp): Promise<void> {
  const refunds = await tx.refund.findMany({ where: { paymentId }, select: { id: true } });
  for (const report of reports) {
    // Anybody can write a number on a refund; it counts only where it is one of this payment's.
    if (report.kind === 'refund' && !refunds.some(({ id }) => id === report.refundId)) continue;
    await applyReport(tx, deps, report);
  }
}

/** A refund behind our back that the bank has returned since. */
async function bookReturned(tx: Tx, paymentId: number, { refunds }: LookedUp, at: Date): Promise<void> {
  const known = await tx.discrepancy.findMany({ where: { paymentId, kind: 'unknown_refund' } });
  for (const { id, amountCents, failed } of refunds) {
    if (!failed || !known.some(({ providerId }) => providerId === id)) continue;
    const reason = { code: 'unknown_refund_returned' } as const;
    await bookUnexplained(tx, { providerId: `${id}:returned`, cents: -amountCents, reason, at, paymentId });
  }
}
