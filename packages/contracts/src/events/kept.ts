/**
 * What a log has to keep of each aggregate's events.
 *
 * - `state`: every event carries the whole state, so the newest of each subject is enough.
 * - `history`: what is kept of it is made of several events, because one leaves out what an earlier one said.
 * - `notice`: said once, for somebody to act on; nothing is made of it again.
 */
export type Kept = 'state' | 'history' | 'notice';

export const KEPT_OF_AGGREGATES: Readonly<Record<string, Kept>> = {
  user: 'state',
  booking: 'state',
  'captain-rate': 'state',
  'calendar-block': 'state',
  // A deleted boat's last event does not say what the boat was.
  boat: 'history',
  payment: 'notice',
  credit: 'notice',
  'manual-refund': 'notice',
  account: 'notice',
  'email-confirmation': 'notice',
  license: 'notice',
  review: 'notice',
  'phone-code': 'notice',
  'password-reset': 'notice',
};
