import fc from 'fast-check';
import { boatBoarding, boatFacts } from '../src/catalog/boat-facts';
import { BOAT_QUESTIONS, openQuestions } from '../src/catalog/boat-questions';
import { HARBOR_AREA_CODES, harborAreaIn, harborAreasOf } from '../src/catalog/harbor-areas';
import { city } from '../src/primitives';

it('keeps what everybody may know and how a boat is boarded apart: nothing has a place in both', () => {
  const boarding = Object.keys(boatBoarding.shape);
  expect(Object.keys(boatFacts.shape).filter((name) => boarding.includes(name))).toEqual([]);
  expect(boatFacts.parse({ bring: 'A jacket', address: '245 Queens Quay West', marina: 'Pier 4' })).toEqual({
    bring: 'A jacket',
  });
});

it('takes whatever it has taken before as it is', () => {
  const bring = fc.string({ minLength: 1, maxLength: 600, unit: 'binary' });
  fc.assert(
    fc.property(bring, (text) => {
      const { data: once } = boatFacts.safeParse({ bring: text });
      if (once) expect(boatFacts.parse(once)).toEqual(once);
    }),
  );
});

it('says of as many photos what they show as a listing may have', () => {
  const photos = (count: number) =>
    boatFacts.safeParse({
      photos: Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`/api/image/boat-images/${at}.jpg`, 'deck']),
      ),
    });
  expect(photos(30).success).toBe(true);
  expect(photos(31).error?.issues[0]?.message).toBe('Please describe at most 30 photos');
});

it('opens every question of a boat of which nothing is said, and none that is answered', () => {
  expect(openQuestions()).toEqual(BOAT_QUESTIONS);
  const left = openQuestions(
    { rules: { leastAge: 0, pets: 'not_allowed' }, vessel: { washrooms: 0, lifeJackets: {} } },
    { address: '245 Queens Quay West' },
  );
  for (const answered of ['children', 'pets', 'washroom', 'address'] as const) expect(left).not.toContain(answered);
  expect(left).toContain('lifeJackets');
});

it.each(city.options)('knows areas of %s that are near each other, and in no other city', (where) => {
  const areas = harborAreasOf(where);
  const [first] = areas;
  for (const { code, latitude, longitude } of areas) {
    expect(Math.hypot(latitude - (first?.latitude ?? 0), longitude - (first?.longitude ?? 0))).toBeLessThan(1);
    const elsewhere = city.options.filter((other) => other !== where && harborAreaIn(other, code));
    expect([HARBOR_AREA_CODES.includes(code), elsewhere]).toEqual([true, []]);
  }
});
