import type { HeldPart } from '@harbourline/service-kit';
import type { Db } from '../../db/database';

/** What payments holds of one person: what they paid and got back, credits, and what they earned. */
export function listHeldData({ client }: Db): HeldPart[] {
  return [
    {
      title: 'payments',
      read: (renterId, page) =>
        client.payment.findMany({
          ...{ where: { renterId }, orderBy: { id: 'asc' }, ...page },
          select: {
            ...{ id: true, boatId: true, amountCents: true, creditCents: true, capturedCents: true, status: true },
            ...{ description: true, createdAt: true, paidAt: true, cardBrand: true, cardLast4: true },
          },
        }),
    },
    {
      title: 'refunds',
      read: (renterId, page) =>
        client.refund.findMany({
          ...{ where: { payment: { renterId } }, orderBy: { id: 'asc' }, ...page },
          select: {
            ...{ paymentId: true, bookingId: true, amountCents: true, status: true },
            ...{ requestedAt: true, succeededAt: true },
          },
        }),
    },
    {
      title: 'credits',
      read: (renterId, page) =>
        client.credit.findMany({ where: { renterId }, orderBy: { id: 'asc' }, omit: { version: true }, ...page }),
    },
    {
      title: 'depositsSettledByHand',
      read: (renterId, page) =>
        client.outsideDeposit.findMany({
          ...{ where: { renterId }, orderBy: { bookingId: 'asc' }, ...page },
          select: {
            ...{ bookingId: true, boatTitle: true, depositCents: true, paidAt: true, paidReference: true },
            ...{ givenBackCents: true, givenBackAt: true, givenBackReference: true },
          },
        }),
    },
    {
      title: 'failedCardPayments',
      read: (renterId, page) =>
        client.cardFailure.findMany({
          ...{ where: { renterId }, orderBy: { id: 'asc' }, ...page },
          select: { paymentId: true, failedAt: true },
        }),
    },
    {
      title: 'payouts',
      read: (ownerId, page) =>
        client.payout.findMany({
          ...{ where: { ownerId }, orderBy: { bookingId: 'asc' }, ...page },
          omit: { paidOutBy: true },
        }),
    },
  ];
}
