import type { BookingStatement } from '@harbourline/contracts';
import { depositDivided, depositPaid, refundPaid, type Entries, type Settlement } from '@harbourline/policy';
import {
  bookedUnder,
  dueDivision,
  usedCents,
  type Booked,
  type BooksOfPayment,
} from '../../src/domain/comparisons/books-of-payment';
import { compareBooks } from '../../src/domain/comparisons/compare-books';
import { compareStatement, type KnownBooking } from '../../src/domain/comparisons/compare-statement';
import { eachOnce, inDollars, inWords, nameOf, saySame } from '../../src/domain/comparisons/difference';
import { findDifferences, type OwnRecord, type ProviderRecord } from '../../src/domain/comparisons/find-differences';
import { wholeRefund } from '../../src/domain/settlements/fit-settlement';
import type { Credit, CreditUse, Dispute, Payment, Payout, Refund } from '../../src/generated/prisma/client';

const NOW = new Date('2026-07-01T12:00:00Z');

const booked = (name: string, entries: Entries): Booked[] =>
  Object.entries(entries).map(([account, cents]) => ({ name, account, cents }));

const PAYMENT = {
  ...{ id: 7, status: 'succeeded', amountCents: 500, capturedCents: 300, creditCents: 200 },
  ...{ refundRequestedCents: 0, claimUntil: null, paymentIntentId: 'pi_1' },
} as Payment;
const USE = { creditId: 4, cents: 200, status: 'used' } as CreditUse;
const BOOKING = {
  ...{ id: 31, status: 'confirmed', depositCents: 500, settlement: null, refundChoice: null },
} as NonNullable<BooksOfPayment['booking']>;
const PAID = booked('payment:7', depositPaid({ cardCents: 300, creditCents: 200 }));

/** A deposit that was paid by card and credit, of a charter to come. */
const HELD: BooksOfPayment = {
  ...{ payment: PAYMENT, refunds: [], uses: [USE], disputes: [], unexplained: [], booking: BOOKING },
  ...{ payout: null, credit: null, givenBackCents: 0, lines: PAID },
};

const COMPLETED: Settlement = {
  ...{ rule: 'completed', refundCents: 0, creditInstead: false, ownerKeepsCents: 180, platformKeepsCents: 300 },
  ...{ taxCents: 20, policyVersion: 1 },
};
const divided = (settlement: Settlement, choice: 'refund' | 'credit' | null = null) =>
  booked('settlement:31', depositDivided({ depositCents: 500, creditCents: 200, settlement, choice }));
const PAYOUT = { bookingId: 31, amountCents: 180, taxCents: 20, commissionCents: 300, paidOutCents: 0 } as Payout;
/** The same after the charter. */
const SETTLED: BooksOfPayment = {
  ...HELD,
  booking: { ...BOOKING, status: 'completed', settlement: COMPLETED },
  payout: PAYOUT,
  lines: [...PAID, ...divided(COMPLETED)],
};

const REFUND = { id: 3, bookingId: 31, status: 'succeeded', amountCents: 300, providerRefundId: 're_1' } as Refund;
const BACK = wholeRefund(500);
/** The same where all went back. */
const REFUNDED: BooksOfPayment = {
  ...HELD,
  payment: { ...PAYMENT, refundRequestedCents: 300 },
  ...{ refunds: [REFUND], uses: [{ ...USE, status: 'returned' }] },
  booking: { ...BOOKING, status: 'cancelled', settlement: BACK },
  lines: [...PAID, ...divided(BACK), ...booked('refund:3', refundPaid(300))],
};

const CHOICE: Settlement = { ...BACK, rule: 'R6', creditInstead: true };
const CREDIT = { id: 9, amountCents: 500 } as Credit;
/** The same where the renter took a credit. */
const CREDITED: BooksOfPayment = {
  ...HELD,
  booking: { ...BOOKING, status: 'cancelled', settlement: CHOICE, refundChoice: 'credit' },
  credit: CREDIT,
  lines: [...PAID, ...divided(CHOICE, 'credit')],
};

const said = (books: BooksOfPayment) =>
  compareBooks(books).map(({ kind, row, cents }) => `${kind}: ${inWords(row)} ${cents}`);

describe('what is stored of a payment', () => {
  it.each<[string, BooksOfPayment]>([
    ['a charter to come', HELD],
    ['a charter that has taken place', SETTLED],
    ['one that was refunded', REFUNDED],
    ['one for which a credit was taken', CREDITED],
    [
      'one that nobody has paid',
      {
        ...HELD,
        payment: { ...PAYMENT, status: 'open' as const },
        booking: null,
        uses: [{ ...USE, status: 'held' }],
        lines: [],
      },
    ],
  ])('agrees with itself: %s', (_, books) => {
    expect(said(books)).toEqual([]);
  });

  it.each<[string, BooksOfPayment, string[]]>([
    [
      'what was captured',
      { ...HELD, payment: { ...PAYMENT, capturedCents: 310, amountCents: 510 } },
      [
        'amount_differs: payments 7, captured_cents. payments: credits 2.00, deposits -5.10, provider 3.10; ledger_entries: credits 2.00, deposits -5.00, provider 3.00 (payment:7). 10',
      ],
    ],
    [
      'what credits paid',
      { ...HELD, payment: { ...PAYMENT, creditCents: 210, amountCents: 510 } },
      [
        'amount_differs: payments 7, credit_cents. payments: credits 2.10, deposits -5.10, provider 3.00; ledger_entries: credits 2.00, deposits -5.00, provider 3.00 (payment:7). -10',
      ],
    ],
    [
      'a line of the books',
      { ...HELD, lines: booked('payment:7', { provider: 310, credits: 200, deposits: -500 }) },
      ['amount_differs: ledger_entries payment:7, provider. ledger_entries: 3.10; payments: 3.00. 10'],
    ],
    [
      'what was paid in all',
      { ...HELD, payment: { ...PAYMENT, amountCents: 400 } },
      ['amount_differs: payments 7, amount_cents. payments: 4.00; ledger_entries: 5.00. -100'],
    ],
    [
      'what is to be refunded',
      { ...HELD, payment: { ...PAYMENT, refundRequestedCents: 30 } },
      ['amount_differs: payments 7, refund_requested_cents. payments: 0.30; refunds: 0.00. 30'],
    ],
    [
      'a payment that is booked and was not made',
      { ...HELD, payment: { ...PAYMENT, status: 'cancelled' } },
      [
        'status_differs: payments 7, status. payments: nothing; ledger_entries: credits 2.00, deposits -5.00, provider 3.00 (payment:7). 200',
      ],
    ],
    [
      'a line about nothing',
      { ...HELD, lines: [...PAID, { name: 'gift:1', account: 'bank', cents: 5 }] },
      [
        'amount_differs: ledger_entries gift:1, bank. ledger_entries: 0.05; payments: nothing that it could be about. 5',
      ],
    ],
    [
      'a line about a refund that there is not',
      { ...HELD, lines: [...PAID, ...booked('refund:12', refundPaid(50))] },
      ['status_differs: refunds 12, id. refunds: no such row; ledger_entries: refund:12. 50'],
    ],
    [
      'a dispute that there is not',
      {
        ...HELD,
        lines: [
          ...PAID,
          { name: 'dispute:5:lost', account: 'platform', cents: 0 },
          { name: 'dispute:5:lost', account: 'disputed', cents: 1 },
        ],
      },
      ['status_differs: disputes 5, id. disputes: no such row; ledger_entries: dispute:5:lost. 1'],
    ],
    [
      'a payment that no booking claims',
      { ...HELD, booking: null },
      ['status_differs: bookings of payment 7, id. bookings: no such row; payments: paid. 500'],
    ],
    [
      'the deposit of its booking',
      { ...HELD, booking: { ...BOOKING, depositCents: 400 } },
      ['amount_differs: bookings 31, deposit_cents. bookings: 4.00; payments: 5.00. -100'],
    ],
    [
      'a booking to come whose deposit was not paid',
      { ...HELD, payment: { ...PAYMENT, status: 'cancelled', capturedCents: 300 }, uses: [], lines: [] },
      ['status_differs: bookings 31, status. bookings: confirmed; payments: nothing of the deposit is left. -300'],
    ],
    [
      'a division that is not booked',
      { ...SETTLED, lines: PAID },
      [
        'amount_differs: ledger_entries settlement:31, deposits. ledger_entries: 0.00; bookings: 5.00. -500',
        'amount_differs: ledger_entries settlement:31, owners. ledger_entries: 0.00; bookings: -1.80. 180',
        'amount_differs: ledger_entries settlement:31, platform. ledger_entries: 0.00; bookings: -3.00. 300',
        'amount_differs: ledger_entries settlement:31, taxes. ledger_entries: 0.00; bookings: -0.20. 20',
      ],
    ],
    [
      'what an owner gets',
      { ...SETTLED, payout: { ...PAYOUT, amountCents: 170, taxCents: 21, commissionCents: 302 } },
      [
        'amount_differs: payouts 31, amount_cents. payouts: 1.70; bookings: 1.80. -10',
        'amount_differs: payouts 31, tax_cents. payouts: 0.21; bookings: 0.20. 1',
        'amount_differs: payouts 31, commission_cents. payouts: 3.02; bookings: 3.00. 2',
      ],
    ],
    [
      'a payout that there is not',
      { ...SETTLED, payout: null },
      ['status_differs: payouts 31, booking_id. payouts: no such row; bookings: 1.80. 180'],
    ],
    [
      'a payout that is not booked',
      { ...SETTLED, payout: { ...PAYOUT, paidOutCents: 180 } },
      [
        'amount_differs: ledger_entries payout:31, bank. ledger_entries: 0.00; payouts: -1.80. 180',
        'amount_differs: ledger_entries payout:31, owners. ledger_entries: 0.00; payouts: 1.80. -180',
      ],
    ],
    [
      'what is refunded',
      {
        ...REFUNDED,
        refunds: [{ ...REFUND, amountCents: 290 }],
        payment: { ...PAYMENT, refundRequestedCents: 290 },
        lines: [...PAID, ...divided(BACK), ...booked('refund:3', refundPaid(290))],
      },
      ['amount_differs: refunds 3, amount_cents. refunds: 2.90; ledger_entries: 3.00. -10'],
    ],
    [
      'a refund that is owed and not there',
      { ...HELD, uses: REFUNDED.uses, booking: REFUNDED.booking, lines: [...PAID, ...divided(BACK)] },
      ['amount_differs: refunds of booking 31, amount_cents. refunds: no such row; ledger_entries: 3.00. -300'],
    ],
    [
      'a refund that is booked and has not succeeded',
      { ...REFUNDED, refunds: [{ ...REFUND, status: 'failed' }] },
      [
        'status_differs: refunds 3, status. refunds: nothing; ledger_entries: provider -3.00, refunds 3.00 (refund:3). -300',
      ],
    ],
    [
      'the credit that was issued',
      { ...CREDITED, credit: { ...CREDIT, amountCents: 400 } },
      ['amount_differs: credits 9, amount_cents. credits: 4.00; bookings: 5.00. -100'],
    ],
    [
      'a credit that there is not',
      { ...CREDITED, credit: null },
      ['status_differs: credits of booking 31, id. credits: no such row; bookings: 5.00. 500'],
    ],
    [
      'what the payment took of credits',
      { ...HELD, uses: [{ ...USE, cents: 150 }] },
      ['amount_differs: credit_uses 4:7, cents. credit_uses: 1.50; payments: 2.00. -50'],
    ],
    [
      'what it took of several credits',
      { ...HELD, uses: [USE, { ...USE, creditId: 5 }] },
      ['amount_differs: credit_uses of payment 7, cents. credit_uses: 4.00; payments: 2.00. 200'],
    ],
    [
      'what a canceled payment still holds',
      {
        ...HELD,
        payment: { ...PAYMENT, status: 'cancelled' },
        booking: null,
        uses: [{ ...USE, status: 'held' }],
        lines: [],
      },
      ['amount_differs: credit_uses 4:7, cents. credit_uses: 2.00; payments: 0.00. 200'],
    ],
  ])('is told where it differs: %s', (_, books, differences) => {
    expect(said(books)).toEqual(differences);
  });

  it('waits for the claim of a booking, and for one of before that is not heard of', () => {
    expect(said({ ...HELD, booking: null, payment: { ...PAYMENT, claimUntil: NOW } })).toEqual([]);
    expect(said({ ...SETTLED, payout: null, booking: { ...BOOKING, depositCents: null } })).toEqual([]);
  });

  it('is summed by name and account', () => {
    const lines = [...PAID, ...booked('payment:7', { provider: 5 }), ...booked('refund:1', { provider: -9 })];
    expect(bookedUnder({ lines }, (name) => name === 'payment:7')).toEqual({
      provider: 305,
      credits: 200,
      deposits: -500,
    });
    expect(usedCents({ uses: [USE, { ...USE, status: 'held' }] }, 'used')).toBe(200);
    expect(usedCents({ uses: [USE, { ...USE, status: 'held' }] }, 'used', 'held')).toBe(400);
  });
});

describe('a payment that no booking claimed', () => {
  const unclaimed = { ...REFUND, bookingId: null, amountCents: 300 } as Refund;
  const alone = { ...PAYMENT, creditCents: 0, amountCents: 300, refundRequestedCents: 300 };
  const due = booked(
    'refund-due:3',
    depositDivided({ depositCents: 300, creditCents: 0, settlement: wholeRefund(300), choice: null }),
  );
  const books: BooksOfPayment = {
    ...{ ...HELD, payment: alone, uses: [], booking: null, refunds: [unclaimed] },
    lines: [
      ...booked('payment:7', depositPaid({ cardCents: 300, creditCents: 0 })),
      ...due,
      ...booked('refund:3', refundPaid(300)),
    ],
  };

  it('goes back whole', () => {
    expect(said(books)).toEqual([]);
    expect(dueDivision(books)).toMatchObject({
      settlement: { refundCents: 300 },
      entries: { deposits: 300, refunds: -300 },
    });
  });

  it('is told by its refund where that is not booked', () => {
    const lines = books.lines.filter(({ name }) => name !== 'refund-due:3');
    expect(said({ ...books, lines })).toEqual([
      'amount_differs: refunds 3, amount_cents. refunds: 3.00; ledger_entries: 0.00. 300',
    ]);
  });
});

describe('disputes', () => {
  const dispute = {
    ...{ id: 5, status: 'open', withdrawnCents: 300, reinstatedCents: 0, amountCents: 300, closedAt: null },
  } as Dispute;
  const withdrawn = booked('dispute:5:withdrawn', { disputed: 300, provider: -300 });
  const lost = booked('dispute:5:lost', { platform: 300, disputed: -300 });
  const books = (more: Partial<Dispute>, ...lines: Booked[][]): BooksOfPayment => ({
    ...{ ...HELD, disputes: [{ ...dispute, ...more }], lines: [...PAID, ...lines.flat()] },
  });

  it('are booked as they have moved money, and as the loss they end with', () => {
    expect(said(books({}, withdrawn))).toEqual([]);
    expect(said(books({ status: 'lost', closedAt: NOW }, withdrawn, lost))).toEqual([]);
    const reinstated = booked('dispute:5:reinstated', { disputed: -300, provider: 300 });
    expect(said(books({ status: 'won', closedAt: NOW, reinstatedCents: 300 }, withdrawn, reinstated))).toEqual([]);
  });

  it('are told where less is booked than was noted, or no loss, or no end', () => {
    expect(said(books({}))).toEqual([
      'amount_differs: ledger_entries dispute:5:withdrawn, disputed. ledger_entries: 0.00; disputes: 3.00. -300',
      'amount_differs: ledger_entries dispute:5:withdrawn, provider. ledger_entries: 0.00; disputes: -3.00. 300',
    ]);
    expect(said(books({ status: 'lost', closedAt: NOW }, withdrawn))).toEqual([
      'amount_differs: ledger_entries dispute:5:lost, disputed. ledger_entries: 0.00; disputes: -3.00. 300',
      'amount_differs: ledger_entries dispute:5:lost, platform. ledger_entries: 0.00; disputes: 3.00. -300',
    ]);
    expect(said(books({}, withdrawn, lost))).toEqual([
      'status_differs: disputes 5, status. disputes: nothing; ledger_entries: disputed -3.00, platform 3.00 (dispute:5:lost). -300',
    ]);
    expect(said(books({ closedAt: NOW }, withdrawn))).toEqual([
      'status_differs: disputes 5, status. disputes: open; disputes, closed_at: 2026-07-01T12:00:00.000Z. 300',
    ]);
    expect(said(books({ status: 'won' }, withdrawn))).toEqual([
      'status_differs: disputes 5, status. disputes: won; disputes, closed_at: not closed. 300',
    ]);
  });
});

describe('a refund behind our back', () => {
  const unexplained = [{ providerId: 're_9', cents: -40 }];
  const gone = booked('unexplained:re_9', { unexplained: 40, provider: -40 });
  const returned = booked('unexplained:re_9:returned', { unexplained: -40, provider: 40 });
  const books = (...lines: Booked[][]): BooksOfPayment => ({ ...HELD, unexplained, lines: [...PAID, ...lines.flat()] });

  it('is kept apart in the books, and taken back when the bank returns it', () => {
    expect(said(books(gone))).toEqual([]);
    expect(said(books(gone, returned))).toEqual([]);
    expect(said(books())).toHaveLength(2);
    expect(said(books(gone, booked('unexplained:re_9:returned', { unexplained: -30, provider: 30 })))).toEqual([
      'amount_differs: discrepancies re_9, cents. discrepancies: provider 0.40, unexplained -0.40; ledger_entries: provider 0.30, unexplained -0.30 (unexplained:re_9:returned). -10',
    ]);
  });

  it('leaves nothing of a deposit once it is as much', () => {
    const whole = [{ providerId: 're_9', cents: -300 }];
    const alone = { ...PAYMENT, creditCents: 0, amountCents: 300 };
    const lines = [
      ...booked('payment:7', depositPaid({ cardCents: 300, creditCents: 0 })),
      ...booked('unexplained:re_9', { unexplained: 300, provider: -300 }),
    ];
    const booking = { ...BOOKING, depositCents: 300 };
    const taken: BooksOfPayment = { ...HELD, payment: alone, uses: [], booking, unexplained: whole, lines };
    expect(said(taken)).toEqual([
      'status_differs: bookings 31, status. bookings: confirmed; payments: nothing of the deposit is left. -300',
    ]);
    expect(said({ ...taken, booking: { ...booking, status: 'cancelled' } })).toEqual([]);
    const back = booked('unexplained:re_9:returned', { unexplained: -300, provider: 300 });
    expect(said({ ...taken, lines: [...lines, ...back] })).toEqual([]);
  });
});

describe('what booking says of a booking', () => {
  const statement = {
    ...{ id: 31, status: 'completed', renterId: 1, paymentIntentId: 'pi_1', depositCents: 500, refundCents: 0 },
    ...{ settlement: COMPLETED, refundChoice: null, refundedCents: 0, refundedAt: null },
  } as BookingStatement;
  const kept = {
    ...{ id: 31, status: 'completed', renterId: 1, paymentIntentId: 'pi_1', depositCents: 500 },
    ...{ settlement: COMPLETED, refundChoice: null },
  } as KnownBooking['kept'];
  const known: KnownBooking = { kept, payment: { id: 7, status: 'succeeded' }, refundedCents: 0 };
  const told = (more: Partial<BookingStatement> | null, here: Partial<KnownBooking> = {}) =>
    compareStatement(31, more === null ? undefined : { ...statement, ...more }, { ...known, ...here }).map(
      ({ kind, row, cents, paymentId }) => `${kind}: ${inWords(row)} ${cents} ${paymentId}`,
    );

  it('agrees with what payments knows', () => {
    expect(told({})).toEqual([]);
    expect(told(null, { kept: undefined })).toEqual([]);
  });

  it.each<[string, Partial<BookingStatement> | null, Partial<KnownBooking>, string[]]>([
    [
      'nothing',
      null,
      {},
      ['status_differs: bookings 31, id. booking: no such row; payments: a completed booking. 0 7'],
    ],
    [
      'one unheard of',
      {},
      { kept: undefined },
      ['status_differs: bookings 31, id. booking: a completed booking; payments: no such row. 0 7'],
    ],
    [
      'its status',
      { status: 'confirmed' },
      {},
      ['status_differs: bookings 31, status. booking: confirmed; payments: completed. 0 7'],
    ],
    ['its renter', { renterId: 2 }, {}, ['status_differs: bookings 31, renter_id. booking: 2; payments: 1. 0 7']],
    [
      'its deposit',
      { depositCents: 400 },
      {},
      ['amount_differs: bookings 31, deposit_cents. booking: 4.00; payments: 5.00. -100 7'],
    ],
    [
      'the choice',
      { refundChoice: 'credit' },
      {},
      ['status_differs: bookings 31, refund_choice. booking: credit; payments: nothing. 0 7'],
    ],
    [
      'its payment',
      { paymentIntentId: 'pi_2' },
      { payment: undefined },
      [
        'status_differs: bookings 31, payment_intent_id. booking: pi_2; payments: pi_1. 0 null',
        'status_differs: payments pi_2, intent_id. payments: no such row; booking: paid for booking 31. 0 null',
      ],
    ],
    [
      'a payment that was not made',
      {},
      { payment: { id: 7, status: 'open' } },
      ['status_differs: payments 7, status. payments: open; booking: paid for booking 31. 0 7'],
    ],
    [
      'the division',
      {
        settlement: {
          ...COMPLETED,
          rule: 'R8',
          ownerKeepsCents: 170,
          platformKeepsCents: 311,
          taxCents: 19,
          creditInstead: true,
        },
      },
      {},
      [
        'status_differs: bookings 31, refund_rule. booking: R8; payments: completed. 0 7',
        'amount_differs: bookings 31, owner_keeps_cents. booking: 1.70; payments: 1.80. -10 7',
        'amount_differs: bookings 31, platform_keeps_cents. booking: 3.11; payments: 3.00. 11 7',
        'amount_differs: bookings 31, tax_cents. booking: 0.19; payments: 0.20. -1 7',
        'status_differs: bookings 31, credit_instead. booking: true; payments: false. 0 7',
      ],
    ],
    [
      'a division that payments does not know',
      { settlement: { ...BACK, refundCents: 500 } },
      { kept: kept && { ...kept, settlement: null } },
      [
        'status_differs: bookings 31, refund_rule. booking: R3; payments: nothing. 0 7',
        'amount_differs: bookings 31, refund_cents. booking: 5.00; payments: nothing. 500 7',
        'status_differs: bookings 31, owner_keeps_cents. booking: 0.00; payments: nothing. 0 7',
        'status_differs: bookings 31, platform_keeps_cents. booking: 0.00; payments: nothing. 0 7',
        'status_differs: bookings 31, tax_cents. booking: 0.00; payments: nothing. 0 7',
        'status_differs: bookings 31, credit_instead. booking: false; payments: undefined. 0 7',
      ],
    ],
    [
      'what has gone back',
      { refundedCents: 40 },
      { refundedCents: 100 },
      ['amount_differs: bookings 31, booking_history.money_cents. booking: 0.40; payments: 1.00. -60 7'],
    ],
    [
      'that all has gone back',
      { refundedAt: NOW.toISOString() },
      {},
      [
        'status_differs: bookings 31, refunded_at. booking: 2026-07-01T12:00:00.000Z; payments: not all has gone back. 0 7',
      ],
    ],
    [
      'that not all has',
      { refundCents: 40, refundedCents: 40 },
      { refundedCents: 40 },
      ['status_differs: bookings 31, refunded_at. booking: nothing; payments: all has gone back. 0 7'],
    ],
  ])('is told where it differs: %s', (_, more, here, differences) => {
    expect(told(more, here)).toEqual(differences);
  });

  it('is not compared where a dispute has changed what goes back, or booking was not heard of since', () => {
    expect(told({ refundCents: 100, refundedCents: 40 }, { refundedCents: null })).toEqual([]);
    const old = { kept: kept && { ...kept, depositCents: null } } as Partial<KnownBooking>;
    expect(told({ depositCents: 400 }, old)).toEqual([]);
    expect(told({ refundCents: null, refundedCents: 40 }, { refundedCents: 40 })).toEqual([]);
  });
});

describe('what the provider says of a payment', () => {
  const refund = { id: 1, amountCents: 60, status: 'succeeded' as const, providerRefundId: 're_1', succeededAt: NOW };
  const dispute = { id: 5, providerDisputeId: 'dp_1', status: 'open' as const, amountCents: 100, closedAt: null };
  const ours: OwnRecord = {
    id: 7,
    paymentIntentId: 'pi_1',
    capturedCents: 100,
    refunds: [refund],
    disputes: [dispute],
  };
  const theirs: ProviderRecord = {
    asOf: new Date(NOW.getTime() + 1),
    intent: { status: 'succeeded', receivedCents: 100, currency: 'cad' },
    refunds: [{ id: 're_1', amountCents: 60, failed: false, refundId: 1 }],
    disputes: [{ providerDisputeId: 'dp_1', status: 'open', amountCents: 100 }],
  };
  const found = (more: Partial<ProviderRecord>, here: Partial<OwnRecord> = {}) =>
    findDifferences({ ...ours, ...here }, { ...theirs, ...more }).map(
      ({ kind, providerId, row, cents }) => `${kind} ${providerId}: ${inWords(row)} ${cents}`,
    );

  it.each<[Partial<ProviderRecord>, Partial<OwnRecord>, string[]]>([
    [{}, {}, []],
    [
      { intent: null },
      {},
      ['status_differs pi_1: payments 7, status. payments: succeeded; provider: no such row. -100'],
    ],
    [
      { intent: { status: 'open', receivedCents: 0, currency: 'cad' } },
      {},
      ['status_differs pi_1: payments 7, status. payments: succeeded; provider: open. -100'],
    ],
    [
      { intent: { status: 'succeeded', receivedCents: 90, currency: 'usd' } },
      {},
      ['amount_differs pi_1: payments 7, captured_cents. payments: 1.00 CAD; provider: 0.90 USD. -10'],
    ],
    [
      { refunds: [...theirs.refunds, { id: 're_2', amountCents: 40, failed: false, refundId: null }] },
      {},
      ['unknown_refund re_2: refunds re_2, provider_refund_id. refunds: no such row; provider: re_2, 0.40. -40'],
    ],
    [
      { refunds: [] },
      {},
      ['status_differs re_1: refunds 1, provider_refund_id. refunds: re_1, 0.60; provider: no such row. 60'],
    ],
    [
      { refunds: [{ id: 're_1', amountCents: 50, failed: false, refundId: 1 }] },
      {},
      ['amount_differs re_1: refunds 1, amount_cents. refunds: 0.60; provider: 0.50. 10'],
    ],
    [
      { disputes: [] },
      {},
      ['status_differs dp_1: disputes 5, provider_dispute_id. disputes: dp_1; provider: no such row. -100'],
    ],
    [
      { disputes: [{ providerDisputeId: 'dp_1', status: 'won', amountCents: 100 }] },
      {},
      ['status_differs dp_1: disputes 5, status. disputes: open; provider: won. -100'],
    ],
    [
      { disputes: [{ providerDisputeId: 'dp_1', status: 'open', amountCents: 90 }] },
      {},
      ['amount_differs dp_1: disputes 5, amount_cents. disputes: 1.00; provider: 0.90. -100'],
    ],
  ])('is told where it differs: %#', (more, here, differences) => {
    expect(found(more, here)).toEqual(differences);
  });

  it('may be older than a refund or an end of a dispute of ours', () => {
    expect(found({ refunds: [], asOf: NOW })).toEqual([]);
    expect(found({ refunds: [] }, { refunds: [{ ...refund, providerRefundId: null }] })).toEqual([]);
    const closed = (ms: number) => ({
      disputes: [{ ...dispute, status: 'won' as const, closedAt: new Date(theirs.asOf.getTime() - ms) }],
    });
    expect(found({}, closed(59_999))).toEqual([]);
    expect(found({}, closed(60_000))).toHaveLength(1);
  });

  it('may be what we are just asking for', () => {
    const asked = [{ ...refund, status: 'requested' as const, providerRefundId: null, succeededAt: null }];
    expect(found({}, { refunds: asked })).toEqual([]);
  });
});

describe('a difference', () => {
  const row = { table: 'refunds', id: '7', field: 'amount_cents', says: { refunds: '1.00', ledger_entries: '2.00' } };

  it('has one name for its row and field, and says the same whatever the order', () => {
    expect(nameOf(row)).toBe('refunds 7 amount_cents');
    expect(inWords(row)).toBe('refunds 7, amount_cents. refunds: 1.00; ledger_entries: 2.00.');
    expect(inDollars(-5)).toBe('-0.05');
    expect(saySame(row, { ...row, says: { ledger_entries: '2.00', refunds: '1.00' } })).toBe(true);
    expect(saySame(row, { ...row, says: { ...row.says, refunds: '1.50' } })).toBe(false);
    expect(saySame(row, { ...row, id: '8' })).toBe(false);
  });

  it('is told once of a row and field, by the first word about it', () => {
    const [first, second, third] = [
      { row, at: 1 },
      { row, at: 2 },
      { row: { ...row, id: '8' }, at: 3 },
    ];
    expect(eachOnce([first, second, third])).toEqual([first, third]);
  });
});
