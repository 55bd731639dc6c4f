import { bookingRequested, type BookingState, type BookingView, type DepositView } from '@harbourline/contracts';
import { standingOf, type Standing } from '@harbourline/policy';
import { SAMPLE_PEOPLE } from '../../services/notifications/src/domain/samples/sample-people';
import { factsOf } from '../../web/src/shared/booking/standing-of-booking';
import { aBooking, aDeposit } from '../../web/test-kit/a-booking';

/** A booking in one standing, as what is shown and what is told of it carry it. */
export interface StandingCase {
  name: string;
  now: Date;
  standing: Standing;
  view: BookingView;
  state: BookingState;
}

/** Each on a day of its own, so that a day in a sentence says whose deadline it is. */
export const DAYS = {
  now: '2026-06-26T15:00:00.000Z',
  answer: '2026-06-27T15:00:00.000Z',
  proposal: '2026-06-28T15:00:00.000Z',
  start: '2026-07-04T18:00:00.000Z',
  end: '2026-07-04T22:00:00.000Z',
  /** Before the confirmation, an owner can propose another hour of the same day. */
  adjustedStart: '2026-07-04T19:00:00.000Z',
  adjustedEnd: '2026-07-04T23:00:00.000Z',
  proposedStart: '2026-07-05T18:00:00.000Z',
  proposedEnd: '2026-07-05T22:00:00.000Z',
  chooseTime: '2026-07-02T15:00:00.000Z',
  chooseRefund: '2026-07-10T15:00:00.000Z',
} as const;
const PLACED = '2026-06-20T15:00:00.000Z';
const CONFIRMED_AT = '2026-06-21T15:00:00.000Z';

interface Change {
  view?: Partial<BookingView>;
  state?: Partial<BookingState>;
  now?: string;
}

const both = <K extends keyof BookingView & keyof BookingState>(
  change: Pick<BookingView, K> & Pick<BookingState, K>,
): Change => ({ view: change, state: change });

const merged = (...changes: Change[]): Change => ({
  view: Object.assign({}, ...changes.map(({ view }) => view)) as Partial<BookingView>,
  state: Object.assign({}, ...changes.map(({ state }) => state)) as Partial<BookingState>,
  now: changes.findLast(({ now }) => now !== undefined)?.now,
});

const pending = both({ status: 'pending', respondBy: DAYS.answer });
const charter = both({ status: 'confirmed', respondBy: null, confirmedAt: CONFIRMED_AT });
const captainMissing = both({ captainId: null, captainWanted: true, respondBy: DAYS.answer });
const calledOff = both({ calledOff: { cause: 'weather', by: 'captain', chooseBy: DAYS.chooseTime } });
const proposes = (by: 'renter' | 'owner'): Change => {
  const common = { by, respondBy: DAYS.proposal, startDate: DAYS.proposedStart, endDate: DAYS.proposedEnd };
  const rest = { id: '0d1f7c7e-6f5f-4c58-9a3e-3f1f5d1c9a10', captainId: SAMPLE_PEOPLE.captain.id, guestCount: 6 };
  return {
    view: {
      proposedChange: {
        ...{ ...common, ...rest, captainName: SAMPLE_PEOPLE.captain.fullName, boatRentalAmount: 1400, captainFee: 260 },
        ...{ totalPrice: 1660, balanceDue: 985, dueToCaptain: 260, difference: 0, effect: [], effectCodes: [] },
      },
    },
    state: {
      proposedChange: {
        ...{ ...common, ...rest, boatRentalCents: 140_000, captainFeeCents: 26_000, totalCents: 166_000 },
        ...{ balanceFromRenterCents: 98_500, dueToCaptainCents: 26_000, effectCodes: [] },
        effect: { renter: [], others: [] },
      },
    },
  };
};

const TO_CHOOSE = { choice: null, chooseBy: DAYS.chooseRefund, refundedAt: null } as const;

/** How its deposit of $415 is divided, or that nobody paid it. */
function ended(
  outcome: NonNullable<BookingState['outcome']>,
  rule: 'R3' | 'R4' | 'R6' | 'R8' | null,
  { creditInstead = false } = {},
): Change {
  const back = rule === null || rule === 'R8' ? 0 : 415;
  const end = both({ status: 'cancelled', outcome, respondBy: null });
  const stage = rule === null ? 'unpaid' : creditInstead ? 'to_choose' : back > 0 ? 'going_back' : 'kept';
  const deposit: Partial<DepositView> = { rule, stage, back, toCard: back, kept: rule === 'R8' ? 415 : 0 };
  return merged(end, {
    view: {
      deposit: depositView(rule === null ? unpaid : deposit),
      ...(creditInstead && rule && { refund: { rule, amount: back, creditInstead, ...TO_CHOOSE } }),
    },
    state: {
      refundCents: rule === null ? null : back * 100,
      chooseBy: creditInstead ? DAYS.chooseRefund : null,
      settlement: rule && {
        ...{ rule, creditInstead, refundCents: back * 100, ownerKeepsCents: rule === 'R8' ? 16_600 : 0, taxCents: 0 },
        ...{ platformKeepsCents: rule === 'R8' ? 24_900 : 0, policyVersion: 1 },
      },
      ...(rule === null && { paymentIntentId: null, paidDate: null }),
    },
  });
}

const unpaid: Partial<DepositView> = { how: 'unpaid', byCard: 0, stage: 'unpaid' };
const depositView = (change: Partial<DepositView>) => aDeposit({ amount: 415, byCard: 415, ...change });

const CASES: Readonly<Record<string, Change>> = {
  'waiting for the owner': pending,
  'waiting for the owner, deposit not paid': merged(pending, {
    view: { deposit: depositView(unpaid), paymentIntentId: null, paidDate: null },
    state: { paymentIntentId: null, paidDate: null },
  }),
  'waiting for the owner, its captain has accepted': merged(pending, both({ captainAnswer: 'accepted' })),
  'waiting for owner and captain': merged(pending, both({ captainAnswer: 'awaited' })),
  'waiting for the captain': merged(
    pending,
    both({ captainAnswer: 'awaited', ownerAcceptedAt: '2026-06-26T12:00:00.000Z' }),
  ),
  'request, captain to be chosen': merged(pending, captainMissing),
  'waiting for the renter': merged(pending, {
    view: {
      ...{ ownerAdjusted: true, adjustedStartTime: '15:00' },
      ...{ adjustedStartDate: DAYS.adjustedStart, adjustedEndDate: DAYS.adjustedEnd },
    },
    state: { adjusted: { startDate: DAYS.adjustedStart, endDate: DAYS.adjustedEnd, captainId: null } },
  }),
  confirmed: charter,
  'confirmed, the renter proposes a change': merged(charter, proposes('renter')),
  'confirmed, the owner proposes a change': merged(charter, proposes('owner')),
  'confirmed, captain has left': merged(charter, captainMissing),
  'called off': merged(charter, calledOff),
  'called off, the renter proposes a new time': merged(charter, calledOff, proposes('renter')),
  'called off, the owner proposes a new time': merged(charter, calledOff, proposes('owner')),
  'called off, captain has left': merged(charter, calledOff, captainMissing),
  'not answered in time': merged(pending, { now: '2026-06-27T15:00:01.000Z' }),
  'under way': merged(charter, { now: '2026-07-04T19:00:00.000Z' }),
  completed: merged(charter, both({ status: 'completed' }), { now: '2026-07-05T12:00:00.000Z' }),
  declined: ended('owner_declined', 'R3'),
  'not answered, and ended': ended('expired', 'R3'),
  'canceled by the renter before it was confirmed': ended('renter_cancelled', 'R3'),
  'canceled by the renter, deposit kept': merged(both({ confirmedAt: CONFIRMED_AT }), ended('renter_cancelled', 'R8')),
  'canceled by the owner, renter to choose': merged(
    both({ confirmedAt: CONFIRMED_AT }),
    ended('owner_cancelled', 'R6', { creditInstead: true }),
  ),
  'called off, then canceled by the renter': merged(
    both({ confirmedAt: CONFIRMED_AT, endedCalledOff: { cause: 'weather', by: 'captain' } }),
    ended('renter_cancelled', 'R4'),
  ),
  'canceled by us, deposit not paid': merged(both({ confirmedAt: CONFIRMED_AT }), ended('platform_cancelled', null)),
};

/** Every standing, with the variants that are told of differently. */
export function standingCases(): StandingCase[] {
  return Object.entries(CASES).map(([name, change]) => {
    const now = new Date(change.now ?? DAYS.now);
    const view: BookingView = { ...aBooking(VIEW), ...change.view };
    const state: BookingState = { ...STATE, ...change.state };
    return { name, now, view, state, standing: standingOf(factsOf(view), now) };
  });
}

const PEOPLE = {
  renterId: SAMPLE_PEOPLE.renter.id,
  ownerId: SAMPLE_PEOPLE.owner.id,
  captainId: SAMPLE_PEOPLE.captain.id,
};
const VIEW: Partial<BookingView> = {
  ...{ ...PEOPLE, startDate: DAYS.start, endDate: DAYS.end, createdAt: PLACED, respondBy: null },
  ...{ totalPrice: 1660, boatRentalAmount: 1400, captainFee: 260, depositAmount: 415, balanceDue: 985 },
  ...{ dueToCaptain: 260, deposit: depositView({}) },
};
const STATE: BookingState = {
  ...bookingRequested.sample,
  ...{ ...PEOPLE, startDate: DAYS.start, endDate: DAYS.end, respondBy: null },
};
