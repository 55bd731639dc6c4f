import type { HistoryEntry } from '@harbourline/contracts';
import type { en } from '../words.en';

export type HistoryWord = keyof typeof en.history.words;

/** What the service calls what happened, in our words for it. */
const WORDS: Readonly<Record<string, HistoryWord>> = {
  requested: 'requested',
  created: 'created',
  accepted: 'accepted',
  declined: 'declined',
  adjusted: 'adjusted',
  'adjustment withdrawn': 'withdrawn',
  'adjustment accepted': 'adjustmentAccepted',
  'adjustment lapsed': 'lapsed',
  changed: 'changed',
  'change proposed': 'changeProposed',
  'change accepted': 'changeAccepted',
  'change declined': 'changeDeclined',
  'change withdrawn': 'changeWithdrawn',
  'change lapsed': 'changeLapsed',
  'called off': 'calledOff',
  'no new time': 'noNewTime',
  'checked in': 'checkedIn',
  'checked in together': 'checkedInTogether',
  'agreed to check-in': 'agreedToCheckIn',
  'checked out': 'checkedOut',
  'checked out together': 'checkedOutTogether',
  'agreed to check-out': 'agreedToCheckOut',
  'objected to check-in': 'objectedToCheckIn',
  'objected to check-out': 'objectedToCheckOut',
  'balance paid': 'balancePaid',
  'balance received': 'balanceReceived',
  'balance confirmed': 'balanceConfirmed',
  cancelled: 'cancelled',
  expired: 'expired',
  'slot lost': 'slotLost',
  'boat withdrawn': 'boatWithdrawn',
  'captain left': 'captainLeft',
  'owner left': 'ownerLeft',
  'renter left': 'renterLeft',
  'captain accepted': 'captainAccepted',
  'captain declined': 'captainDeclined',
  'captain silent': 'captainSilent',
  'captain replaced': 'captainReplaced',
  'captain not replaced': 'captainLost',
  'refund chosen': 'refundChosen',
  completed: 'completed',
  edited: 'edited',
  'set to pending': 'madePending',
  'set to confirmed': 'madeConfirmed',
  refunded: 'refunded',
  'credit issued': 'credited',
  'given back by hand': 'givenBack',
};

/** What moved, in our words for it. */
export const MONEY_WORDS = { deposit: 'depositPaid', refund: 'refunded', credit: 'credited' } as const;
const BY_STATUS = {
  pending: 'madePending',
  confirmed: 'madeConfirmed',
  cancelled: 'cancelled',
  completed: 'completed',
} as const;

/** What to call an entry: by what was done, else by the money that moved, else by where it left the booking. */
export function wordOf({ action, fromStatus, toStatus, money }: HistoryEntry): HistoryWord {
  // The captain's yes may still be missing.
  if (action === 'accepted' && toStatus === 'pending') return 'ownerAccepted';
  const known = WORDS[action];
  if (known) return known;
  if (money) return MONEY_WORDS[money.kind];
  return fromStatus === toStatus ? 'edited' : BY_STATUS[toStatus];
}
