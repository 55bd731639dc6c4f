import type { BookingState } from '@harbourline/contracts';
import type { Party } from './messages-by-event';

/** Why a reservation ended, said to one of its parties. */
export function cancellationInWords(
  { outcome, cancellationReason }: Pick<BookingState, 'outcome' | 'cancellationReason'>,
  to: Party,
): string | undefined {
  switch (outcome) {
    case 'owner_declined':
      return to === 'owner'
        ? 'You declined this reservation.'
        : joined('Unfortunately, the owner is not able to take this charter.', ownersWords(cancellationReason));
    case 'expired':
      return to === 'owner'
        ? 'The reservation ended because it was not answered in time. Renters are promised an answer within 24 hours.'
        : 'Unfortunately, the owner did not answer your reservation in time, so it ended by itself.';
    case 'renter_cancelled':
      return to === 'owner'
        ? 'The renter cancelled the reservation before it was confirmed.'
        : 'You cancelled this reservation before the owner confirmed it.';
    case 'slot_lost':
      return to === 'owner'
        ? undefined
        : 'Unfortunately, another reservation took this time before your payment went through.';
    case 'boat_withdrawn':
      return to === 'owner'
        ? undefined
        : 'Unfortunately, the boat is no longer offered, so your reservation had to end.';
    default:
      return cancellationReason ?? undefined;
  }
}

function ownersWords(reason: string | null): string | undefined {
  const words = reason?.trim();
  return words ? `The owner wrote: “${words}”` : undefined;
}

function joined(...sentences: (string | undefined)[]): string {
  return sentences.filter((sentence) => sentence !== undefined).join(' ');
}
