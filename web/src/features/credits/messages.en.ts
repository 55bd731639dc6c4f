export const en = {
  title: 'Your credits',
  lead: 'A credit pays deposits, whole or in part. You are asked at the checkout.',
  available: 'Available',
  from: 'From booking {{bookingId}}, {{date}}',
  held: '{{amount}} is set aside for a checkout that is under way.',
  left: '{{available}} left of {{amount}}',
} as const;
