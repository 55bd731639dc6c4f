import { isCreditOpen } from '../src/features/checkout/is-credit-open';
import { availableCredit, creditUsedFor, splitDeposit } from '../src/shared/lib/credit-sums';

describe('credits', () => {
  it('are added up to the cent', () => {
    expect(availableCredit([{ available: 0.1 }, { available: 0.2 }, { available: 120 }])).toBe(120.3);
    expect(availableCredit([])).toBe(0);
  });

  it('pay as much of a deposit as they can, and never more', () => {
    expect(splitDeposit(415, 120)).toEqual({ credit: 120, card: 295 });
    expect(splitDeposit(415, 415)).toEqual({ credit: 415, card: 0 });
    expect(splitDeposit(415, 500)).toEqual({ credit: 415, card: 0 });
    expect(splitDeposit(0.3, 0.1)).toEqual({ credit: 0.1, card: 0.2 });
  });

  it('count for the booking they were used for alone', () => {
    const use = (bookingId: number | null, amount: number) => ({ bookingId, amount, at: '2026-07-01T00:00:00.000Z' });
    const credits = [{ usedFor: [use(7, 100), use(8, 40)] }, { usedFor: [use(7, 20), use(null, 5)] }];
    expect(creditUsedFor(7, credits)).toBe(120);
    expect(creditUsedFor(9, credits)).toBe(0);
  });
});

describe('whether credits shall pay', () => {
  const now = new Date('2026-07-01T12:00:00.000Z');
  const later = '2026-07-01T12:10:00.000Z';

  it('is asked while nothing has begun', () => {
    expect(isCreditOpen({ expiresAt: later }, now)).toBe(true);
  });

  it('is not asked again for a payment that has begun', () => {
    expect(isCreditOpen({ expiresAt: later, paymentIntentId: 'pi_1' }, now)).toBe(false);
  });

  it('is not asked for a boat that is no longer held', () => {
    expect(isCreditOpen({ expiresAt: now.toISOString() }, now)).toBe(false);
  });
});
