import type { CharterDetails } from '@harbourline/contracts';

export const en = {
  guestCount: 'Guests',
  purposeOfRental: 'Purpose',
  specialRequests: 'Special requests',
} as const satisfies Record<keyof CharterDetails, string>;
