import { boatFilters } from '@harbourline/contracts';
import fc from 'fast-check';
import { capacityOptions, whenLabel } from '../src/features/boats/filter-options';
import { isNarrowed, readFilters, readWhen, toSearch, whenSearch } from '../src/features/boats/filters';
import { wrapIndex } from '../src/features/boats/gallery-index';
import { panBy, resting, zoomBy } from '../src/features/boats/viewer-state';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the filters in the address', () => {
  it('are read with cities in any case and both forms of capacity', () => {
    expect(read('location=toronto&capacity=13%2B&price=100-300')).toEqual({
      location: 'Toronto',
      capacity: '13+',
      price: '100-300',
    });
    expect(read('capacity=1-8')).toMatchObject({ capacity: '1-8' });
    expect(read('capacity=6')).toEqual({ capacity: '6+' });
    expect(read('price=600')).toEqual({});
  });

  it('survive a plus sign that was typed and so arrives as a space', () => {
    expect(read('capacity=13+&price=1000+')).toMatchObject({ capacity: '13+', price: '1000+' });
  });

  it('leave out what cannot be read', () => {
    expect(read('location=Atlantis&capacity=many&price=all&q=%20%20&sort=backwards')).toEqual({});
  });

  it('come back from the address as they went in, without those that are not set', () => {
    const filters = {
      location: 'Montreal',
      capacity: '10+',
      price: '600-1000',
      q: 'fly bridge & sun',
      date: '2026-08-07',
      startTime: '14:00',
      hours: 6,
      sort: 'newest',
    } as const;
    expect(read(toSearch(filters))).toEqual(filters);
    expect(toSearch({})).toBe('');
  });
});

describe('the time in the address', () => {
  it('is the date alone, or with start and duration', () => {
    expect(read('date=2026-08-07')).toEqual({ date: '2026-08-07' });
    expect(read('date=2026-08-07&startTime=22:30&hours=12')).toMatchObject({ startTime: '22:30', hours: 12 });
  });

  it('means nothing without a date that exists', () => {
    expect(read('startTime=14:00&hours=6')).toEqual({});
    expect(read('date=2026-02-30&hours=6')).toEqual({});
  });

  it('leaves out starts and durations that cannot be had', () => {
    expect(read('date=2026-08-07&startTime=14:15&hours=13')).toEqual({ date: '2026-08-07' });
    expect(read('date=2026-08-07&hours=')).toEqual({ date: '2026-08-07' });
  });

  it('goes along to a boat without the other filters, and changes no address where no date is chosen', () => {
    const search = whenSearch(
      read('location=Toronto&capacity=10%2B&date=2026-08-07&startTime=14:00&hours=6&sort=newest'),
    );
    expect(search).toBe('?date=2026-08-07&startTime=14%3A00&hours=6');
    expect(readWhen(new URLSearchParams(search))).toEqual({ date: '2026-08-07', startTime: '14:00', hours: 6 });
    expect(whenSearch(read('location=Toronto&startTime=14:00&hours=6'))).toBe('');
  });

  it('is a restriction, and is said in words', () => {
    expect(isNarrowed({ date: '2026-08-07' })).toBe(true);
    expect(whenLabel({ date: '2026-08-07', startTime: '14:00', hours: 6 })).toMatch(
      /^Fri, Aug 7, 2026 · 2:00.p\.m\. · 6 hours$/,
    );
    expect(whenLabel({ date: '2026-08-07' })).toBe('Fri, Aug 7, 2026');
    expect(whenLabel({})).toBe('');
  });
});

it('does not take an order for a restriction', () => {
  expect(isNarrowed({ sort: 'newest' })).toBe(false);
  expect(isNarrowed({ sort: 'newest', q: 'yacht' })).toBe(true);
});

it('offers the capacity of the address even where it is not among the usual ones', () => {
  expect(capacityOptions(['6+', '10+'], '1-8').map(({ value }) => value)).toEqual(['', '1-8', '6+', '10+']);
  expect(capacityOptions(['6+', '10+'], '6+')).toHaveLength(3);
});

it('shows the first photo after the last and the last before the first', () => {
  expect(wrapIndex(4, 1, 5)).toBe(0);
  expect(wrapIndex(0, -1, 5)).toBe(4);
  expect(wrapIndex(0, 1, 0)).toBe(0);
});

it('never zooms beyond 50% and 300%, and always in steps of 50%', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(1, -1)), (steps) => {
      const { zoom } = steps.reduce(zoomBy, resting);
      expect(zoom).toBeGreaterThanOrEqual(0.5);
      expect(zoom).toBeLessThanOrEqual(3);
      expect(zoom % 0.5).toBe(0);
    }),
  );
});

it('moves a photo only while it is enlarged, and puts it back in the middle afterwards', () => {
  expect(panBy(resting, 10, 10)).toEqual(resting);
  const moved = panBy(zoomBy(resting, 1), 10, -5);
  expect(moved.pan).toEqual({ x: 10, y: -5 });
  expect(zoomBy(moved, -1)).toEqual(resting);
});

it('takes a date and hours from an address exactly as the server would', () => {
  const day = fc.oneof(
    fc
      .date({ min: new Date('1999-12-30'), max: new Date('2100-01-02'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    fc
      .tuple(fc.nat(13), fc.nat(32))
      .map(([month, date]) => `2027-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`),
    fc.constantFrom('', '2027-1-5', '2027-02-29', '2028-02-29', ' 2027-02-01', '2027-02-01T00:00'),
  );
  const hours = fc.oneof(
    fc.integer({ min: -2, max: 15 }).map(String),
    fc.constantFrom('', '4.5', 'four', '1e1', ' 6 '),
  );
  fc.assert(
    fc.property(day, hours, (date, count) => {
      const known = boatFilters.shape;
      const theirs = known.date.safeParse(date).data;
      expect(readWhen(new URLSearchParams({ date, hours: count }))).toEqual(
        theirs === undefined ? {} : { date: theirs, hours: known.hours.safeParse(count).data },
      );
    }),
    { numRuns: 500 },
  );
});
