import type { Standing } from '@harbourline/policy';
import type { EmailTemplateId } from '../../templates/built-in';

/** The template that tells a renter or an owner where their booking stands; null where there is nothing to tell. */
export function messageFor(standing: Standing, party: 'renter' | 'owner'): EmailTemplateId | null {
  const toRenter = party === 'renter';
  const stands = toRenter ? 'booking-standing-renter' : 'booking-standing-owner';
  switch (standing.kind) {
    case 'awaitingOwner':
    case 'awaitingOwnerAndCaptain':
      return toRenter ? 'new-reservation-renter' : 'new-reservation-owner';
    case 'awaitingRenter':
      return toRenter ? 'reservation-adjusted-renter' : stands;
    case 'awaitingCaptain':
      return stands;
    case 'captainToBeChosen':
    case 'captainLeft':
    case 'calledOffWithoutCaptain':
      return toRenter ? stands : 'choose-captain-owner';
    case 'confirmed':
      return toRenter ? 'confirmed-booking-renter' : 'confirmed-booking-owner';
    case 'changeProposed':
      if (standing.by === party) return stands;
      return toRenter ? 'change-proposed-renter' : 'change-proposed-owner';
    case 'calledOff':
      return toRenter ? 'called-off-renter' : 'called-off-owner';
    case 'newTimeProposed':
      if (standing.by === party) return stands;
      return toRenter ? 'new-time-proposed-renter' : 'new-time-proposed-owner';
    case 'ended':
      if (!toRenter) return 'cancellation-notice-owner';
      return standing.wasConfirmed ? 'booking-canceled-renter' : 'reservation-canceled-renter';
    case 'overdue':
    case 'underWay':
    case 'completed':
      return null;
  }
}
