import fc from 'fast-check';
import { instantAt, priceReservation, priceWithPaidDeposit } from '../../src';
import { reservations } from '../arbitraries';

const evening = {
  rateCents: 35_000,
  customRates: {},
  captainRateCents: 6_500,
  start: instantAt('2026-07-04', '14:00', 'America/Toronto'),
  hours: 4,
  zone: 'America/Toronto',
};
const PAID = 41_500;

describe('priceWithPaidDeposit', () => {
  it('leaves the deposit and puts the difference on the balance', () => {
    expect(priceWithPaidDeposit({ ...evening, hours: 6 }, PAID)).toEqual({
      ...priceReservation({ ...evening, hours: 6 }),
      depositCents: PAID,
      balanceFromRenterCents: 210_000 - PAID,
      dueToCaptainCents: 39_000,
      dueToOwnerCents: PAID - 37_350,
    });
  });

  it('changes nothing where the price stays the same', () => {
    expect(priceWithPaidDeposit(evening, PAID)).toEqual(priceReservation(evening));
  });

  it('takes a total of exactly the deposit, which leaves nothing to pay, and none below it', () => {
    const cheap = { ...evening, rateCents: 10_375, captainRateCents: null };
    expect(priceWithPaidDeposit(cheap, PAID)).toMatchObject({
      totalCents: PAID,
      balanceFromRenterCents: 0,
      dueToCaptainCents: 0,
    });
    expect(priceWithPaidDeposit(cheap, PAID + 1)).toBeUndefined();
  });

  it('counts what the deposit exceeds the boat rental by towards the captain fee', () => {
    const cheap = { ...evening, rateCents: 10_000 };
    expect(priceWithPaidDeposit(cheap, 50_000)).toMatchObject({
      boatRentalCents: 40_000,
      balanceFromRenterCents: 0,
      dueToCaptainCents: 16_000,
    });
  });

  it('adds up, and prices all but the deposit as for everyone, for every reservation and deposit', () => {
    fc.assert(
      fc.property(reservations, fc.nat({ max: 3_000_000 }), (reservation, paid) => {
        const price = priceWithPaidDeposit(reservation, paid);
        const anew = priceReservation(reservation);
        expect(price === undefined).toBe(anew.totalCents < paid);
        if (!price) return;
        expect(price.depositCents).toBe(paid);
        expect(paid + price.balanceFromRenterCents + price.dueToCaptainCents).toBe(anew.totalCents);
        expect(price.dueToOwnerCents).toBe(paid - anew.commissionCents);
        for (const name of ['totalCents', 'boatRentalCents', 'captainFeeCents', 'discountCents'] as const) {
          expect(price[name]).toBe(anew[name]);
        }
      }),
    );
  });

  it('refuses a deposit that is negative or no integer', () => {
    expect(() => priceWithPaidDeposit(evening, -1)).toThrow(RangeError);
    expect(() => priceWithPaidDeposit(evening, 0.5)).toThrow(RangeError);
  });
});
