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
    captainWanted: 'Cannot come; the owner is looking for another',
    otherCaptain: 'Another captain',
    reservedOn: 'Reserved',
    boatRental: 'Boat rental',
    captainFee: 'Captain fee',
    total: 'Total (CAD)',
    depositUnpaid: 'Deposit, not paid yet',
    depositPaid: 'Deposit paid',
    paidByCredit: 'by credit',
    paidPartlyByCredit: '{{credit}} of it by credit',
    paidDirectly: 'to us directly, not by card',
    balance: 'Due to owner once confirmed',
    balanceFromRenter: 'Due to owner from renter',
    dueToCaptain: 'Due to captain when boarding',
    owner: 'Boat owner',
    renter: 'Renter',
    captainContact: 'Captain',
  },
  deadline: {
    owner: {
      renter: 'The owner has until {{deadline}} to answer',
      renterNote: 'Without an answer the reservation ends. {{deposit}}',
      owner: 'Please answer by {{deadline}}',
      ownerNote: 'Without an answer the reservation ends. {{deposit}}',
    },
    renter: {
      renter: 'The owner has proposed a change: please answer by {{deadline}}',
      renterNote: 'Without your answer the reservation ends. {{deposit}}',
      owner: 'The renter has until {{deadline}} to answer your proposal',
      ownerNote:
        'Until then you cannot accept, decline or change the reservation, but you can withdraw the proposal. Without an answer the reservation ends. {{deposit}}',
    },
    captain: {
      renter: 'Your captain cannot come: the owner has until {{deadline}} to find another',
      renterNote:
        'There is nothing you need to do. The price will not go up, and if no one is found, the booking ends. {{deposit}}',
      owner: 'The captain has left: please choose another by {{deadline}}',
      ownerNote: 'Without another captain the booking ends. {{deposit}}',
    },
    anotherCaptain: {
      renter: 'Your captain cannot take this charter: the owner has until {{deadline}} to find another',
      renterNote:
        'There is nothing you need to do. The price will not go up, and if no one is found, the reservation ends. {{deposit}}',
      owner: 'The captain cannot take this charter: please choose another by {{deadline}}',
      ownerNote: 'Choosing another captain accepts the reservation. Without one it ends. {{deposit}}',
    },
    captainsAnswer: {
      renter: 'The owner has accepted; the captain has until {{deadline}} to answer',
      renterNote:
        'With the captain’s yes, the booking is confirmed. Otherwise the owner can choose another captain, at no higher fee; if none is found, the reservation ends. {{deposit}}',
      owner: 'You have accepted; the captain has until {{deadline}} to answer',
      ownerNote:
        'With the captain’s yes, the booking is confirmed. If the captain declines or does not answer, you can choose another one; without a captain the reservation ends. {{deposit}}',
    },
    both: {
      renter: 'The owner and the captain have until {{deadline}} to answer',
      renterNote:
        'Your captain confirms each charter, so both are asked. Without the owner’s answer the reservation ends. {{deposit}}',
      owner: 'Please answer by {{deadline}}',
      ownerNote:
        'The captain confirms each charter, and is asked as well. Without your answer the reservation ends. {{deposit}}',
    },
    ownerAfterCaptain: {
      renter: 'The captain has accepted; the owner has until {{deadline}} to answer',
      renterNote: 'Without an answer the reservation ends. {{deposit}}',
      owner: 'The captain has accepted: please answer by {{deadline}}',
      ownerNote: 'Without an answer the reservation ends. {{deposit}}',
    },
    left: 'Time left:',
  },
  outcome: {
    renter_cancelled: { renter: 'You canceled this booking.', owner: 'The renter canceled.' },
    owner_declined: { renter: 'The owner declined.', owner: 'You declined.' },
    expired: { renter: 'The owner did not answer in time.', owner: 'It was not answered in time.' },
    adjustment_lapsed: {
      renter: 'You did not answer the proposed change in time.',
      owner: 'The renter did not answer your proposal in time.',
    },
    owner_cancelled: { renter: 'The owner canceled.', owner: 'You canceled this booking.' },
    captain_cancelled: {
      renter: 'The captain could not come, and no other was found.',
      owner: 'The captain could not come, and no other was chosen.',
    },
    platform_cancelled: { renter: 'Harbourline canceled this booking.', owner: 'Harbourline canceled this booking.' },
    boat_withdrawn: { renter: 'The boat is no longer offered.', owner: 'The boat is no longer offered.' },
    slot_lost: {
      renter: 'The time was taken before the payment went through.',
      owner: 'The time was taken before the payment went through.',
    },
    reason: 'Reason: {{reason}}',
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
