import type { BoatView } from '@harbourline/contracts';
import fc from 'fast-check';
import type { BoatBoarding, BoatFacts } from '@harbourline/contracts';
import { checkFiles } from '../src/features/boat-editor/check-files';
import { boardingInForm, boardingInput, factsInForm, factsInput } from '../src/features/boat-editor/facts-values';
import { listingSchema, startingValues } from '../src/features/boat-editor/listing-schema';
import { firstErrorOn, tabsWithErrors } from '../src/features/boat-editor/listing-tabs';
import { setRate } from '../src/features/boat-editor/set-rate';

const MB = 1024 * 1024;
const photo = (name: string, change: Partial<{ type: string; size: number }> = {}) => ({
  name,
  type: 'image/jpeg',
  size: 2 * MB,
  ...change,
});
const images = [1, 2, 3].map((number) => `/api/image/boat-images/${number}.jpg`);
const whole = {
  ...startingValues(undefined, 7),
  boatName: 'Sea Breeze',
  model: 'Sundancer',
  city: 'Toronto',
  length: 32,
  capacity: 8,
  images,
  agreesToTerms: true,
};

const listed = (boat: object) => ({ amenities: [], customRates: {}, city: 'Toronto', ...boat }) as unknown as BoatView;

function problemsOf({ isNew }: { isNew: boolean }, values: object) {
  const { error } = listingSchema({ isNew }).safeParse(values);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('a rate typed for a day', () => {
  const rates = { '2026-12-24': 200, '2026-12-31': 400 };

  it('is set in whole dollars, whatever was there before', () => {
    expect(setRate(rates, '2026-12-24', ' 250 ')).toEqual({ ...rates, '2026-12-24': 250 });
    expect(setRate(rates, '2027-01-01', '99.9')).toEqual({ ...rates, '2027-01-01': 99 });
  });

  it('is removed when the entry is empty', () => {
    expect(setRate(rates, '2026-12-24', '  ')).toEqual({ '2026-12-31': 400 });
  });

  it.each(['0', '-50', 'abc', '12abc', '0.5', 'NaN', '1e9', 'Infinity'])('stays as it was after "%s"', (typed) => {
    expect(setRate(rates, '2026-12-24', typed)).toBe(rates);
  });

  it('never leaves a rate that the contract would refuse', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const customRates = setRate({}, '2026-12-24', typed);
        expect(problemsOf({ isNew: false }, { ...whole, customRates })).toEqual({});
      }),
    );
  });
});

describe('what is said of a boat', () => {
  it.each<[string, BoatFacts, BoatBoarding]>([
    ['nothing', {}, {}],
    [
      'a part',
      { area: 'old_port', rules: { leastAge: 0 }, vessel: { washrooms: 0, lifeJackets: { child: 0 } } },
      { place: { latitude: -0.5, longitude: 0 } },
    ],
    [
      'a lot',
      {
        costs: {
          items: { fuel: { is: 'at_dock', cents: 1_250, per: 'hour' }, ice: { is: 'included' } },
          extras: [{ name: 'Paddle board', cents: 4_000, per: 'charter' }],
          tip: 'customary',
        },
        rules: { pets: 'on_request', onlyWithCaptain: true },
        vessel: { insurance: { insurer: 'Great Lakes Mutual' }, languages: ['en', 'fr'] },
        photos: { '/api/image/boat-images/a.jpg': 'cabin' },
      },
      { marina: 'Pier 4', minutesBefore: 0, picture: '/api/image/boat-images/dock.jpg' },
    ],
  ])('is the same after the form that begins with it was saved: %s', (_, facts, boarding) => {
    expect(factsInput.parse(factsInForm(facts))).toEqual(facts);
    expect(boardingInput.parse(boardingInForm(boarding))).toEqual(boarding);
  });

  it('says nothing of what an item costs once it is not said whether it is paid', () => {
    const form = factsInForm();
    const items = { ...form.costs.items, fuel: { is: '', cents: 5_000, per: 'hour' } };
    expect(factsInput.parse({ ...form, costs: { ...form.costs, items } })).toEqual({});
  });

  it.each(['43.6387, -79.3837', ' 43.6387,-79.3837 ', '43.6387 -79.3837'])('is a place where it reads %s', (place) => {
    const said = boardingInput.parse({ ...boardingInForm(), place });
    expect(said.place).toEqual({ latitude: 43.6387, longitude: -79.3837 });
  });

  it.each(['by the lighthouse', '43.6387', '91, 0', '0, 181'])('is no place where it reads %s', (place) => {
    const { error } = boardingInput.safeParse({ ...boardingInForm(), place });
    expect(new Set(error?.issues.map(({ message }) => message))).toEqual(
      new Set(['Please enter latitude and longitude, such as 43.6387, -79.3837']),
    );
  });
});

describe('files chosen as photos', () => {
  it('are sent when they are images of at most 25 MB', () => {
    const files = [photo('a.jpg'), photo('b.png', { type: 'image/png', size: 25 * MB })];
    expect(checkFiles(files, 30)).toEqual({ accepted: files, refusals: [] });
  });

  it('are sent when the browser does not know what they are, as with the photos of iPhones', () => {
    const files = [photo('IMG_1234.HEIC', { type: '' }), photo('IMG_1235.HEIC', { type: 'image/heic' })];
    expect(checkFiles(files, 30)).toEqual({ accepted: files, refusals: [] });
  });

  it('are each refused with the reason, while the others go', () => {
    const good = photo('good.jpg');
    const files = [photo('notes.txt', { type: 'text/plain' }), good, photo('huge.jpg', { size: 25 * MB + 1 })];
    expect(checkFiles(files, 30)).toEqual({
      accepted: [good],
      refusals: ['notes.txt is not an image file', 'huge.jpg is larger than 25MB'],
    });
  });

  it('are left out where the listing has no room for them', () => {
    const [first, second] = [photo('first.jpg'), photo('second.jpg')];
    expect(checkFiles([first, second], 1)).toEqual({
      accepted: [first],
      refusals: ['A listing can have at most 30 photos. second.jpg was left out.'],
    });
  });
});

describe('a listing', () => {
  it('begins with the usual rate and hours, and nothing known of the boat', () => {
    expect(startingValues(undefined, 7)).toMatchObject({
      ownerId: 7,
      rate: 100,
      minimumHours: 3,
      length: 0,
      capacity: 0,
    });
  });

  it('is accepted when whole, and says what is missing when it is not', () => {
    expect(problemsOf({ isNew: true }, whole)).toEqual({});
    expect(problemsOf({ isNew: true }, startingValues(undefined, 7))).toEqual({
      boatName: 'Boat name is required',
      model: 'Model is required',
      city: 'Please choose a city',
      length: 'Length must be at least 1 foot',
      capacity: 'Capacity must be at least 1',
      images: 'Photos Required - Please upload at least 3 photos to create your boat listing',
      agreesToTerms: 'You must agree to the terms of service',
    });
  });

  it('needs three photos and the terms only when it is new', () => {
    expect(problemsOf({ isNew: false }, { ...whole, images: [], agreesToTerms: false })).toEqual({});
  });

  it('takes whole percents from 0 to 90 off for long charters', () => {
    expect(startingValues(undefined, 7).discountPercent).toBe(0);
    for (const discountPercent of [0, 90])
      expect(problemsOf({ isNew: true }, { ...whole, discountPercent })).toEqual({});
    for (const discountPercent of [-1, 91, 7.5, Number.NaN]) {
      expect(Object.keys(problemsOf({ isNew: true }, { ...whole, discountPercent }))).toEqual(['discountPercent']);
    }
    expect(tabsWithErrors({ discountPercent: {} })).toEqual(['pricing']);
  });

  it('has no more than 730 days with a rate of their own, and none that is over', () => {
    const rates = (count: number) => {
      const days = Array.from({ length: count }, (_, day) => new Date(Date.UTC(2027, 0, 1 + day)));
      return Object.fromEntries(days.map((day) => [day.toISOString().slice(0, 10), 250]));
    };
    expect(problemsOf({ isNew: false }, { ...whole, customRates: rates(730) })).toEqual({});
    expect(problemsOf({ isNew: false }, { ...whole, customRates: rates(731) })).toEqual({
      customRates: 'At most 730 days can have a rate of their own',
    });
    // Still the first of January where the boat lies.
    const boat = listed({ customRates: { '2026-12-31': 200, '2027-01-01': 250, '2027-01-02': 300 } });
    expect(startingValues(boat, undefined, new Date('2027-01-02T04:59:00Z')).customRates).toEqual({
      '2027-01-01': 250,
      '2027-01-02': 300,
    });
  });

  it('needs an owner where an administrator makes it', () => {
    expect(problemsOf({ isNew: true }, { ...whole, ownerId: '' })).toEqual({ ownerId: 'Choose an owner' });
  });

  it('leaves out amenities that are not on the list any more, which the server would refuse', () => {
    const boat = listed({ amenities: ['Cooler', 'Helipad'] });
    expect(startingValues(boat, undefined).amenities).toEqual(['Cooler']);
  });
});

describe('the tabs of the editor', () => {
  const errors = { videoUrl: {}, capacity: {}, boatName: {}, agreesToTerms: {} };

  it('are marked in their own order', () => {
    expect(tabsWithErrors(errors)).toEqual(['details', 'video']);
    expect(tabsWithErrors({ agreesToTerms: {} })).toEqual([]);
  });

  it('lead to the first field that is not right', () => {
    expect(firstErrorOn('details', errors)).toBe('boatName');
    expect(firstErrorOn('photos', errors)).toBeUndefined();
    const deep = { boarding: { place: { latitude: { type: 'a' } } }, customRates: { '2026-12-24': { type: 'b' } } };
    expect(tabsWithErrors(deep)).toEqual(['boarding', 'pricing']);
    expect([firstErrorOn('boarding', deep), firstErrorOn('pricing', deep)]).toEqual([
      'boarding.place.latitude',
      'customRates',
    ]);
  });
});
