import { differencesOf, settledListing } from '../src/features/boat-editor/listing-conflict';
import { boardingInForm, factsInForm } from '../src/features/boat-editor/facts-values';
import { listingSchema, startingValues } from '../src/features/boat-editor/listing-schema';
import { aBoat } from '../test-kit/a-boat';

const PICTURES = ['a', 'b', 'c'].map((name) => `/api/image/boat-images/${name}.jpg`);
const base = aBoat({ boatName: 'Northern Light', rate: 200, images: PICTURES, amenities: ['Cooler', 'Stove'] });

/** What a form that began with the listing is when it is saved with these changes. */
function formWith(changes: object) {
  const { agreesToTerms: _, ...mine } = listingSchema({ isNew: false }).parse({
    ...startingValues(base, undefined),
    ...changes,
  });
  return mine;
}
const conflictOf = (theirs: Parameters<typeof aBoat>[0], mine: object) => ({
  ...{ base, theirs: aBoat({ ...base, ...theirs }), mine: formWith(mine) },
});
const inShort = (conflict: ReturnType<typeof conflictOf>) =>
  differencesOf(conflict).map(({ name, day, isContested }) => [day ?? name, isContested]);

it('asks nothing where both have changed the same to the same, or nothing of what the form has', () => {
  expect(inShort(conflictOf({ rate: 320, isAvailable: false }, { rate: 320 }))).toEqual([]);
  expect(inShort(conflictOf({ amenities: ['Stove', 'Cooler'] }, {}))).toEqual([]);
  expect(inShort(conflictOf({ images: PICTURES.slice(1) }, {}))).toEqual([]);
});

it('names what somebody else has changed, and whether the form has changed it as well', () => {
  expect(inShort(conflictOf({ rate: 320, model: 'Theirs' }, { model: 'Mine', description: 'Mine' }))).toEqual([
    ['model', true],
    ['rate', false],
  ]);
});

it('takes what is said of the boat part by part', () => {
  const said = { rules: { pets: 'allowed' }, costs: { tip: 'customary' } } as const;
  const before = aBoat({ ...base, facts: said });
  const changed = { ...said, rules: { pets: 'not_allowed' }, area: 'harbourfront' } as const;
  const theirs = aBoat({ ...base, facts: changed, boarding: { marina: 'Pier 4' } });
  const mine = formWith({ facts: factsInForm({ ...said, costs: { tip: 'included' } }) });
  const conflict = { base: before, theirs, mine };
  expect(inShort(conflict)).toEqual([
    ['area', false],
    ['rules', false],
    ['boarding', false],
  ]);
  expect(settledListing(conflict, differencesOf(conflict))).toMatchObject({
    facts: factsInForm({ ...changed, costs: { tip: 'included' } }),
    boarding: boardingInForm({ marina: 'Pier 4' }),
  });
});

it('compares custom rates day by day', () => {
  const conflict = conflictOf(
    { customRates: { '2099-07-01': 900, '2099-07-02': 700 } },
    { customRates: { '2099-07-02': 650, '2099-07-03': 500 } },
  );
  expect(inShort(conflict)).toEqual([
    ['2099-07-01', false],
    ['2099-07-02', true],
  ]);
  const [ofTheFirst] = differencesOf(conflict);
  expect(settledListing(conflict, ofTheFirst ? [ofTheFirst] : []).customRates).toEqual({
    ...{ '2099-07-01': 900, '2099-07-02': 650, '2099-07-03': 500 },
  });
});

it('takes a day’s rate away where they have and theirs is taken', () => {
  const before = aBoat({ ...base, customRates: { '2099-07-01': 900 } });
  const mine = formWith({ customRates: { '2099-07-01': 800 } });
  const conflict = { base: before, theirs: aBoat({ ...base, customRates: {} }), mine };
  expect(settledListing(conflict, differencesOf(conflict)).customRates).toEqual({});
});

it('keeps no photo that they have deleted, whosever photos are kept', () => {
  const added = '/api/image/boat-images/d.jpg';
  const conflict = conflictOf({ images: PICTURES.slice(1) }, { images: [...PICTURES, added] });
  expect(inShort(conflict)).toEqual([['images', true]]);
  expect(settledListing(conflict, []).images).toEqual([...PICTURES.slice(1), added]);
  expect(settledListing(conflict, differencesOf(conflict)).images).toEqual(PICTURES.slice(1));
});
