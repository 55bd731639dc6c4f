export const en = {
  title: 'Owner',
  since: 'With us since',
  charters: 'Charters completed',
  answers: 'Usually answers within',
  answersWithinAnHour_one: 'an hour (1 request in 90 days)',
  answersWithinAnHour_other: 'an hour ({{count}} requests in 90 days)',
  answersWithinHours_one: '{{hours}} hours (1 request in 90 days)',
  answersWithinHours_other: '{{hours}} hours ({{count}} requests in 90 days)',
  reviews: 'Reviews of their boats',
  none: 'None yet',
  checked: 'What was checked',
  checks: {
    email: 'Email: a link that was sent there was opened',
    phone: 'Phone: a code that was sent there was entered',
  },
  unchecked: 'Nothing yet',
};
