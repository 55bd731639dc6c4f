import fc from 'fast-check';
import {
  addHours,
  freeCancellationUntil,
  instantAt,
  POLICY_VERSION,
  refundFor,
  type Ending,
  type Refund,
  type RefundRule,
} from '../src';
import { endings, endingTimes, minutes } from './arbitraries';

const DEPOSIT = 41_500;
const COMMISSION = 24_900;
const HOUR = 3_600_000;

const toronto = (date: string, time: string) => instantAt(date, time, 'America/Toronto');
const shift = (instant: Date, ms: number) => new Date(instant.getTime() + ms);

const renter = (times: { at: Date; placedAt: Date; start: Date }, taxPercent = 0): Ending => ({
  cause: 'renter',
  depositCents: DEPOSIT,
  commissionCents: COMMISSION,
  taxPercent,
  ...times,
});
const provider = (at: Date, confirmedAt: Date, breach = false): Ending => ({
  cause: 'provider',
  depositCents: DEPOSIT,
  at,
  confirmedAt,
  breach,
});
const breach = (at: Date, start: Date): Ending => ({ cause: 'renter_breach', depositCents: DEPOSIT, at, start });

const of = ({ refundCents, ownerKeepsCents, platformKeepsCents, taxCents }: Refund) => ({
  refundCents,
  ownerKeepsCents,
  platformKeepsCents,
  taxCents,
});
const everythingBack = { refundCents: DEPOSIT, ownerKeepsCents: 0, platformKeepsCents: 0, taxCents: 0 };

describe("R1 and R2, the renter's breach", () => {
  const start = toronto('2026-07-04', '14:00');

  it.each<[string, Date, RefundRule]>([
    ['a month before', addHours(start, -720), 'R2'],
    ['48 hours and a millisecond before', shift(start, -48 * HOUR - 1), 'R2'],
    ['exactly 48 hours before', addHours(start, -48), 'R1'],
    ['at the start', start, 'R1'],
    ['after it', addHours(start, 5), 'R1'],
  ])('%s', (_, at, rule) => {
    const refund = refundFor(breach(at, start));
    const owner = rule === 'R1' ? DEPOSIT : 0;
    expect({ rule: refund.rule, ...of(refund) }).toEqual({
      rule,
      refundCents: 0,
      ownerKeepsCents: owner,
      platformKeepsCents: DEPOSIT - owner,
      taxCents: 0,
    });
  });
});

describe('R3 and R4', () => {
  it.each([
    ['never_confirmed', 'R3'],
    ['platform', 'R4'],
  ] as const)('gives everything back: %s', (cause, rule) => {
    const refund = refundFor({ cause, depositCents: DEPOSIT });
    expect(refund).toMatchObject({ rule, creditInstead: false, policyVersion: POLICY_VERSION });
    expect(of(refund)).toEqual(everythingBack);
  });
});

describe('R5 and R6, the owner or captain', () => {
  const confirmedAt = toronto('2026-06-01', '10:00');

  it.each<[string, Date, boolean, RefundRule]>([
    ['at once', confirmedAt, false, 'R5'],
    ['24 hours later to the millisecond', addHours(confirmedAt, 24), false, 'R5'],
    ['a millisecond after that', shift(addHours(confirmedAt, 24), 1), false, 'R6'],
    ['weeks later, in breach of the terms', addHours(confirmedAt, 400), true, 'R5'],
  ])('%s', (_, at, inBreach, rule) => {
    const refund = refundFor(provider(at, confirmedAt, inBreach));
    expect(refund).toMatchObject({ rule, creditInstead: rule === 'R6' });
    expect(of(refund)).toEqual(everythingBack);
  });
});

describe('R7, R8 and R9, the renter', () => {
  const placedAt = toronto('2026-06-01', '09:00');
  const far = toronto('2026-07-04', '14:00');

  it.each<[string, { at: Date; placedAt: Date; start: Date }, RefundRule]>([
    ['within 24 hours of placing, weeks ahead', { placedAt, at: addHours(placedAt, 24), start: far }, 'R7'],
    ['a millisecond later', { placedAt, at: shift(addHours(placedAt, 24), 1), start: far }, 'R8'],
    ['just more than 72 hours ahead', { placedAt, at: shift(far, -72 * HOUR - 1), start: far }, 'R8'],
    ['exactly 72 hours ahead', { placedAt, at: addHours(far, -72), start: far }, 'R9'],
    ['within 24 hours of placing, but 72 hours ahead', { placedAt, at: placedAt, start: addHours(placedAt, 72) }, 'R9'],
    ['after the start', { placedAt, at: addHours(far, 1), start: far }, 'R9'],
  ])('%s', (_, times, rule) => {
    const shares = {
      R7: everythingBack,
      R8: { refundCents: 0, ownerKeepsCents: 16_600, platformKeepsCents: 24_900, taxCents: 0 },
      R9: { refundCents: 0, ownerKeepsCents: 37_350, platformKeepsCents: 4_150, taxCents: 0 },
    };
    const refund = refundFor(renter(times));
    expect(refund.rule).toBe(rule);
    expect(of(refund)).toEqual(shares[rule as keyof typeof shares]);
  });

  it("takes taxes from the owner's part", () => {
    const late = renter({ placedAt, at: far, start: far }, 13);
    expect(of(refundFor(late))).toEqual({
      refundCents: 0,
      ownerKeepsCents: 37_350 - 4_856,
      platformKeepsCents: 4_150,
      taxCents: 4_856,
    });
  });

  it('leaves the owner nothing of a deposit that does not cover the commission', () => {
    const ending = { ...renter({ placedAt, at: addHours(placedAt, 30), start: far }), commissionCents: DEPOSIT + 1 };
    expect(of(refundFor(ending))).toMatchObject({ ownerKeepsCents: 0, platformKeepsCents: DEPOSIT });
  });
});

describe('refundFor', () => {
  it('shares out exactly the deposit, and nothing below zero', () => {
    fc.assert(
      fc.property(endings, (ending) => {
        const shares = Object.values(of(refundFor(ending)));
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(ending.depositCents);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('gives a renter all or nothing, and never more for canceling later', () => {
    fc.assert(
      fc.property(endingTimes, fc.nat(200), ({ at, placedAt, start }, hours) => {
        const [now, later] = [at, addHours(at, hours)].map(
          (moment) => refundFor(renter({ at: moment, placedAt, start })).refundCents,
        );
        expect([0, DEPOSIT]).toContain(now);
        expect(later).toBeLessThanOrEqual(now ?? 0);
      }),
    );
  });

  it.each([-1, 0.5, Number.NaN])('refuses %p cents as a deposit', (depositCents) => {
    expect(() => refundFor({ cause: 'platform', depositCents })).toThrow(RangeError);
  });

  it('offers no choice where nothing was paid', () => {
    const [confirmedAt, at] = [toronto('2026-06-01', '10:00'), toronto('2026-07-01', '10:00')];
    const ending = { cause: 'provider', at, confirmedAt, breach: false } as const;
    expect(refundFor({ ...ending, depositCents: 1 })).toMatchObject({ rule: 'R6', creditInstead: true });
    expect(refundFor({ ...ending, depositCents: 0 })).toMatchObject({ rule: 'R6', creditInstead: false });
  });

  it('refuses a commission below nothing', () => {
    const [placedAt, at, start] = [
      toronto('2026-06-01', '10:00'),
      toronto('2026-06-03', '10:00'),
      toronto('2026-07-01', '10:00'),
    ];
    const ending = { ...renter({ placedAt, at, start }), commissionCents: -1 };
    expect(() => refundFor(ending)).toThrow(RangeError);
  });
});

describe('freeCancellationUntil', () => {
  it('is the last instant at which a renter gets the deposit back', () => {
    fc.assert(
      fc.property(minutes, fc.integer({ min: 0, max: 24 * 20 }), (placedAt, hours) => {
        const start = addHours(placedAt, hours);
        const until = freeCancellationUntil({ placedAt, start });
        if (until === null) {
          expect(refundFor(renter({ at: placedAt, placedAt, start })).refundCents).toBe(0);
          return;
        }
        expect(refundFor(renter({ at: until, placedAt, start })).refundCents).toBe(DEPOSIT);
        expect(refundFor(renter({ at: shift(until, 1), placedAt, start })).refundCents).toBe(0);
      }),
    );
  });
});
