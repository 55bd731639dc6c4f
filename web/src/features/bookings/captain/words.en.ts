export const captain = {
  empty: {
    pending: {
      title: 'No pending charter requests',
      text: 'Reservations with you as captain appear here until the boat’s owner answers.',
    },
    upcoming: {
      title: 'No upcoming charters',
      text: 'As soon as a charter is confirmed, it appears here with the renter’s contact details.',
    },
    completed: { title: 'No completed charters', text: 'Charters you have captained appear here.' },
  },
  left: 'Time left:',
  waiting: {
    title: 'The boat’s owner has not confirmed yet',
    text: 'Please keep this time free: if the owner accepts, the charter is yours.',
    accepted: 'You have accepted. Please keep this time free: if the owner accepts too, the charter is yours.',
    adjusted: 'The owner has proposed a change, and the renter has not answered yet.',
  },
  asked: {
    title: 'Please accept or decline by {{deadline}}',
    first: 'The owner has been asked as well. The charter is confirmed once you have both accepted.',
    last: 'The owner has accepted: once you accept as well, the charter is confirmed.',
  },
  accept: {
    action: 'Accept',
    done: {
      title: 'Charter Accepted',
      first: 'The charter is yours once the owner accepts as well.',
      last: 'The charter is confirmed. You’ll find it under Upcoming.',
    },
    failed: { title: 'Not Accepted', text: 'Your answer could not be sent. Please try again.' },
  },
  decline: {
    action: 'Decline',
    title: 'Decline this charter?',
    text: 'The charter on {{time}} goes to another captain, whom the owner chooses. Your time is free again.',
    reasonPlaceholder: 'I am away that day…',
    keep: 'Keep request',
    confirm: 'Decline charter',
    done: { title: 'Charter Declined', text: 'We are letting the owner and the renter know.' },
    failed: { title: 'Not Declined', text: 'Your answer could not be sent. Please try again.' },
  },
  earnings: {
    toCome: 'Upcoming',
    completed: 'Completed',
    month: 'Month',
    total: 'Total',
    charters_one: '{{count}} charter',
    charters_other: '{{count}} charters',
    list: 'Your fees by month',
    note: 'Renters pay your fee when they board. Each charter counts in the month in which it starts by the boat’s local time; canceled charters do not count.',
    empty: {
      title: 'No earnings yet',
      text: 'Your fees appear here as soon as a charter with you is confirmed.',
    },
  },
  noRenter: 'Renter information not available',
  leave: {
    action: 'Cancel booking',
    title: 'Cancel this charter?',
    text: 'The charter on {{time}} is no longer yours. The owner has until {{deadline}} to find another captain at no higher fee; otherwise the renter’s booking ends.',
    trust: 'Renters and owners plan their day around you. Captains who cancel confirmed charters lose their trust.',
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
