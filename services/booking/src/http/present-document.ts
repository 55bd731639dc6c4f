import { detailsOf, type BoatBoarding } from '@harbourline/contracts';
import { amountsDue, settleCompleted, zoneOf } from '@harbourline/policy';
import { policyInWords } from '@harbourline/policy/words';
import { termsOf } from '@harbourline/policy/terms-config';
import type { UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { boatOf } from '../domain/boat';
import { hasSameTime } from '../domain/change-reservation';
import { depositOf } from '../domain/deposit-of-booking';
import { proposalOf } from '../domain/proposal';
import { standingOfBooking } from '../domain/standing';
import type { DocumentFacts, Person } from '../documents/facts';
import type { User } from '../generated/prisma/client';
import type { BookingForDocument } from '../use-cases/find-document';
import { dockOnPaper } from './present-dock-on-paper';
import { seesBoatName } from './sees-boat-name';
import { seesBoarding } from './sees-boarding';
import { seesContact } from './sees-contact';

/** The facts for a document about a booking, as its reader may know them. */
export function presentDocument(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  { booking, discountCents, card = null, dockActs = [] }: BookingForDocument,
  viewer: UserActor,
): DocumentFacts {
  const { boatName, city, model, length, capacity, facts } = boatOf(booking);
  const person = (user: User | null): Person | null => (user && seesContact(booking, viewer, user.id) ? user : null);
  const now = clock.now();
  return {
    bookingId: booking.id,
    standing: standingOfBooking(booking, now),
    createdAt: booking.createdAt,
    proposed: otherTimeOf(booking),
    cancelledAt: booking.cancelledAt,
    madeAt: now,
    zone: zoneOf(city),
    startDate: booking.startDate,
    endDate: booking.endDate,
    ...detailsOf(booking),
    boat: { name: seesBoatName(booking, viewer) ? boatName : null, model, length, capacity, city },
    boatFacts: facts ?? null,
    boarding: seesBoarding(booking, viewer) ? booking.boatBoarding : howEarly(booking.boatBoarding),
    owner: person(booking.owner),
    renter: person(booking.renter),
    captain: person(booking.captain),
    captainName: booking.captain?.fullName ?? null,
    boatRentalCents: booking.boatRentalCents,
    discountCents,
    captainFeeCents: booking.captainFeeCents,
    totalCents: booking.totalCents,
    depositCents: booking.depositCents,
    paidDate: booking.paidDate,
    deposit: depositOf(booking),
    paidReference: booking.paidReference,
    card,
    ...taxesOf(booking, config.TAX_PERCENT),
    balanceFromRenterCents: booking.balanceFromRenterCents,
    dueToCaptainCents: booking.dueToCaptainCents,
    dock: dockOnPaper(dockActs, now),
    policy: policyInWords(termsOf(config)),
    policyVersion: booking.policyVersion,
    issuer: {
      name: config.COMPANY_NAME,
      phone: config.COMPANY_PHONE,
      email: config.COMPANY_EMAIL,
      address: config.COMPANY_ADDRESS,
    },
  };
}

/** Agreements say how early guests come also when nobody has to find the boat any more. */
function howEarly(boarding: BoatBoarding | null): BoatBoarding | null {
  return boarding && { minutesBefore: boarding.minutesBefore };
}

/** As the deposit was divided, or else as it will be after the charter. */
function taxesOf(
  booking: BookingForDocument['booking'],
  taxPercent: number,
): Pick<DocumentFacts, 'taxCents' | 'taxPercent' | 'isDivided'> {
  const { depositCents } = booking;
  const { commissionCents } = amountsDue(booking);
  return {
    taxCents: booking.taxCents ?? settleCompleted({ depositCents, commissionCents, taxPercent }).taxCents,
    taxPercent,
    isDivided: booking.taxCents !== null,
  };
}

/** Another time before or after the confirmation, while it waits for an answer. */
function otherTimeOf(booking: BookingForDocument['booking']): DocumentFacts['proposed'] {
  const proposal = proposalOf(booking);
  if (!proposal || hasSameTime(booking, proposal)) return null;
  return { startDate: proposal.startDate, endDate: proposal.endDate };
}
