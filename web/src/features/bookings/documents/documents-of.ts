import type { BookingView } from '@harbourline/contracts';

export type BookingDocument = 'confirmation' | 'rentalAgreement' | 'captainAgreement';

/** The papers of a booking that one of its parties may have. The agreements are made with the confirmation. */
export function documentsOf(
  { status, captainId }: Pick<BookingView, 'status' | 'captainId'>,
  side: 'renter' | 'owner' | 'captain' | 'admin',
): BookingDocument[] {
  if (status === 'cancelled') return [];
  if (status === 'pending') return ['confirmation'];
  return [
    'confirmation',
    ...(side === 'captain' ? [] : (['rentalAgreement'] as const)),
    ...(captainId === null ? [] : (['captainAgreement'] as const)),
  ];
}
