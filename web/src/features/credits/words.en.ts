export const en = {
  title: 'Your credits',
  lead: 'A credit can pay all or part of a deposit. You can use it at checkout.',
  available: 'Available',
  from: 'From booking {{bookingId}}, {{date}}',
  held: '{{amount}} is set aside for a checkout that is in progress.',
  left: '{{available}} left of {{amount}}',
} as const;
