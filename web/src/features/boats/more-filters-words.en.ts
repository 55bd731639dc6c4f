/** What is asked only once somebody unfolds the filters. */
export const en = {
  label: 'More filters',
  guests: 'Number of guests',
  offers: {
    pets: 'Pets allowed, or on request',
    washroom: 'Washroom on board',
    captain: 'A captain can be hired',
  },
} as const;
