/** Where a booking stands, as its renter and its owner read it. */
export const en = {
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
        'Once the captain accepts as well, the booking is confirmed. Otherwise the owner can choose another captain, at no higher fee.',
      owner: 'You have accepted; the captain has until {{deadline}} to answer',
      ownerNote:
        'Once the captain accepts as well, the booking is confirmed. If the captain declines or does not answer, you can choose another one, at no higher fee.',
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
    calledOffWithoutCaptain: {
      renter: 'Your captain cannot come either: the owner has until {{deadline}} to find another',
      renterNote:
        'A new time can be agreed once there is another captain. If no one is found, the booking ends. {{deposit}} You can still cancel and get the whole deposit back.',
      owner: 'The captain has left: please choose another by {{deadline}}',
      ownerNote: 'A new time can be agreed once there is another captain. Without one the booking ends. {{deposit}}',
    },
    left: 'Time left:',
  },
  outcome: {
    renter_cancelled: { renter: 'You canceled this booking.', owner: 'The renter canceled.' },
    owner_declined: { renter: 'The owner declined.', owner: 'You declined.' },
    expired: { renter: 'The owner did not answer in time.', owner: 'You did not answer in time.' },
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
    because: {
      owner_inactive: 'The owner no longer offers boats here.',
      renter_inactive: 'The renter’s account is no longer active.',
      captain_inactive: 'The captain no longer takes charters here.',
      license_invalid: 'The captain’s license is not valid on the day of this charter.',
    },
    calledOff: {
      weather: 'The charter had been called off because of the weather, and no new time was agreed.',
      mechanical: 'The charter had been called off for mechanical reasons, and no new time was agreed.',
    },
  },
} as const;
