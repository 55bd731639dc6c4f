import type { EmailTemplateId, TemplateId } from '../../templates/built-in';
import type { AboutBooking } from './about';

/** What tells that a booking is another one now. */
const OF_CHANGES = [
  'booking-changed-renter',
  'booking-changed-owner',
  'charter-changed-captain',
] as const satisfies readonly EmailTemplateId[];

/** What tells of another time that an owner proposes for a request, of changes that are proposed, and of what became of them. */
const OF_PROPOSALS = [
  'reservation-adjusted-renter',
  'change-proposed-renter',
  'change-proposed-owner',
  'change-proposed-captain',
  'new-time-proposed-renter',
  'new-time-proposed-owner',
  'change-not-made-renter',
  'change-not-made-owner',
  'change-not-made-captain',
] as const satisfies readonly EmailTemplateId[];

type Kind = 'change' | 'proposal' | 'other';

function kindOf(template: string): Kind {
  if (OF_CHANGES.some((each) => each === template)) return 'change';
  return OF_PROPOSALS.some((each) => each === template) ? 'proposal' : 'other';
}

/** Whether a message waits a while for further changes of its booking, so that one tells of all of them. */
export function waitsForMore(template: TemplateId): boolean {
  return kindOf(template) !== 'other';
}

/** Whether a later message to the same person about the same booking makes an earlier one needless. */
export function supersedes(later: string, earlier: string): boolean {
  const [now, before] = [kindOf(later), kindOf(earlier)];
  return now === 'change' ? before !== 'other' : now === 'proposal' && before === 'proposal';
}

/** A later change as it is told with an earlier one that was not: what differs is counted from before the earlier one. */
export function withEarlier(later: AboutBooking, { template, about }: { template: string; about: AboutBooking }) {
  const before = kindOf(template) === 'change' ? about.booking.previous : null;
  return before === null ? later : { ...later, booking: { ...later.booking, previous: before } };
}
