export const captain = {
  empty: {
    pending: {
      title: 'No pending charter requests',
      text: 'Reservations with you as captain appear here until the boat’s owner answers.',
    },
    upcoming: {
      title: 'No upcoming charters',
      text: 'As soon as an owner confirms, the charter and the renter’s contact details appear here.',
    },
    completed: { title: 'No completed charters', text: 'Charters you have captained appear here.' },
  },
  waiting: {
    title: 'The boat’s owner has not confirmed yet',
    text: 'Please keep this time free: if the owner accepts, the charter is yours.',
    adjusted: 'The owner has proposed another time, and the renter has not answered yet.',
  },
  noRenter: 'Renter information not available',
  leave: {
    action: 'Cancel booking',
    title: 'Cancel this charter?',
    text: 'The charter on {{time}} is no longer yours. The owner has until {{deadline}} to find another captain at no higher fee; otherwise the renter’s booking ends.',
    trust:
      'Renters and owners plan their day around you. Captains who cancel confirmed charters lose their trust and are chosen less often.',
    reason: 'Reason',
    reasonHint: 'The renter and the owner will see it.',
    reasonPlaceholder: 'I have fallen ill…',
    keep: 'Keep charter',
    confirm: 'Cancel booking',
    done: {
      title: 'Booking Canceled',
      text: 'You are no longer the captain of this charter. We are letting the owner and the renter know.',
    },
    failed: { title: 'Cancellation Failed', text: 'Failed to cancel booking' },
  },
  blocks: {
    title: 'Your blocked time',
    lead: 'Renters cannot book you while you are unavailable.',
  },
} as const;
