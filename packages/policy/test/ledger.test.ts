import fc from 'fast-check';
import {
  ACCOUNTS,
  depositDivided,
  depositPaid,
  depositPaidOutside,
  disputeLost,
  disputeWithdrawn,
  entriesBetween,
  givenBackByHand,
  ownerPaidOut,
  refundFor,
  refundPaid,
  settleCompleted,
  sumOf,
  unexplainedPaid,
  type DepositToDivide,
  type Entries,
} from '../src';
import { endings } from './arbitraries';

const cents = fc.nat({ max: 10_000_000 });
const either = fc.integer({ min: -10_000_000, max: 10_000_000 });

/** A deposit that is divided by each of the rules, or still waits, with every choice and part of it paid by credit. */
const divisions: fc.Arbitrary<DepositToDivide> = fc
  .record({
    ending: endings,
    completed: fc.record({ commissionCents: cents, taxPercent: fc.integer({ min: 0, max: 30 }) }),
    as: fc.constantFrom('ended', 'ended', 'ended', 'completed', 'to come'),
    creditShare: fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })),
    choice: fc.constantFrom('credit', 'refund', null),
  })
  .map(({ ending, completed, as, creditShare, choice }) => {
    const { depositCents } = ending;
    const settlement =
      as === 'ended' ? refundFor(ending) : as === 'completed' ? settleCompleted({ depositCents, ...completed }) : null;
    const creditCents = Math.floor(depositCents * creditShare);
    return { depositCents, creditCents, settlement, choice: settlement?.creditInstead ? choice : null };
  });

/** Any entries that sum to zero. */
const balancedEntries: fc.Arbitrary<Entries> = fc
  .dictionary(fc.constantFrom(...ACCOUNTS.slice(1)), either)
  .map((entries) => ({ ...entries, provider: -sumOf(entries) }));

const added = (...all: Entries[]): Entries =>
  Object.fromEntries(
    ACCOUNTS.map((account) => [account, all.reduce((sum, entries) => sum + (entries[account] ?? 0), 0)]),
  );

describe('what is booked', () => {
  it.each<[string, (amount: number) => Entries, Entries]>([
    ['a refund leaves the provider, and is owed no more', refundPaid, { refunds: 100, provider: -100 }],
    ['a deposit that is paid outside comes to the bank', depositPaidOutside, { bank: 100, deposits: -100 }],
    ['what is given back by hand leaves the bank, and is owed no more', givenBackByHand, { refunds: 100, bank: -100 }],
    ['an owner is paid from the bank', ownerPaidOut, { owners: 100, bank: -100 }],
    ['a dispute takes from the provider', disputeWithdrawn, { disputed: 100, provider: -100 }],
    ['a lost dispute is the loss of the platform', disputeLost, { platform: 100, disputed: -100 }],
    ['what nobody can explain is kept apart', unexplainedPaid, { unexplained: 100, provider: -100 }],
  ])('%s; and sums to zero in either direction, for every amount', (_, booked, example) => {
    expect(booked(100)).toEqual(example);
    fc.assert(fc.property(either, (amount) => expect(sumOf(booked(amount))).toBe(0)));
    expect(booked(0)).toEqual({});
    expect(() => booked(0.5)).toThrow(RangeError);
  });

  it('of a deposit is owed for charters to come, whether it came by card or credit', () => {
    expect(depositPaid({ cardCents: 30_000, creditCents: 11_500 })).toEqual({
      provider: 30_000,
      credits: 11_500,
      deposits: -41_500,
    });
    expect(depositPaid({ cardCents: 0, creditCents: 41_500 })).toEqual({ credits: 41_500, deposits: -41_500 });
    fc.assert(
      fc.property(cents, cents, (cardCents, creditCents) => {
        expect(sumOf(depositPaid({ cardCents, creditCents }))).toBe(0);
      }),
    );
  });
});

describe('depositDivided', () => {
  it('books nothing while the charter is to come', () => {
    expect(depositDivided({ depositCents: 41_500, creditCents: 0, settlement: null, choice: null })).toEqual({});
  });

  it('divides a completed charter among owner, platform and taxes', () => {
    const settlement = settleCompleted({ depositCents: 41_500, commissionCents: 24_900, taxPercent: 13 });
    expect(depositDivided({ depositCents: 41_500, creditCents: 5_000, settlement, choice: null })).toEqual({
      deposits: 41_500,
      owners: -14_442,
      taxes: -2_158,
      platform: -24_900,
    });
  });

  it('books what an owner owes where the deposit does not cover the commission', () => {
    const settlement = settleCompleted({ depositCents: 10_000, commissionCents: 15_000, taxPercent: 0 });
    const entries = depositDivided({ depositCents: 10_000, creditCents: 0, settlement, choice: null });
    expect(entries).toEqual({ deposits: 10_000, owners: 5_000, platform: -15_000 });
  });

  it.each([
    ['a refund of what was paid by card, the rest as credit', 10_000, null, { refunds: -31_500, credits: -10_000 }],
    ['the same where the refund was chosen', 10_000, 'refund', { refunds: -31_500, credits: -10_000 }],
    ['all as credit where that was chosen', 10_000, 'credit', { credits: -41_500 }],
    ['all as credit where all was paid so', 41_500, 'refund', { credits: -41_500 }],
    ['all as a refund where all was paid by card', 0, 'refund', { refunds: -41_500 }],
  ] as const)('owes the renter %s', (_, creditCents, choice, owed) => {
    const settlement = { ...refundFor({ cause: 'platform', depositCents: 41_500 }), creditInstead: true };
    expect(depositDivided({ depositCents: 41_500, creditCents, settlement, choice })).toEqual({
      deposits: 41_500,
      ...owed,
    });
  });

  it('sums to zero and owes the renter exactly the refund, for every rule, choice and part paid by credit', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(divisions, (division) => {
        const { settlement, depositCents, creditCents, choice } = division;
        const { refunds = 0, credits = 0, deposits = 0, owners = 0, ...others } = depositDivided(division);
        seen.add(settlement?.rule ?? 'to come');
        expect(refunds + credits + deposits + owners + sumOf(others)).toBe(0);
        expect(deposits).toBe(settlement ? depositCents : 0);
        expect(refunds + credits).toBe(settlement ? 0 - settlement.refundCents : 0);
        expect(Math.max(refunds, credits)).toBeLessThanOrEqual(0);
        // Never more to a card than was paid by it.
        expect(-refunds).toBeLessThanOrEqual(depositCents - creditCents);
        if (choice === 'credit') expect(refunds).toBe(0);
      }),
      { numRuns: 2_000 },
    );
    expect([...seen].sort()).toEqual(['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'completed', 'to come']);
  });

  it.each([41_499, 41_501])('refuses a settlement of another deposit, here of %i cents', (depositCents) => {
    const settlement = refundFor({ cause: 'platform', depositCents: 41_500 });
    expect(() => depositDivided({ depositCents, creditCents: 0, settlement, choice: null })).toThrow(RangeError);
  });
});

describe('entriesBetween', () => {
  it('leads from anything to anything, sums to zero, and names no account twice for nothing', () => {
    fc.assert(
      fc.property(balancedEntries, balancedEntries, (booked, wanted) => {
        const entries = entriesBetween(booked, wanted);
        expect(added(booked, entries)).toEqual(added(wanted));
        expect(sumOf(entries)).toBe(0);
        expect(Object.values(entries)).not.toContain(0);
      }),
    );
  });

  it('leads from one division of a deposit to another, whatever was booked on the way', () => {
    fc.assert(
      fc.property(fc.array(divisions, { maxLength: 6 }), divisions, (way, last) => {
        const booked = [...way, last].reduce<Entries>(
          (sofar, division) => added(sofar, entriesBetween(sofar, depositDivided(division))),
          {},
        );
        expect(booked).toEqual(added(depositDivided(last)));
      }),
    );
  });

  it('books nothing where nothing changes', () => {
    fc.assert(fc.property(balancedEntries, (entries) => expect(entriesBetween(entries, { ...entries })).toEqual({})));
  });

  it('refuses what does not sum to zero', () => {
    expect(() => entriesBetween({}, { provider: 1 })).toThrow(RangeError);
    expect(() => entriesBetween({ bank: -1 }, {})).toThrow(RangeError);
  });
});
