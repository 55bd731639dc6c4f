import type { BookingView } from '@harbourline/contracts';

export type BookingDocument = 'confirmation' | 'rentalAgreement' | 'captainAgreement' | 'receipt' | 'calendar';

/**
 * The papers of a booking that one of its parties may have. The agreements are made with the confirmation, the receipt is
 * its renter's once the deposit is paid. Into a calendar goes what is to come: for its renter from the request on.
 */
export function documentsOf(
  { status, captainId, deposit }: Pick<BookingView, 'status' | 'captainId' | 'deposit'>,
  side: 'renter' | 'owner' | 'captain' | 'admin',
): BookingDocument[] {
  const isPaid = deposit !== null && deposit.how !== 'unpaid';
  const receipt = side === 'renter' && isPaid ? (['receipt'] as const) : [];
  if (status === 'cancelled') return [...receipt];
  if (status === 'pending') return [...(side === 'renter' ? (['calendar'] as const) : []), 'confirmation', ...receipt];
  return [
    ...(status === 'confirmed' && side !== 'admin' ? (['calendar'] as const) : []),
    'confirmation',
    ...receipt,
    ...(side === 'captain' ? [] : (['rentalAgreement'] as const)),
    ...(captainId === null ? [] : (['captainAgreement'] as const)),
  ];
}
