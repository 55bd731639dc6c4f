export const en = {
  retry: 'Try again',
  rating: {
    average: '{{average}} out of 5',
    said_one: 'Rated {{average}} out of 5 by {{count}} review',
    said_other: 'Rated {{average}} out of 5 by {{count}} reviews',
    counted: '({{number}})',
  },
  loading: 'Loading…',
  outdated: 'This may be out of date: the newest version could not be loaded.',
  loadFailed: 'This could not be loaded',
  unexpected: 'Something went wrong. Please try again.',
  reference: 'Reference: {{requestId}}',
  tooMany: 'Too many attempts.',
  /** After the reason. */
  again: {
    seconds_one: 'Please try again in {{count}} second.',
    seconds_other: 'Please try again in {{count}} seconds.',
    minutes_one: 'Please try again in {{count}} minute.',
    minutes_other: 'Please try again in {{count}} minutes.',
  },
  captions: 'English',
  more: 'Load more',
  shown: '{{shown}} of {{total}}',
  shownOfMore: '{{shown}} of more than {{moreThan}}',
  shownSoFar: '{{shown}} so far',
  close: 'Close',
  notifications: 'Notifications ({{hotkey}})',
} as const;
