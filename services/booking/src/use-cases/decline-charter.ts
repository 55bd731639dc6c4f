import { bookingCaptainDeclined } from '@harbourline/contracts';
import { declineCharter as decline } from '../domain/captains-answer';
import { givingUp } from '../steps/give-charter-up';

/** A captain who confirms each charter says no to one. */
export const declineCharter = givingUp({ change: decline, action: 'captain declined', event: bookingCaptainDeclined });
