import fc from 'fast-check';
import { DISCOUNT_FROM_HOURS, instantAt, priceReservation, rateOn, type Rates } from '../../src';
import { reservations } from '../arbitraries';

const toronto = 'America/Toronto';
const evening = {
  rateCents: 35_000,
  customRates: {},
  captainRateCents: 6_500,
  start: instantAt('2026-07-04', '14:00', toronto),
  hours: 4,
  zone: toronto,
};

describe('the rate of a day', () => {
  const rates = { rateCents: 35_000, customRates: { '2026-07-01': 420 } };

  it('takes the custom rate of the date, which is in dollars', () => {
    expect(rateOn(rates, '2026-07-01')).toEqual({ rateCents: 42_000, kind: 'custom' });
  });

  it('takes the boat’s rate on every other date', () => {
    expect(rateOn(rates, '2026-07-02')).toEqual({ rateCents: 35_000, kind: 'standard' });
  });

  it.each<Rates>([
    { rateCents: 100.5, customRates: {} },
    { rateCents: -1, customRates: {} },
    { rateCents: 100, customRates: { '2026-07-01': 99.5 } },
    { rateCents: 100, customRates: { '2026-07-01': -5 } },
  ])('refuses one that cannot be: %j', (impossible) => {
    expect(() => rateOn(impossible, '2026-07-01')).toThrow(RangeError);
  });
});

describe('priceReservation', () => {
  it('prices boat and captain by the hour, with every amount that follows', () => {
    expect(priceReservation(evening)).toEqual({
      hours: 4,
      hourlyRateCents: 35_000,
      captainRateCents: 6_500,
      discountCents: 0,
      boatRentalCents: 140_000,
      captainFeeCents: 26_000,
      totalCents: 166_000,
      depositCents: 41_500,
      balanceFromRenterCents: 98_500,
      dueToCaptainCents: 26_000,
      commissionCents: 24_900,
      dueToOwnerCents: 16_600,
    });
  });

  it('charges nothing for a captain when none is hired', () => {
    expect(priceReservation({ ...evening, captainRateCents: null })).toMatchObject({
      captainRateCents: null,
      captainFeeCents: 0,
      dueToCaptainCents: 0,
      totalCents: 140_000,
    });
  });

  it('keeps the rate of the local start date for the hours after midnight', () => {
    const start = instantAt('2026-07-04', '22:30', toronto); // the 5th in UTC
    const customRates = { '2026-07-04': 100, '2026-07-05': 900 };
    expect(priceReservation({ ...evening, customRates, start, hours: 12 })).toMatchObject({
      hourlyRateCents: 10_000,
      boatRentalCents: 120_000,
    });
  });

  it("finds the start date in the boat's zone", () => {
    const start = new Date('2026-07-05T04:30:00Z'); // 00:30 on the 5th in Toronto, 23:30 on the 4th in Cancun
    const customRates = { '2026-07-04': 100, '2026-07-05': 900 };
    expect(priceReservation({ ...evening, customRates, start }).hourlyRateCents).toBe(90_000);
    expect(priceReservation({ ...evening, customRates, start, zone: 'America/Cancun' }).hourlyRateCents).toBe(10_000);
  });

  it('takes the discount off the boat rental alone, from 6 hours up', () => {
    const discounted = { ...evening, discountPercent: 10 };
    expect(priceReservation({ ...discounted, hours: 5 })).toMatchObject({
      discountCents: 0,
      boatRentalCents: 5 * 35_000,
    });
    expect(priceReservation({ ...discounted, hours: 6 })).toMatchObject({
      discountCents: 21_000,
      boatRentalCents: 189_000,
      captainFeeCents: 39_000,
    });
  });

  it('says what the discount takes off, rounded half up to the cent, for every reservation', () => {
    fc.assert(
      fc.property(reservations, (reservation) => {
        const { hours, hourlyRateCents: perHour, discountCents, boatRentalCents } = priceReservation(reservation);
        expect(discountCents + boatRentalCents).toBe(perHour * hours);
        const exact = (perHour * hours * (reservation.discountPercent ?? 0)) / 100;
        expect(discountCents).toBe(hours < DISCOUNT_FROM_HOURS ? 0 : Math.floor(exact + 0.5));
      }),
    );
    expect(priceReservation({ ...evening, rateCents: 25, hours: 6, discountPercent: 1 }).discountCents).toBe(2);
  });

  it('counts what the deposit exceeds the boat rental by towards the captain fee', () => {
    const { depositCents, balanceFromRenterCents, dueToCaptainCents } = priceReservation({
      ...evening,
      rateCents: 1_000,
      captainRateCents: 9_000,
    });
    expect({ depositCents, balanceFromRenterCents, dueToCaptainCents }).toEqual({
      depositCents: 10_000,
      balanceFromRenterCents: 0,
      dueToCaptainCents: 30_000, // of 36 000: rental 4 000, so 6 000 of the deposit are the captain's
    });
  });

  it.each([
    { hours: 0 },
    { hours: 3.5 },
    { hours: Number.NaN },
    { discountPercent: 101 },
    { discountPercent: -1 },
    { discountPercent: 12.5 },
    { captainRateCents: -1 },
    { captainRateCents: 0.5 },
    { start: new Date(Number.NaN) },
    { zone: 'America/Atlantis' },
    { rateCents: Number.MAX_SAFE_INTEGER },
  ])('refuses %j', (part) => {
    expect(() => priceReservation({ ...evening, ...part })).toThrow(RangeError);
  });

  it('always makes deposit, balance and due to captain add up to the total', () => {
    fc.assert(
      fc.property(reservations, (reservation) => {
        const price = priceReservation(reservation);
        expect(price.totalCents).toBe(price.boatRentalCents + price.captainFeeCents);
        expect(price.depositCents + price.balanceFromRenterCents + price.dueToCaptainCents).toBe(price.totalCents);
        expect(price.dueToOwnerCents + price.commissionCents).toBe(price.depositCents);
      }),
    );
  });

  it('answers integer cents, and never a negative amount from two dollars up', () => {
    fc.assert(
      fc.property(reservations, (reservation) => {
        const { captainRateCents, ...amounts } = priceReservation(reservation);
        expect(captainRateCents).toBe(reservation.captainRateCents);
        for (const amount of Object.values(amounts)) expect(Number.isSafeInteger(amount)).toBe(true);
        const mayBeNegative = amounts.totalCents < 200 ? ['dueToOwnerCents'] : [];
        for (const [name, amount] of Object.entries(amounts)) {
          if (!mayBeNegative.includes(name)) expect(amount).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('never lowers total or deposit for more hours, a dearer boat or a dearer captain', () => {
    const step = fc.nat({ max: 11 });
    const raise = fc.nat({ max: 100_000 });
    fc.assert(
      fc.property(reservations, step, raise, raise, (reservation, moreHours, boatRaise, captainRaise) => {
        const cheap = { ...reservation, customRates: {}, discountPercent: 0 };
        const dear = {
          ...cheap,
          hours: cheap.hours + moreHours,
          rateCents: cheap.rateCents + boatRaise,
          captainRateCents: (cheap.captainRateCents ?? 0) + captainRaise,
        };
        expect(priceReservation(dear).totalCents).toBeGreaterThanOrEqual(priceReservation(cheap).totalCents);
        expect(priceReservation(dear).depositCents).toBeGreaterThanOrEqual(priceReservation(cheap).depositCents);
      }),
    );
  });

  it('never lets a bigger discount cost the renter more', () => {
    fc.assert(
      fc.property(reservations, fc.nat({ max: 100 }), (reservation, other) => {
        const [less, more] = [other, reservation.discountPercent ?? 0].sort((a, b) => a - b);
        const total = (discountPercent?: number) => priceReservation({ ...reservation, discountPercent }).totalCents;
        expect(total(more)).toBeLessThanOrEqual(total(less));
      }),
    );
  });
});
