/** Why a message was not sent, by which rule of ours. */
export const en = {
  obstacle: {
    template_off: 'The template is switched off.',
    account_closed: 'The account is closed.',
    nothing_unread: 'Everything in it has been read.',
    answer_over: 'The time to answer is over.',
    outdated: 'What it tells of has changed.',
    superseded: 'A later message tells of it as well.',
    over: 'What it reminds of is over.',
    review_over: 'The time to review is over.',
    number_changed: 'The number has changed.',
    link_expired: 'The link in it has stopped working.',
    code_expired: 'The code in it has stopped working.',
    unproven: 'The number is not confirmed, and this is not about a paid charter.',
    unwanted: 'Text messages are not switched on for this account.',
    out_of_reach: 'The number is out of reach: text messages go to mobile phones of some countries only.',
    out_of_reach_of:
      'The number is out of reach: text messages go to mobile phones of these countries only: {{countries}}.',
    over_budget: {
      smsPerPayer: 'The limit is reached: {{most}} text messages because of one renter in 24 hours.',
      smsPerNumber: 'The limit is reached: {{most}} text messages to one number in 24 hours.',
      smsPerAccount: 'The limit is reached: {{most}} text messages to one account in 24 hours.',
      smsPerBlock: 'The limit is reached: {{most}} text messages to one block of numbers in 24 hours.',
      smsPerDay: 'The limit is reached: {{most}} text messages in all in 24 hours.',
      confirmationMailsPerHour:
        'The limit is reached: {{most}} messages that confirm an address, to one address in an hour.',
      mailsPerSender: 'The limit is reached: {{most}} messages because of one account to one address in 24 hours.',
      mailsPerAddress: 'The limit is reached: {{most}} messages to one address in 24 hours.',
    },
  },
} as const;
