import fc from 'fast-check';
import {
  charterPicturesFit,
  charterPicturesUntil,
  MOST_CHARTER_PICTURES,
  MOST_CHARTER_PICTURES_OF_ONE,
  type Status,
} from '../src';

const END = new Date('2026-07-04T22:00:00Z');

it.each<[Status, string | undefined]>([
  ['pending', undefined],
  ['confirmed', '2026-07-18T22:00:00.000Z'],
  ['completed', '2026-07-18T22:00:00.000Z'],
  ['cancelled', undefined],
])('takes pictures of a charter that is %s until %s', (status, until) => {
  expect(charterPicturesUntil({ status, end: END })?.toISOString()).toBe(until);
});

it('never has more pictures than a charter may have, and leaves the others of it places', () => {
  const uploads = fc.array(
    fc.record({ who: fc.constantFrom('renter', 'owner', 'captain'), more: fc.integer({ min: 1, max: 12 }) }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(uploads, (all) => {
      const counts: Record<string, number> = { renter: 0, owner: 0, captain: 0 };
      const sum = () => Object.values(counts).reduce((total, count) => total + count, 0);
      for (const { who, more } of all) {
        const own = counts[who] ?? 0;
        if (charterPicturesFit({ more, there: sum(), own })) counts[who] = own + more;
      }
      expect(sum()).toBeLessThanOrEqual(MOST_CHARTER_PICTURES);
      expect(Math.max(...Object.values(counts))).toBeLessThanOrEqual(MOST_CHARTER_PICTURES_OF_ONE);
    }),
  );
});

it('takes exactly as many as there are places', () => {
  expect(charterPicturesFit({ more: 12, there: 48, own: 18 })).toBe(true);
  expect(charterPicturesFit({ more: 12, there: 49, own: 0 })).toBe(false);
  expect(charterPicturesFit({ more: 12, there: 19, own: 19 })).toBe(false);
});
