export const en = {
  title: 'Owner',
  since: 'With us since',
  charters: 'Charters completed',
  answers: 'Usually answers within',
  answersWithinAnHour: 'an hour ({{answered}} requests answered in the last {{days}} days)',
  answersWithinHours: '{{hours}} hours ({{answered}} requests answered in the last {{days}} days)',
  reviews: 'Reviews of their boats',
  none: 'None yet',
  checked: 'What was checked',
  checks: {
    email: 'Email: they opened a link we sent there',
    phone: 'Phone: they entered a code we sent there',
  },
  unchecked: 'Nothing yet',
};
