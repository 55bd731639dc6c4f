import { saveCaptainRates } from '@harbourline/contracts';
import {
  draftOf,
  isSameDraft,
  rateProblem,
  savedRates,
  wholeDollars,
  withRate,
} from '../src/features/captain/rates-draft';

it('begins with the stored rates of the boats that are shown', () => {
  const stored = [
    { boatId: 1, hourlyRate: 60 },
    { boatId: 9, hourlyRate: 80 },
  ];
  expect(draftOf([{ id: 1 }, { id: 2 }], stored)).toEqual({ 1: 60 });
});

it.each([
  ['75', 75],
  ['75.90', 75],
  ['$1,200', 1200],
  ['', 0],
  ['abc', 0],
])('reads %j as %d whole dollars', (typed, dollars) => {
  expect(wholeDollars(typed)).toBe(dollars);
});

it('knows a draft that came back to what is stored', () => {
  const stored = { 1: 60, 2: 70 };
  const unticked = withRate(stored, 2, undefined);
  expect(isSameDraft(unticked, stored)).toBe(false);
  expect(isSameDraft(withRate(unticked, 2, 70), stored)).toBe(true);
  expect(isSameDraft(withRate(stored, 1, 61), stored)).toBe(false);
  expect(isSameDraft({ 1: 60 }, { 2: 60 })).toBe(false);
});

it('refuses a rate below one dollar or above what the call takes', () => {
  expect([0, 1, 10_000, 10_001].map(rateProblem)).toEqual(['invalidRate', undefined, undefined, 'rateTooHigh']);
  expect(saveCaptainRates.body.safeParse(savedRates({ 1: 10_000 }, 7, 'Toronto')).success).toBe(true);
});

it('names the city, so that it can be cleared while other cities stay', () => {
  expect(savedRates({ 1: 60 }, 7, 'Toronto')).toEqual({
    rates: [{ boatId: 1, captainId: 7, rate: 60 }],
    cities: ['Toronto'],
  });
  expect(savedRates({}, 7, 'Cancun')).toEqual({ rates: [], cities: ['Cancun'] });
});
