import type { BookingView } from '@harbourline/contracts';
import {
  bookingOutcome,
  bookingStatus,
  captainAnswer,
  detailsOf,
  refundChoice,
  settlementRule,
  reasonCode,
} from '@harbourline/contracts';
import { amountsDue, dollarsOf, zoneOf, boatTitle } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import type { BookingWithParties } from '../db/with-parties';
import { boatOf } from '../domain/boat';
import { calledOffOf, endedCalledOffOf } from '../domain/told-of-call-off';
import { depositOf } from '../domain/deposit-of-booking';
import type { User } from '../generated/prisma/client';
import { presentDeposit } from './present-deposit';
import { presentProposal } from './present-proposal';
import { seesBoarding } from './sees-boarding';
import { seesBoatName } from './sees-boat-name';
import { seesContact } from './sees-contact';

/** A booking as one of its parties may see it. */
export function presentBooking(booking: BookingWithParties, viewer: UserActor): BookingView {
  const snapshot = boatOf(booking);
  const all = viewer.role === 'admin';
  const boatName = seesBoatName(booking, viewer) ? snapshot.boatName : null;
  const mine = all || viewer.id === booking.renterId;
  const contact = (user: User | null) => (user && seesContact(booking, viewer, user.id) ? contactOf(user) : null);
  return {
    id: booking.id,
    status: bookingStatus.parse(booking.status),
    outcome: bookingOutcome.nullable().parse(booking.outcome),
    createdAt: booking.createdAt.toISOString(),
    boatId: booking.boatId,
    boatName,
    renterId: booking.renterId,
    ownerId: all ? booking.ownerId : null,
    captainId: booking.captainId,
    startDate: booking.startDate.toISOString(),
    endDate: booking.endDate.toISOString(),
    zone: zoneOf(snapshot.city),
    ...detailsOf(booking),
    totalPrice: dollarsOf(booking.totalCents),
    boatRentalAmount: dollarsOf(booking.boatRentalCents),
    captainFee: dollarsOf(booking.captainFeeCents),
    depositAmount: dollarsOf(booking.depositCents),
    balanceDue: dollarsOf(booking.balanceFromRenterCents),
    dueToCaptain: dollarsOf(booking.dueToCaptainCents),
    paidDate: booking.paidDate?.toISOString() ?? null,
    paidReference: mine ? booking.paidReference : null,
    paymentIntentId: mine ? booking.paymentIntentId : null,
    ownerAdjusted: booking.ownerAdjusted,
    adjustedStartTime: booking.adjustedStartTime,
    adjustedCaptainId: booking.adjustedCaptainId,
    adjustedStartDate: booking.adjustedStartDate?.toISOString() ?? null,
    adjustedEndDate: booking.adjustedEndDate?.toISOString() ?? null,
    captainWanted: booking.captainWanted,
    captainAnswer: captainAnswer.nullable().parse(booking.captainAnswer),
    ownerAcceptedAt: booking.ownerAcceptedAt?.toISOString() ?? null,
    captainsWhoLeft: all || viewer.id === booking.ownerId ? [...booking.captainsWhoLeft] : null,
    respondBy: booking.respondBy?.toISOString() ?? null,
    proposedChange: presentProposal(booking, viewer),
    calledOff: calledOffOf(booking),
    confirmedAt: booking.confirmedAt?.toISOString() ?? null,
    leftStart: booking.leftStart?.toISOString() ?? null,
    endedCalledOff: endedCalledOffOf(booking),
    cancelledAt: booking.cancelledAt?.toISOString() ?? null,
    cancellationReason: booking.cancellationReason,
    cancellationReasonCode: reasonCode.nullable().parse(booking.cancellationReasonCode),
    // By which rule, and what the renter chose, is between renter and platform.
    refund: mine ? presentRefund(booking) : null,
    amountDueToOwner: all ? amountDueToOwner(booking) : null,
    deposit: mine || viewer.id === booking.ownerId ? depositFor(booking, { mine }) : null,
    boat: { id: booking.boatId, title: boatTitle(snapshot), ...snapshot, boatName },
    boarding: seesBoarding(booking, viewer) ? booking.boatBoarding : null,
    owner: contact(booking.owner),
    renter: contact(booking.renter),
    captain: booking.captain && {
      fullName: booking.captain.fullName,
      phone: contact(booking.captain)?.phone ?? null,
    },
  };
}

function presentRefund(booking: BookingWithParties): BookingView['refund'] {
  if (booking.refundRule === null || booking.refundCents === null) return null;
  return {
    rule: settlementRule.parse(booking.refundRule),
    amount: dollarsOf(booking.refundCents),
    creditInstead: booking.creditInstead,
    choice: refundChoice.nullable().parse(booking.refundChoice),
    chooseBy: booking.chooseBy?.toISOString() ?? null,
    refundedAt: booking.refundedAt?.toISOString() ?? null,
  };
}

/** Owners read how it stands as well, but not as which transfer it went back. */
function depositFor(booking: BookingWithParties, { mine }: { mine: boolean }): BookingView['deposit'] {
  const deposit = presentDeposit(depositOf(booking));
  return mine ? deposit : { ...deposit, givenBackReference: null };
}

function amountDueToOwner(booking: BookingWithParties): number {
  return dollarsOf(amountsDue(booking).dueToOwnerCents);
}

function contactOf({ fullName, phone, email }: User) {
  return { fullName, phone, email };
}
