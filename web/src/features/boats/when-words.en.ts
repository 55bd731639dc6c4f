/** What is asked only once somebody wants to choose a time. */
export const en = {
  title: 'When would you like to go?',
  text: 'Only boats that are free at that time are listed. Reservations need at least {{noticeTime}} advance notice.',
  date: 'Date',
  startTime: 'Start time',
  anyTime: 'Any start time',
  hours: 'Duration',
  anyHours: 'The boat’s minimum',
  cancel: 'Cancel',
  show: 'Show boats',
} as const;
