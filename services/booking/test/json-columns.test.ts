import { ZodError } from 'zod';
import { boatOf, customRatesOf } from '../src/domain/boat';
import { changesOf } from '../src/domain/changed-fields';
import { heldPriceOf } from '../src/domain/held-price';

const PRICE = {
  ...{ hours: 4, hourlyRateCents: 35_000, captainRateCents: null, boatRentalCents: 140_000, captainFeeCents: 0 },
  ...{ depositCents: 35_000, totalCents: 140_000, balanceFromRenterCents: 105_000, dueToCaptainCents: 0 },
  ...{ dueToOwnerCents: 14_000, commissionCents: 21_000 },
};

it('reads the price of a hold of before there were discounts', () => {
  expect(heldPriceOf({ price: PRICE })).toEqual({ ...PRICE, discountCents: 0 });
});

it.each([
  ['a price without a deposit', () => heldPriceOf({ price: { ...PRICE, depositCents: undefined } })],
  ['a boat in a city that we do not know', () => boatOf({ boatSnapshot: { boatName: 'Orca', city: 'Atlantis' } })],
  ['a rate in words', () => customRatesOf({ customRates: { '2026-07-01': 'four hundred' } })],
  ['a change without a field', () => changesOf({ changes: [{ from: 1, to: 2 }] })],
])('refuses %s where it is read', (_, read) => {
  expect(read).toThrow(ZodError);
});
