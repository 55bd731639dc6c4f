import { LEAST_KEPT_CENTS } from '@harbourline/policy';
import { countedSince, MOST_FAILURES, refusedUntil } from '../../domain/cards/card-limits';
import type { IntentReport } from '../../domain/provider-events/reports';
import type { Payment } from '../../generated/prisma/client';
import type { Db, Tx } from '../database';

/** Whose cards are counted together. */
export type Payer = Pick<Payment, 'renterId' | 'addressKey'>;

/** Notes that a card was declined, once however often the provider says so. */
export async function noteCardFailure(
  tx: Tx,
  { id: paymentId, renterId, addressKey }: Payment,
  { failedCharge, asOf }: IntentReport,
): Promise<void> {
  if (failedCharge === null) return;
  await tx.cardFailure.createMany({
    data: { id: failedCharge, paymentId, renterId, addressKey, failedAt: asOf },
    skipDuplicates: true,
  });
}

/**
 * Until when a renter can try no other card; null when they can. The failures of others from the same address count
 * only for strangers, who have not yet really spent money with others.
 */
export async function cardsRefusedUntil(
  db: Db['client'] | Tx,
  { renterId, addressKey }: Payer,
  now: Date,
): Promise<Date | null> {
  const own = refusedUntil(await failuresOf(db, { renterId }, MOST_FAILURES.renter, now), MOST_FAILURES.renter);
  if (own || addressKey === null) return own;
  const ofAll = await failuresOf(db, { addressKey }, MOST_FAILURES.address, now);
  const until = refusedUntil(ofAll, MOST_FAILURES.address);
  return until && (await hasSpent(db, renterId)) ? null : until;
}

async function failuresOf(
  db: Db['client'] | Tx,
  whose: { renterId: number } | { addressKey: string },
  most: number,
  now: Date,
): Promise<Date[]> {
  const failures = await db.cardFailure.findMany({
    where: { ...whose, failedAt: { gt: countedSince(now) } },
    select: { failedAt: true },
    orderBy: { failedAt: 'desc' },
    take: most,
  });
  return failures.map(({ failedAt }) => failedAt);
}

/**
 * As `countsAsSpent` judges it of what is known here: by card or credit, not asked back by a bank, and not refunded in
 * the provider's dashboard.
 */
async function hasSpent(db: Db['client'] | Tx, renterId: number): Promise<boolean> {
  const others = { renterId, ownerId: { not: renterId } };
  const completed = await db.booking.findMany({
    where: { ...others, status: 'completed', depositCents: { gte: LEAST_KEPT_CENTS }, paymentIntentId: { not: null } },
    select: { paymentIntentId: true },
  });
  const paid = { in: completed.flatMap(({ paymentIntentId }) => paymentIntentId ?? []) };
  const kept = await db.payment.findFirst({
    where: {
      ...{ paymentIntentId: paid, status: 'succeeded' as const },
      disputes: { none: { status: { not: 'won' } } },
      discrepancies: { none: { kind: 'unknown_refund' } },
    },
    select: { id: true },
  });
  return kept !== null;
}
