import { everyWish } from '@harbourline/contracts';
import type { HeldPart } from '@harbourline/service-kit';
import type { Db } from '../db/database';
import type { Prisma } from '../generated/prisma/client';

/** What each party of a booking sees of it from the first day on. */
const CHARTER = {
  id: true,
  reservationId: true,
  boatId: true,
  startDate: true,
  endDate: true,
  guestCount: true,
  status: true,
  outcome: true,
  confirmedAt: true,
  cancelledAt: true,
  cancelledBy: true,
  createdAt: true,
  updatedAt: true,
} as const;
const PRICE = {
  boatRentalCents: true,
  captainFeeCents: true,
  totalCents: true,
  depositCents: true,
  balanceFromRenterCents: true,
} as const;
const IN_DOCK_ORDER = { orderBy: [{ bookingId: 'asc' }, { number: 'asc' }] } satisfies Prisma.DockActFindManyArgs;
const IN_ORDER = { orderBy: { id: 'asc' } } as const;

/**
 * What booking holds of one person: charters with their own part in them, what they did, reservations under way and
 * times they blocked. The others of a charter are not named, and what one of them wrote is theirs.
 */
export function listHeldData({ client }: Db): HeldPart[] {
  return [
    {
      title: 'bookingsAsRenter',
      read: (renterId, page) =>
        client.booking.findMany({
          ...{ where: { renterId }, ...IN_ORDER, ...page },
          select: {
            ...{ ...CHARTER, ...PRICE, ...everyWish(true), paidDate: true },
            ...{ refundCents: true, refundRule: true, refundChoice: true, refundedAt: true, creditCents: true },
          },
        }),
    },
    {
      title: 'bookingsAsOwner',
      read: (ownerId, page) =>
        client.booking.findMany({
          ...{ where: { ownerId }, ...IN_ORDER, ...page },
          select: { ...CHARTER, ...PRICE, ownerKeepsCents: true, taxCents: true },
        }),
    },
    {
      title: 'bookingsAsCaptain',
      read: (captainId, page) =>
        client.booking.findMany({
          ...{ where: { captainId }, ...IN_ORDER, ...page },
          select: { ...CHARTER, captainFeeCents: true, dueToCaptainCents: true },
        }),
    },
    {
      title: 'actsOnOwnBookings',
      read: (actorId, page) =>
        client.bookingHistory.findMany({
          // Through the charters, which are found by their people; the history has no index for who acted.
          where: { actorId, booking: { OR: [{ renterId: actorId }, { ownerId: actorId }, { captainId: actorId }] } },
          ...{ ...IN_ORDER, ...page },
          select: { bookingId: true, at: true, actor: true, action: true, toStatus: true, reason: true },
        }),
    },
    {
      title: 'reservationsUnderWay',
      read: (renterId, page) =>
        client.hold.findMany({
          ...{ where: { renterId }, orderBy: { id: 'asc' }, ...page },
          omit: { addressKey: true, leasedUntil: true, captainId: true },
        }),
    },
    {
      title: 'blockedTimes',
      read: (createdBy, page) =>
        client.calendarBlock.findMany({ where: { createdBy }, orderBy: { id: 'asc' }, ...page }),
    },
    {
      title: 'recordedAtTheDock',
      read: (personId, page) =>
        client.dockAct.findMany({
          ...{ where: { personId }, ...IN_DOCK_ORDER, ...page },
          // How the renter is called is theirs.
          omit: { sent: true, renterName: true, personId: true },
        }),
    },
    {
      title: 'agreedToOnAnotherPhone',
      read: (renterId, page) =>
        client.dockAct.findMany({
          where: { renterName: { not: null }, booking: { renterId } },
          ...{ ...IN_DOCK_ORDER, ...page },
          select: { id: true, bookingId: true, act: true, renterName: true, renterAgreedAt: true, text: true },
        }),
    },
  ];
}
