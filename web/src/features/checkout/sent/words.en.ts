/** The page after paying, which other pages do without. */
export const en = {
  sent: {
    title: 'Your reservation',
    guest: 'Please sign in to see your reservation.',
    heads: {
      awaitingOwner: {
        title: 'Your reservation is on its way',
        lead: 'The owner has your reservation of the {{boat}}.',
      },
      awaitingOwnerAndCaptain: {
        title: 'Your reservation is on its way',
        lead: 'The owner and your captain have your reservation of the {{boat}}.',
      },
      awaitingCaptain: {
        title: 'Your reservation is waiting for the captain',
        lead: 'The owner has accepted your reservation of the {{boat}}, and the captain has yet to answer.',
      },
      captainToBeChosen: {
        title: 'Your reservation needs another captain',
        lead: 'The captain cannot take your charter on the {{boat}}, and the owner is looking for another.',
      },
      awaitingRenter: {
        title: 'The owner proposes a change',
        lead: 'The owner of the {{boat}} has proposed a change. Please answer on your dashboard.',
      },
      confirmed: {
        title: 'Your charter is confirmed',
        lead: 'The {{boat}} is yours. The owner’s contact details are on your dashboard.',
      },
      changeProposed: {
        title: 'Your charter is confirmed',
        lead: 'The {{boat}} is yours. A change has been proposed. You’ll find it on your dashboard.',
      },
      captainLeft: {
        title: 'Your charter needs another captain',
        lead: 'The captain of your charter on the {{boat}} can no longer come, and the owner is looking for another.',
      },
      calledOff: {
        title: 'Your charter is called off',
        lead: 'Your charter on the {{boat}} does not take place at its time. Please choose on your dashboard what happens next.',
      },
      newTimeProposed: {
        title: 'Your charter is called off',
        lead: 'Your charter on the {{boat}} does not take place at its time. A new time has been proposed. You’ll find it on your dashboard.',
      },
      calledOffWithoutCaptain: {
        title: 'Your charter is called off',
        lead: 'Your charter on the {{boat}} does not take place at its time, and the owner is looking for another captain.',
      },
      overdue: {
        title: 'The time to answer is over',
        lead: 'Your dashboard shows what becomes of your reservation of the {{boat}}.',
      },
      underWay: { title: 'Your charter is under way', lead: 'Have a good time on the {{boat}}.' },
      completed: { title: 'Your charter is over', lead: 'Your charter on the {{boat}} has taken place.' },
      ended: { title: 'Your reservation has ended', lead: 'Your charter on the {{boat}} does not take place.' },
    },
    number: 'Booking {{number}}',
    mailed: 'We have also sent this to you by email.',
    next: 'What happens next',
    confirmed: {
      title: 'Once it is confirmed',
      balance:
        'You and the owner get each other’s contact details, and the balance of {{balance}} is due to the owner.',
      paid: 'You and the owner get each other’s contact details. Nothing more is due to the owner.',
    },
    due: {
      title: 'What is left to pay',
      balance:
        'The balance of {{balance}} is due to the owner, whom you can reach with the contact details on your dashboard.',
    },
    cancel: {
      title: 'If you change your mind',
      requested: 'Until it is confirmed, you can cancel at no cost. {{deposit}}',
      free: 'You can cancel until {{until}} and get the whole deposit back.',
      late: 'If you cancel now, the deposit is not refunded.',
    },
    boarding: {
      title: 'Your charter starts on {{start}}',
      ifConfirmed: 'If it is confirmed, your charter starts on {{start}}',
      captain: 'The captain is paid {{captain}} when boarding.',
      text: 'Bring your guests, and a valid picture ID.',
    },
    where: 'Where',
    paid: 'Deposit paid',
    unpaid: 'Deposit, not paid yet',
    dashboard: 'See my booking',
    calendar: 'Add to calendar',
    receipt: 'Receipt (PDF)',
    calendarFailed: { title: 'The calendar entry could not be downloaded', text: 'Please try again in a moment.' },
    receiptFailed: { title: 'The receipt could not be downloaded', text: 'Please try again in a moment.' },
    share: 'Share',
    shared: 'We are going out on a {{boat}} in {{city}} on {{day}}.',
    copied: 'Link copied',
    shareFailed: 'It could not be shared',
  },
} as const;
