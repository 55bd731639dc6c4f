export const en = {
  title: 'Owner',
  since: 'With us since',
  charters: 'Charters completed',
  answers: 'Usually answers within',
  answersWithinAnHour_one: 'an hour ({{count}} request in {{days}} days)',
  answersWithinAnHour_other: 'an hour ({{count}} requests in {{days}} days)',
  answersWithinHours_one: '{{hours}} hours ({{count}} request in {{days}} days)',
  answersWithinHours_other: '{{hours}} hours ({{count}} requests in {{days}} days)',
  reviews: 'Reviews of their boats',
  none: 'None yet',
  checked: 'What was checked',
  checks: {
    email: 'Email: a link that was sent there was opened',
    phone: 'Phone: a code that was sent there was entered',
  },
  unchecked: 'Nothing yet',
};
