import type { OpenMatters } from '@harbourline/contracts';
import type { Db } from '../../db/database';

/** The money that is on its way to or from a person, to be settled before their account is closed. */
export async function listOpenMatters({ client }: Db, userId: number): Promise<OpenMatters> {
  const payments =
    (await client.payment.count({ where: { renterId: userId, status: { in: ['open', 'processing'] } } })) +
    (await countUnclaimed({ client }, userId));
  const unpaid = await client.refund.count({
    where: { payment: { renterId: userId }, status: { in: ['requested', 'failed'] } },
  });
  const outside = await client.outsideDeposit.count({
    where: { renterId: userId, dueCents: { gt: client.outsideDeposit.fields.givenBackCents } },
  });
  const credits = await client.credit.count({ where: { renterId: userId, availableCents: { gt: 0 } } });
  const payouts = await client.payout.count({
    where: { ownerId: userId, amountCents: { gt: client.payout.fields.paidOutCents } },
  });
  const disputes = await client.dispute.count({ where: { payment: { renterId: userId }, status: 'open' } });
  const refunds = unpaid + outside;
  return {
    ...(payments && { payments }),
    ...(refunds && { refunds }),
    ...(credits && { credits }),
    ...(payouts && { payouts }),
    ...(disputes && { disputes }),
  };
}

/** What was paid, is not on its way back, and belongs to no booking of which we have heard yet. */
async function countUnclaimed({ client }: Pick<Db, 'client'>, renterId: number): Promise<number> {
  const paid = await client.payment.findMany({
    where: { renterId, status: 'succeeded', refundRequestedCents: 0 },
    select: { paymentIntentId: true },
  });
  const ids = paid.flatMap(({ paymentIntentId }) => paymentIntentId ?? []);
  const claimed = await client.booking.findMany({
    where: { paymentIntentId: { in: ids } },
    select: { paymentIntentId: true },
    distinct: ['paymentIntentId'],
  });
  return paid.length - claimed.length;
}
