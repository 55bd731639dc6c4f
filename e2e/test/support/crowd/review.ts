import { ASPECTS, type BookingView, type ReviewAbout } from '@harbourline/contracts';
import type { Counted } from './calls';
import type { Chance } from './chance';

const TEXT = 'Everything was as it was shown.';

/** One side reviews what is completed; a second time, or too late, is refused like anything else. */
export async function review(
  me: Counted,
  { id, captainId }: BookingView,
  side: 'renter' | 'owner',
  chance: Chance,
): Promise<void> {
  const opinion = (about: ReviewAbout) => ({
    [about]: { stars: Object.fromEntries(ASPECTS[about].map((aspect) => [aspect, 1 + chance.below(5)])), text: TEXT },
  });
  const ofRenter = { ...opinion('boat'), ...(captainId !== null && chance.percent(60) ? opinion('captain') : {}) };
  await me.send('review', 'POST', `/api/reviews/bookings/${id}`, side === 'renter' ? ofRenter : opinion('renter'));
}
