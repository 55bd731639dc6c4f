import { BOAT_SORTS, type BoatSort } from '@harbourline/contracts';
import { addHours, instantAt, START_TIMES } from '@harbourline/policy';
import { cursorAfter, readCursor } from '../../src/domain/boat-cursor';
import { readBoatFilter, type BoatFilter } from '../../src/domain/boat-filter';
import { BOAT_ORDERS, comesBefore, placeIn } from '../../src/domain/boat-order';
import { PART_EDGES, partsFor } from '../../src/domain/boat-parts';
import { byName } from '../../src/domain/by-name';
import { readFreeTime } from '../../src/domain/free-time';
import { cursorAfterOffer, FIRST_OFFER, placeOfOffer } from '../../src/domain/offer-cursor';
import { firstDays, firstDaysLastUntil, FROM_RATE_DAYS } from '../../src/domain/rate-days';
import { today } from '../../src/domain/today';

const NOW = new Date('2026-07-01T12:00:00Z');
const base64 = (text: string) => Buffer.from(text).toString('base64url');
const boat = (id: number, more: object = {}) => ({
  ...{ id, rateCents: 300, capacity: 8, length: 40, ratingScore: 4_000, ...more },
});

describe('a list of boats', () => {
  it.each<[BoatSort, object, object]>([
    ['rate-desc', { rateCents: 301 }, { rateCents: 300 }],
    ['rate-asc', { rateCents: 299 }, { rateCents: 300 }],
    ['capacity-desc', { capacity: 9 }, { capacity: 8 }],
    ['length-desc', { length: 41 }, { length: 40 }],
    ['rating-desc', { ratingScore: 4_001 }, { ratingScore: 4_000 }],
  ])('by %s begins with what is more of it, or less', (sort, first, second) => {
    const compare = comesBefore(sort);
    expect([boat(1, second), boat(2, first)].sort(compare).map(({ id }) => id)).toEqual([2, 1]);
    expect([boat(2, second), boat(1, first)].sort(compare).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('has the newest first among equals, and last where it begins with the least', () => {
    for (const sort of BOAT_SORTS) {
      const ids = [boat(1), boat(3), boat(2)].sort(comesBefore(sort)).map(({ id }) => id);
      expect(ids).toEqual(sort === 'rate-asc' ? [1, 2, 3] : [3, 2, 1]);
    }
  });

  it.each(BOAT_SORTS)('by %s goes on where a page has ended', (sort) => {
    expect(readCursor(cursorAfter(sort, boat(31)))).toEqual({ sort, place: placeIn(sort, boat(31)) });
  });

  it('by the newest has a place by the number alone', () => {
    expect(placeIn('newest', boat(31))).toEqual({ value: undefined, id: 31 });
    expect(placeIn('length-desc', boat(31))).toEqual({ value: 40, id: 31 });
  });

  it.each(['', 'newest', 'best.1.2', 'newest.1.2', 'newest.x', 'length-desc.1', 'length-desc.1.x', 'length-desc.x.1'])(
    'does not begin at "%s"',
    (text) => {
      expect(readCursor(base64(text))).toBeUndefined();
    },
  );
});

describe('a list of rates', () => {
  it('goes on after a captain’s boat', () => {
    const place = { captainId: 7, boatId: 5 };
    expect(placeOfOffer(cursorAfterOffer(place))).toEqual(place);
    expect(FIRST_OFFER).toEqual({ captainId: 0, boatId: 0 });
    for (const text of ['', '7', 'x.5', '7.x', '7.5.1']) expect(placeOfOffer(base64(text))).toBeUndefined();
  });
});

it('sorts people by name, whatever its case and accents, and then by number', () => {
  const people = [
    { id: 3, fullName: 'Zoé' },
    { id: 2, fullName: 'ana' },
    { id: 1, fullName: 'Ana' },
    { id: 4, fullName: 'Élodie' },
  ];
  expect(people.sort(byName).map(({ id }) => id)).toEqual([1, 2, 4, 3]);
});

describe('a search for boats', () => {
  const ANY = {
    ...{ city: undefined, capacity: undefined, rateCents: undefined, words: [], free: undefined },
    ...{ pets: false, washroom: false, captainOn: undefined },
  };

  it('leaves out what is not asked for', () => {
    expect(readBoatFilter({}, NOW)).toEqual({ ...ANY, date: undefined });
    expect(readBoatFilter({ location: ' ALL ', capacity: 'any', price: 'any', q: '' }, NOW)).toMatchObject(ANY);
    expect(readBoatFilter({ location: '  ' }, NOW)).toMatchObject(ANY);
  });

  it('reads cities in any case, ranges and words', () => {
    expect(readBoatFilter({ location: ' toronto', capacity: '1-8', price: '100-300', q: 'Sea – Ray' }, NOW)).toEqual({
      ...{ city: 'Toronto', capacity: { from: 1, to: 8 }, rateCents: { from: 10_000, to: 30_000 } },
      ...{ words: ['Sea', 'Ray'], free: undefined, date: undefined },
      ...{ pets: false, washroom: false, captainOn: undefined },
    });
    expect(readBoatFilter({ capacity: '13+', price: '1000+' }, NOW)).toMatchObject({
      ...{ capacity: { from: 13, to: null }, rateCents: { from: 100_000, to: null } },
    });
    for (const capacity of ['8', '1-8x', 'x1-8', '-8', '1-', '1+2'])
      expect(readBoatFilter({ capacity }, NOW)).toMatchObject({ capacity: undefined });
    expect(readBoatFilter({ q: '42' }, NOW)).toMatchObject({ words: ['42'] });
  });

  it('finds nothing in a city without boats, for signs alone and at a time that is over', () => {
    expect(readBoatFilter({ location: 'Atlantis' }, NOW)).toBeNull();
    expect(readBoatFilter({ q: '–' }, NOW)).toBeNull();
    expect(readBoatFilter({ date: '2026-06-30' }, NOW)).toBeNull();
  });

  it('asks for boats that are free at a time of their city', () => {
    expect(readBoatFilter({ date: '2026-07-04', hours: 4 }, NOW)).toMatchObject({
      ...{ date: '2026-07-04', free: { hours: 4 } },
    });
    const free = readFreeTime({ date: '2026-07-04', startTime: '14:00', hours: 5 }, 'Toronto', NOW);
    expect(free).toEqual({ hours: 5, places: [{ cities: ['Toronto'], starts: [new Date('2026-07-04T18:00:00Z')] }] });
    expect(readFreeTime({}, 'Toronto', NOW)).toBeUndefined();
    expect(readFreeTime({ date: '2026-07-04', startTime: '03:00' }, 'Toronto', NOW)).toBeNull();
  });

  it('asks each zone for its own starts, and for none that is over', () => {
    const everywhere = readFreeTime({ date: '2026-07-04', startTime: '14:00' }, undefined, NOW);
    const starts = new Map(
      everywhere?.places.flatMap((place) =>
        place.cities.map((city) => [city, place.starts.map((at) => at.toISOString())]),
      ),
    );
    expect(everywhere?.hours).toBeUndefined();
    expect(Object.fromEntries(starts)).toEqual({
      ...Object.fromEntries(['Toronto', 'Mississauga', 'Montreal'].map((city) => [city, ['2026-07-04T18:00:00.000Z']])),
      Cancun: ['2026-07-04T19:00:00.000Z'],
    });
    const start = new Date('2026-07-04T18:00:00Z');
    const left = (now: Date) => readFreeTime({ date: '2026-07-04' }, 'Toronto', now)?.places[0]?.starts.length;
    expect(left(NOW)).toBe(START_TIMES.length);
    expect(left(start)).toBe(START_TIMES.filter((time) => time >= '14:00').length);
  });
});

describe('the parts of the market that a search reads', () => {
  const filter = (more: Partial<BoatFilter>): BoatFilter => ({
    ...{ city: undefined, capacity: undefined, rateCents: undefined, words: [], free: undefined, date: undefined },
    ...{ pets: false, washroom: false, captainOn: undefined },
    ...more,
  });
  const all = (column: 'capacity' | 'rateCents') =>
    Array.from({ length: PART_EDGES[column].length + 1 }, (_, at) => at);

  it('are those in which boats of the range can be', () => {
    const parts = (capacity: BoatFilter['capacity']) => partsFor(BOAT_ORDERS['rate-desc'], filter({ capacity }));
    expect(parts({ from: 1, to: 8 })).toEqual([{ column: 'capacity', numbers: [0, 1] }]);
    expect(parts({ from: 9, to: 12 })).toEqual([{ column: 'capacity', numbers: [2, 3] }]);
    expect(parts({ from: 13, to: null })).toEqual([{ column: 'capacity', numbers: [4, 5, 6] }]);
    expect(parts({ from: 9, to: 5 })).toEqual([{ column: 'capacity', numbers: [] }]);
  });

  it('are by what goes along with the order', () => {
    const rateCents = { from: 10_000, to: 29_999 };
    expect(partsFor(BOAT_ORDERS['capacity-desc'], filter({ rateCents }))).toEqual([
      { column: 'rateCents', numbers: [1] },
    ]);
    expect(partsFor(BOAT_ORDERS['length-desc'], filter({ rateCents }))).toEqual([
      { column: 'capacity', numbers: all('capacity') },
      { column: 'rateCents', numbers: [1] },
    ]);
  });

  it('are not read where the list in its order will do', () => {
    const capacity = { from: 1, to: 8 };
    expect(partsFor(BOAT_ORDERS.newest, filter({ capacity }))).toBeUndefined();
    expect(partsFor(BOAT_ORDERS['rating-desc'], filter({ capacity }))).toBeUndefined();
    expect(partsFor(BOAT_ORDERS['rate-desc'], filter({}))).toBeUndefined();
    expect(partsFor(BOAT_ORDERS['rate-desc'], filter({ capacity, words: ['sea'] }))).toBeUndefined();
    expect(partsFor(BOAT_ORDERS['rate-desc'], filter({ rateCents: { from: 1, to: 2 } }))).toBeUndefined();
  });
});

describe('the days of the lowest rate', () => {
  it('begin in each city with the first on which a charter may start', () => {
    expect(FROM_RATE_DAYS).toBe(60);
    const at = (earliest: Date) =>
      Object.fromEntries(firstDays(addHours(earliest, -36), 36).map((each) => [each.city, each.firstDay]));
    const last = instantAt('2026-07-02', START_TIMES.at(-1) ?? '', 'America/Toronto');
    expect(at(last)).toMatchObject({ Toronto: '2026-07-02', Mississauga: '2026-07-02', Cancun: '2026-07-02' });
    // It is an hour earlier in Cancun.
    expect(at(addHours(last, 0.5))).toMatchObject({ Toronto: '2026-07-03', Cancun: '2026-07-02' });
    expect(at(addHours(last, 1.5))).toMatchObject({ Toronto: '2026-07-03', Cancun: '2026-07-03' });
  });

  it('change at a full quarter of an hour at the earliest', () => {
    const until = (now: string, hours = 36) => firstDaysLastUntil(new Date(now), hours).toISOString();
    expect(until('2026-07-01T14:15:00.000Z')).toBe('2026-07-01T14:30:00.000Z');
    expect(until('2026-07-01T14:29:59.999Z')).toBe('2026-07-01T14:30:00.000Z');
    expect(until('2026-07-01T14:15:00.000Z', 36.1)).toBe('2026-07-01T14:24:00.000Z');
  });
});

it('has a day of its own where we are', () => {
  expect(today(new Date('2026-07-01T03:30:00Z'))).toBe('2026-06-30');
});
