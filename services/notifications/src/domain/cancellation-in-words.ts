import type { BookingState } from '@harbourline/contracts';
import type { Party } from './messages-by-event';

type Ended = Pick<BookingState, 'outcome' | 'cancellationReason' | 'settlement'>;

/** Why a reservation or a confirmed booking ended, said to one of its parties. */
export function cancellationInWords(
  { outcome, cancellationReason: reason, settlement }: Ended,
  to: Party,
): string | undefined {
  const confirmed = settlement !== null && settlement.rule !== 'R3';
  switch (outcome) {
    case 'owner_declined':
      return to === 'owner'
        ? 'You declined this reservation.'
        : joined('Unfortunately, the owner is not able to take this charter.', wordsOf('owner', reason));
    case 'expired':
      return to === 'owner'
        ? 'The reservation ended because it was not answered in time. Renters are promised an answer within 24 hours.'
        : 'Unfortunately, the owner did not answer your reservation in time, so it ended by itself.';
    case 'adjustment_lapsed':
      return to === 'owner'
        ? 'The renter did not answer your proposal in time, so the reservation ended by itself.'
        : 'The owner proposed a change that was not answered in time, so your reservation ended by itself.';
    case 'renter_cancelled':
      if (confirmed) {
        return to === 'owner'
          ? joined('The renter cancelled this booking.', wordsOf('renter', reason))
          : 'You cancelled this booking.';
      }
      return to === 'owner'
        ? joined('The renter cancelled the reservation before it was confirmed.', wordsOf('renter', reason))
        : 'You cancelled this reservation before the owner confirmed it.';
    case 'owner_cancelled':
      return to === 'owner'
        ? 'You cancelled this booking.'
        : joined('Unfortunately, the owner had to cancel this booking.', wordsOf('owner', reason));
    case 'captain_cancelled':
      return to === 'owner'
        ? 'The captain left this charter and no other was chosen in time, so the booking ended by itself.'
        : 'Unfortunately, the captain can no longer take this charter, and no other was found in time.';
    case 'platform_cancelled':
      return joined(
        confirmed ? 'Harbourline had to cancel this booking.' : 'Harbourline had to cancel this reservation.',
        wordsOf('we', reason),
      );
    case 'slot_lost':
      return to === 'owner'
        ? undefined
        : 'Unfortunately, another reservation took this time before your payment went through.';
    case 'boat_withdrawn':
      return to === 'owner'
        ? undefined
        : `Unfortunately, the boat is no longer offered, so your ${confirmed ? 'booking' : 'reservation'} had to end.`;
    case null:
      return reason ?? undefined;
  }
}

function wordsOf(whose: 'owner' | 'renter' | 'we', reason: string | null): string | undefined {
  const words = reason?.trim();
  if (!words) return undefined;
  return whose === 'we' ? `The reason: “${words}”` : `The ${whose} wrote: “${words}”`;
}

function joined(...sentences: (string | undefined)[]): string {
  return sentences.filter((sentence) => sentence !== undefined).join(' ');
}
