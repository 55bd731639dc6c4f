export const captain = {
  empty: {
    pending: {
      title: 'No pending charter requests',
      text: 'Reservations with you as captain wait here until the boat’s owner has confirmed them.',
    },
    upcoming: {
      title: 'No upcoming charters',
      text: 'As soon as an owner confirms, the charter and how to reach the renter are here.',
    },
    completed: { title: 'No completed charters', text: 'Charters you have captained are kept here.' },
  },
  waiting: {
    title: 'The boat’s owner has not confirmed yet',
    text: 'Please keep this time free: when the owner accepts, it becomes a charter of yours.',
    adjusted: 'The owner has proposed another time, and the renter has not answered yet.',
  },
  noRenter: 'Renter information not available',
  leave: {
    action: 'Cancel booking',
    title: 'Cancel this charter?',
    text: 'The charter on {{time}} goes on without you. The owner has until {{deadline}} to find another captain at no higher fee; otherwise the renter’s booking ends.',
    trust:
      'Renters and owners plan their day around you. Captains who cancel confirmed charters lose their trust, and are chosen less.',
    reason: 'Reason',
    reasonHint: 'The renter and the owner read it.',
    reasonPlaceholder: 'I have fallen ill…',
    keep: 'Keep charter',
    confirm: 'Cancel booking',
    done: { title: 'Booking Canceled', text: 'You no longer captain this charter. The owner and the renter are told.' },
    failed: { title: 'Cancellation Failed', text: 'Failed to cancel booking' },
  },
  blocks: {
    title: 'Your blocked time',
    lead: 'No renter can reserve you while you are not available.',
  },
} as const;
