import fc from 'fast-check';
import { countsAsSpent, hasSpent, LEAST_KEPT_CENTS, LEAST_TOTAL_CENTS, type SpentFacts } from '../src';

const RUNS = Number(process.env['SEQUENCES'] ?? 100_000);
/** So many take some seconds, and more on a busy machine. */
const WITHIN_MS = 180_000;
const ME = 1;

const COMPLETED: SpentFacts = {
  status: 'completed',
  renterId: ME,
  ownerId: 2,
  totalCents: LEAST_TOTAL_CENTS,
  depositCents: LEAST_KEPT_CENTS,
  paymentIntentId: 'pi_1',
  creditCents: 0,
  paidDate: new Date('2026-06-01T12:00:00Z'),
  refundCents: null,
  returnedCents: 0,
  disputed: false,
};

describe('what counts as spent with others', () => {
  it('is a completed charter of the least total at a boat of somebody else', () => {
    expect(countsAsSpent(COMPLETED)).toBe(true);
  });

  it('is one of which the bank has returned what had gone back', () => {
    expect(countsAsSpent({ ...COMPLETED, returnedCents: -1 })).toBe(true);
  });

  it.each<[string, Partial<SpentFacts>]>([
    ['a request', { status: 'pending' }],
    ['a charter to come', { status: 'confirmed' }],
    ['a charter that was cancelled, even if its deposit is kept', { status: 'cancelled', refundCents: 0 }],
    ['a charter of the renter’s own boat', { ownerId: ME }],
    ['a charter that is too small', { totalCents: LEAST_TOTAL_CENTS - 1 }],
    ['a large charter with a small deposit', { totalCents: 600_000, depositCents: 100 }],
    ['a charter whose deposit went back', { refundCents: LEAST_KEPT_CENTS }],
    ['a charter of which too little of the deposit is left', { refundCents: 1 }],
    ['a charter whose deposit was refunded at the provider', { returnedCents: LEAST_KEPT_CENTS }],
    ['a charter of which a part was refunded at the provider', { refundCents: 0, returnedCents: 1 }],
    ['a charter whose payment is disputed', { disputed: true }],
    ['a charter that nobody paid', { paymentIntentId: null, paidDate: null }],
  ])('is not %s', (_, changes) => {
    expect(countsAsSpent({ ...COMPLETED, ...changes })).toBe(false);
  });
});

/** What people and the clock do with the bookings of one renter: `which` is one of those there are. */
type Act =
  | { do: 'reserve'; ownerId: number; totalCents: number; way: 'card' | 'credit' | 'outside' | 'unpaid' }
  | { do: 'change'; which: number; totalCents: number }
  | { do: 'confirm' | 'complete' | 'reopen' | 'dispute' | 'win' | 'lose'; which: number }
  | { do: 'cancel' | 'refund' | 'dashboard refund'; which: number; percent: number };

const which = fc.nat();
const totalCents = fc.oneof(
  fc.constantFrom(300, LEAST_TOTAL_CENTS - 1, LEAST_TOTAL_CENTS, 600_000),
  fc.integer({ min: 1, max: 1_000_000 }),
);
const percent = fc.constantFrom(0, 50, 90, 99, 100);
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('reserve' as const),
      ownerId: fc.constantFrom(ME, 2, 3),
      totalCents,
      way: fc.constantFrom('card', 'credit', 'outside', 'unpaid' as const),
    }),
    fc.record({ do: fc.constant('change' as const), which, totalCents }),
    fc.record({ do: fc.constantFrom('confirm', 'complete', 'complete', 'reopen' as const), which }),
    fc.record({ do: fc.constantFrom('dispute', 'win', 'lose' as const), which }),
    fc.record({ do: fc.constantFrom('cancel', 'refund', 'dashboard refund' as const), which, percent }),
  ),
  { maxLength: 20 },
);

function reserved({ ownerId, totalCents: total, way }: Extract<Act, { do: 'reserve' }>): SpentFacts {
  const depositCents = Math.ceil(total / 4);
  return {
    ...COMPLETED,
    ...{ status: 'pending', ownerId, totalCents: total, depositCents },
    paymentIntentId: way === 'card' || way === 'credit' ? 'pi_1' : null,
    creditCents: way === 'credit' ? depositCents : 0,
    paidDate: way === 'unpaid' ? null : COMPLETED.paidDate,
  };
}

function after(booking: SpentFacts, act: Exclude<Act, { do: 'reserve' }>): SpentFacts {
  switch (act.do) {
    case 'change':
      return { ...booking, totalCents: act.totalCents };
    case 'confirm':
      return { ...booking, status: 'confirmed' };
    case 'complete':
      return { ...booking, status: 'completed' };
    case 'reopen':
      return { ...booking, status: 'pending', refundCents: null };
    case 'cancel':
      return { ...booking, status: 'cancelled', refundCents: Math.floor((booking.depositCents * act.percent) / 100) };
    case 'refund':
      return { ...booking, refundCents: Math.floor((booking.depositCents * act.percent) / 100) };
    case 'dashboard refund':
      return { ...booking, returnedCents: Math.floor((booking.depositCents * act.percent) / 100) };
    case 'dispute':
      return { ...booking, disputed: true };
    case 'win':
      return { ...booking, disputed: false };
    case 'lose':
      return booking.disputed ? { ...booking, disputed: false, returnedCents: booking.depositCents } : booking;
  }
}

function lived(played: readonly Act[]): SpentFacts[] {
  const bookings: SpentFacts[] = [];
  for (const act of played) {
    if (act.do === 'reserve') bookings.push(reserved(act));
    else if (bookings.length > 0) {
      const place = act.which % bookings.length;
      const booking = bookings[place];
      if (booking) bookings[place] = after(booking, act);
    }
  }
  return bookings;
}

/** What is disputed can come back as a whole. */
function backCents({ depositCents, refundCents, returnedCents, disputed }: SpentFacts): number {
  return disputed ? depositCents : Math.max(refundCents ?? 0, returnedCents);
}

/** What of a renter's money others have, or we: what was paid for their own boat is theirs again. */
function goneCents(bookings: readonly SpentFacts[]): number {
  return bookings
    .filter(({ ownerId, paidDate }) => ownerId !== ME && paidDate !== null)
    .reduce((sum, booking) => sum + booking.depositCents - backCents(booking), 0);
}

const returnedByUs = (booking: SpentFacts) => ({ ...booking, refundCents: booking.depositCents });
const returnedByProvider = (booking: SpentFacts) => ({ ...booking, returnedCents: booking.depositCents });
const disputedByAll = (booking: SpentFacts) => ({ ...booking, disputed: true });

describe('a renter whom nothing limits any more', () => {
  it(
    'has no sequence of acts that ends with all money returned',
    () => {
      fc.assert(
        fc.property(acts, (played) => {
          const ended = lived(played);
          for (const way of [returnedByUs, returnedByProvider, disputedByAll]) {
            const returned = ended.map(way);
            expect(goneCents(returned)).toBe(0);
            expect(hasSpent(returned)).toBe(false);
          }
        }),
        { numRuns: RUNS },
      );
    },
    WITHIN_MS,
  );

  it(
    'has left at least the deposit of the least charter with others, whatever was done',
    () => {
      let trusted = 0;
      fc.assert(
        fc.property(acts, (played) => {
          const bookings = lived(played);
          if (!hasSpent(bookings)) return;
          trusted += 1;
          expect(goneCents(bookings)).toBeGreaterThanOrEqual(LEAST_KEPT_CENTS);
        }),
        { numRuns: RUNS },
      );
      expect(trusted).toBeGreaterThan(0);
    },
    WITHIN_MS,
  );
});
