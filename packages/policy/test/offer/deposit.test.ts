import fc from 'fast-check';
import { COMMISSION_SHARE, DEPOSIT_SHARE, depositOf, offersDeposit, priceReservation } from '../../src';
import { reservations } from '../arbitraries';

describe('depositOf', () => {
  it.each([
    [0, 0],
    [199, 0],
    [200, 100],
    [599, 100],
    [600, 200], // 1.50 dollars
    [100_199, 25_000],
    [100_200, 25_100], // 250.50 dollars
    [100_201, 25_100],
  ])('of %i cents is %i', (totalCents, depositCents) => {
    expect(depositOf(totalCents)).toBe(depositCents);
  });

  it('is the whole dollar nearest to a quarter, the higher one of two', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000_000 }), (totalCents) => {
        const deposit = depositOf(totalCents);
        expect(deposit % 100).toBe(0);
        const above = deposit - totalCents / 4;
        expect(above).toBeGreaterThan(-50);
        expect(above).toBeLessThanOrEqual(50);
      }),
    );
  });
});

it('names the shares as fractions', () => {
  expect({ DEPOSIT_SHARE, COMMISSION_SHARE }).toEqual({ DEPOSIT_SHARE: 0.25, COMMISSION_SHARE: 0.15 });
});

it('is offered for every charter that can be reserved, at whatever rate, length and captain', () => {
  fc.assert(
    fc.property(reservations, fc.integer({ min: 1, max: 12 }), (reservation, minimumHours) => {
      const hours = Math.max(minimumHours, reservation.hours);
      const { depositCents } = priceReservation({ ...reservation, hours });
      const boat = { minimumHours, discountPercent: 0, ...reservation };
      const captains = reservation.captainRateCents === null ? [] : [reservation.captainRateCents];
      expect(offersDeposit(boat, captains, { depositCents, now: reservation.start })).toBe(true);
    }),
  );
});

it('is not offered where no charter has it', () => {
  const boat = { rateCents: 50_000, customRates: {}, minimumHours: 4, discountPercent: 0, zone: 'America/Toronto' };
  const offered = (depositCents: number, captains: number[] = []) =>
    offersDeposit(boat, captains, { depositCents, now: new Date('2026-07-01T12:00Z') });
  // 4 hours at $500, and the same with a captain at $50.
  expect([offered(50_000), offered(50_100), offered(55_000), offered(55_000, [5_000])]).toEqual([
    ...[true, false, false, true],
  ]);
  // 12 hours are the most, 4 the least.
  expect([offered(150_000), offered(162_500), offered(37_500)]).toEqual([true, false, false]);
});
