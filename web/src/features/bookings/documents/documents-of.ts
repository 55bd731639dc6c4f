import type { BookingView } from '@harbourline/contracts';

export type BookingDocument = 'confirmation' | 'rentalAgreement' | 'captainAgreement' | 'receipt';

/**
 * The papers of a booking that one of its parties may have. The agreements are made with the confirmation, the receipt is
 * its renter's once the deposit is paid.
 */
export function documentsOf(
  { status, captainId, deposit }: Pick<BookingView, 'status' | 'captainId' | 'deposit'>,
  side: 'renter' | 'owner' | 'captain' | 'admin',
): BookingDocument[] {
  const isPaid = deposit !== null && deposit.how !== 'unpaid';
  const receipt = side === 'renter' && isPaid ? (['receipt'] as const) : [];
  if (status === 'cancelled') return [...receipt];
  if (status === 'pending') return ['confirmation', ...receipt];
  return [
    'confirmation',
    ...receipt,
    ...(side === 'captain' ? [] : (['rentalAgreement'] as const)),
    ...(captainId === null ? [] : (['captainAgreement'] as const)),
  ];
}
