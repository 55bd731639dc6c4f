import fc from 'fast-check';
import { addHours, depositStanding, OUTCOMES, type BookingFacts, type DepositFacts } from '../src';

const NOTHING_DONE = { choice: null, refundedAt: null, givenBackReference: null } as const;
export const paid: DepositFacts = {
  depositCents: 41_500,
  paymentIntentId: 'pi_1',
  creditCents: 0,
  paidDate: null,
  division: null,
  ...NOTHING_DONE,
};

/** A request as it is made, ten days ahead. */
export const REQUEST: BookingFacts = {
  status: 'pending',
  outcome: null,
  startDate: new Date('2026-07-04T18:00:00Z'),
  endDate: new Date('2026-07-04T22:00:00Z'),
  respondBy: null,
  confirmedAt: null,
  captainWanted: false,
  captainAnswer: null,
  ownerAccepted: false,
  proposal: null,
  calledOff: null,
  endedCalledOff: null,
  deposit: depositStanding(paid),
  chooseRefundBy: null,
};

export const CONFIRMED: BookingFacts = {
  ...REQUEST,
  status: 'confirmed',
  confirmedAt: addHours(REQUEST.startDate, -200),
};

const hours = fc.integer({ min: -300, max: 300 });
/** Around the start, and around the charter itself as often. */
const near = fc.oneof(hours, fc.integer({ min: -6, max: 8 })).map((count) => addHours(REQUEST.startDate, count));
const deposit = fc.constantFrom(
  REQUEST.deposit,
  depositStanding({ ...paid, paymentIntentId: null }),
  depositStanding({ ...paid, depositCents: 0 }),
  null,
);

/** An owner's proposal for a request, whose deadline is the request's. */
const OWNERS = { by: 'owner', respondBy: null } as const;

/** What a request may wait for, one at a time. */
const waits = fc.constantFrom<Partial<BookingFacts>>(
  {},
  { captainAnswer: 'awaited' },
  { captainAnswer: 'accepted' },
  { captainAnswer: 'awaited', ownerAccepted: true },
  { proposal: OWNERS },
  { proposal: OWNERS, captainAnswer: 'awaited' },
  { captainWanted: true },
  { captainWanted: true, ownerAccepted: true },
);

const requests = fc
  .record({ waits, respondBy: fc.option(near), deposit })
  .map(({ waits: wait, ...rest }): BookingFacts => ({ ...REQUEST, ...rest, ...wait }));

/** A proposal is over with the next act, so that none waits while a captain is to be chosen. */
const charters = fc
  .record({
    captainWanted: fc.boolean(),
    by: fc.constantFrom('renter', 'owner', null),
    calledOff: fc.option(
      fc.record({
        cause: fc.constantFrom('weather', 'mechanical'),
        by: fc.constantFrom('owner', 'captain', 'administrator'),
        chooseBy: near,
      }),
    ),
    time: near,
    deposit,
  })
  .map(({ captainWanted, by, time, ...rest }): BookingFacts => ({
    ...CONFIRMED,
    ...rest,
    captainWanted,
    respondBy: captainWanted ? time : null,
    proposal: captainWanted || by === null ? null : { by, respondBy: time },
  }));

const ends = fc
  .record({ outcome: fc.constantFrom(...OUTCOMES), confirmedAt: fc.option(near), deposit })
  .map((rest): BookingFacts => ({ ...REQUEST, ...rest, status: 'cancelled' }));

/** Bookings as they may be, and times around all of their deadlines. */
export const bookingFacts = fc.record({
  facts: fc.oneof(requests, charters, ends, fc.constant<BookingFacts>({ ...CONFIRMED, status: 'completed' })),
  now: near,
});
