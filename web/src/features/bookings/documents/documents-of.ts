import type { BookingView } from '@harbourline/contracts';
import { phaseOf, type Standing } from '@harbourline/policy';
import { isEntered } from '@harbourline/policy/words';

export type BookingDocument = 'confirmation' | 'rentalAgreement' | 'captainAgreement' | 'receipt' | 'calendar';

/**
 * The papers of a booking that one of its parties may have. The agreements are made with the confirmation, the receipt is
 * its renter's once the deposit is paid. Into a calendar goes what is to come: for its renter from the request on.
 */
export function documentsOf(
  { captainId, deposit }: Pick<BookingView, 'captainId' | 'deposit'>,
  standing: Standing,
  side: 'renter' | 'owner' | 'captain' | 'admin',
): BookingDocument[] {
  const isPaid = deposit !== null && deposit.how !== 'unpaid';
  const receipt = side === 'renter' && isPaid ? (['receipt'] as const) : [];
  const phase = phaseOf(standing);
  const isToCome = isEntered(standing) && phase !== 'over';
  const calendar = (side === 'renter' || (phase !== 'requested' && side !== 'admin')) && isToCome;
  switch (phase) {
    case 'ended':
    case 'ending':
      return [...receipt];
    case 'requested':
      return [...(calendar ? (['calendar'] as const) : []), 'confirmation', ...receipt];
    case 'agreed':
    case 'called off':
    case 'over':
      return [
        ...(calendar ? (['calendar'] as const) : []),
        'confirmation',
        ...receipt,
        ...(side === 'captain' ? [] : (['rentalAgreement'] as const)),
        ...(captainId === null ? [] : (['captainAgreement'] as const)),
      ];
  }
}
