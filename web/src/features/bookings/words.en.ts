import { admin } from './admin/words.en';
import { blocks } from './blocks/words.en';
import { callOff } from './call-off/words.en';
import { change } from './change/words.en';
import { captain } from './captain/words.en';
import { documents } from './documents/words.en';
import { history } from './history/words.en';
import { notify } from './notify/words.en';
import { owner } from './owner/words.en';
import { renter } from './renter/words.en';

export const en = {
  admin,
  renter,
  owner,
  captain,
  callOff,
  change,
  blocks,
  card: {
    noLocation: 'Location TBD',
    number: 'Booking',
    numbered: '#{{id}}',
    when: 'When',
    oldTime: 'As reserved:',
    newTime: 'Changed to:',
    captain: 'Captain',
    noCaptain: 'No captain',
    captainWanted: {
      renter: 'Cannot come; the owner is looking for another',
      owner: 'Cannot come; please choose another',
      captain: 'Cannot come; the owner is looking for another',
    },
    otherCaptain: 'Another captain',
    reservedOn: 'Reserved',
    boatRental: 'Boat rental',
    captainFee: 'Captain fee',
    total: 'Total (CAD)',
    depositUnpaid: 'Deposit, not paid yet',
    depositPaid: 'Deposit paid',
    paidByCredit: 'by credit',
    paidPartlyByCredit: '{{credit}} of it by credit',
    paidDirectly: 'to Harbourline, not by card',
    balance: 'Due to owner once confirmed',
    balanceFromRenter: 'Due to owner from renter',
    dueToCaptain: 'Due to captain when boarding',
    boarding: 'Boarding',
    arrival: 'Please arrive {{arrival}}.',
    guestsArrival: 'Guests are asked to arrive {{arrival}}.',
    openMap: 'Open in a map',
    dockPicture: 'The dock',
    owner: 'Boat owner',
    renter: 'Renter',
    captainContact: 'Captain',
  },
  badge: {
    awaitingOwner: 'Pending',
    awaitingOwnerAndCaptain: 'Pending',
    awaitingCaptain: 'Waiting for captain',
    captainToBeChosen: 'Captain to be chosen',
    awaitingRenter: 'Change proposed',
    confirmed: 'Confirmed',
    changeProposed: 'Confirmed',
    captainLeft: 'Captain to be chosen',
    calledOff: 'Called off',
    newTimeProposed: 'Called off',
    calledOffWithoutCaptain: 'Called off',
    overdue: 'Not answered',
    underWay: 'Under way',
    completed: 'Completed',
    ended: 'Canceled',
  },
  counted: '{{label}} ({{count}})',
  list: { title: 'Bookings', others: 'Other bookings' },
  opened: {
    title: 'Booking #{{id}}',
    close: 'Show the list only',
    missing: {
      title: 'Booking #{{id}} is not one of yours',
      text: 'It may belong to another account, or it may no longer be yours.',
    },
    failed: { title: 'Booking #{{id}} could not be loaded', text: 'Please reload the page to try again.' },
  },
  documents,
  history,
  notify,
} as const;
