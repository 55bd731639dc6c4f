/** What is asked only once somebody wants to choose a time. */
export const en = {
  title: 'When would you like to go?',
  text: 'Only boats that are free at that time are listed. Reservations need at least {{noticeTime}} advance notice.',
  cancel: 'Cancel',
  show: 'Show boats',
} as const;
