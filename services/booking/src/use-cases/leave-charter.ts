import { bookingCaptainLeft } from '@harbourline/contracts';
import { leave } from '../domain/change-captain';
import { givingUp } from '../steps/give-charter-up';

/** The captain cancels a confirmed charter, which goes on without them. */
export const leaveCharter = givingUp({ change: leave, action: 'captain left', event: bookingCaptainLeft });
