export const en = {
  title: 'Owner',
  since: 'With us since',
  charters: 'Charters completed',
  answers: 'Usually answers within',
  answersWithinAnHour_one: 'an hour ({{count}} request answered in {{days}} days)',
  answersWithinAnHour_other: 'an hour ({{count}} requests answered in {{days}} days)',
  answersWithinHours_one: '{{hours}} hours ({{count}} request answered in {{days}} days)',
  answersWithinHours_other: '{{hours}} hours ({{count}} requests answered in {{days}} days)',
  reviews: 'Reviews of their boats',
  none: 'None yet',
  checked: 'What was checked',
  checks: {
    email: 'Email: they opened a link we sent there',
    phone: 'Phone: they entered a code we sent there',
  },
  unchecked: 'Nothing yet',
};
