import fc from 'fast-check';
import {
  addDays,
  addHours,
  dayStateOf,
  durationsFrom,
  firstCharterDay,
  freeUntil,
  instantAt,
  isFree,
  localDateOf,
  slotsOn,
  spanOfDays,
  START_TIMES,
  takenDates,
  type TimeRules,
  withoutOwn,
} from '../../src';
import { localDates, zones } from '../arbitraries';

const zone = 'America/Toronto';
const rules = {
  zone,
  startTimes: ['10:00', '14:00', '18:00', '22:30'],
  minimumHours: 3,
  earliestStart: new Date('2026-07-01T16:00:00.000Z'),
  busy: [],
};
const span = ([startDate, endDate]: readonly [Date, Date]) => ({ startDate, endDate });
const busy = (from: string, to: string) => ({ ...rules, busy: [span([new Date(from), new Date(to)])] });
const states = (date: string, given: TimeRules) => slotsOn(date, given).map(({ state }) => state);

describe('start times', () => {
  it('are too soon before the first instant of notice, by the boat’s clock', () => {
    expect(states('2026-07-01', rules)).toEqual(['too_soon', 'free', 'free', 'free']);
  });

  it('are no longer too soon at the very instant at which the notice ends', () => {
    const ending = (earliestStart: string) =>
      states('2026-07-01', { ...rules, earliestStart: new Date(earliestStart) });
    expect(ending('2026-07-01T18:00:00.000Z')).toEqual(['too_soon', 'free', 'free', 'free']);
    expect(ending('2026-07-01T18:00:00.001Z')).toEqual(['too_soon', 'too_soon', 'free', 'free']);
  });

  it('are taken where the shortest charter would run into another, and free right after it', () => {
    // 15:00 to 18:00 in Toronto
    const given = busy('2026-07-05T19:00:00.000Z', '2026-07-05T22:00:00.000Z');
    expect(states('2026-07-05', given)).toEqual(['free', 'taken', 'free', 'free']);
  });

  it('see a charter that goes on after midnight', () => {
    const given = busy('2026-07-06T02:30:00.000Z', '2026-07-06T15:00:00.000Z');
    expect(states('2026-07-05', given)).toEqual(['free', 'free', 'free', 'taken']);
    expect(states('2026-07-06', given)).toEqual(['taken', 'free', 'free', 'free']);
  });

  it('are every half hour where no others are given', () => {
    const { startTimes: _, ...usual } = rules;
    expect(slotsOn('2026-07-05', usual).map(({ time }) => time)).toEqual(START_TIMES);
    expect(slotsOn('2026-07-01', { ...rules, earliestStart: new Date('2027-01-01T00:00Z') })[1]).toEqual({
      ...{ time: '14:00', start: new Date('2026-07-01T18:00Z'), state: 'too_soon' },
    });
  });
});

describe('durations', () => {
  const given = busy('2026-07-05T19:00:00.000Z', '2026-07-05T22:00:00.000Z');

  it('are free as long as the boat is', () => {
    const start = new Date('2026-07-05T14:00:00.000Z');
    const free = durationsFrom(start, given).filter((each) => each.isFree);
    expect(free.map(({ hours }) => hours)).toEqual([3, 4, 5]);
    expect(freeUntil(start, 12, given.busy)).toEqual(new Date('2026-07-05T19:00:00.000Z'));
  });

  it('are free to the end where nothing comes within so many hours', () => {
    const start = new Date('2026-07-05T14:00:00.000Z');
    expect(freeUntil(start, 5, given.busy)).toBeNull();
    expect(freeUntil(new Date('2026-07-05T22:00:00.000Z'), 12, given.busy)).toBeNull();
  });

  it('are free until that very instant where something begins with them', () => {
    const [{ startDate } = { startDate: new Date() }] = given.busy;
    expect(freeUntil(startDate, 1, given.busy)).toEqual(startDate);
  });

  it('are all offered while no start is chosen', () => {
    expect(durationsFrom(null, given).every((each) => each.isFree)).toBe(true);
  });
});

describe('taken dates', () => {
  it('are those on which nothing can start, also in the middle of a long block', () => {
    const given = busy('2026-07-05T04:00:00.000Z', '2026-07-08T04:00:00.000Z');
    expect([...takenDates(given)].sort()).toEqual(['2026-07-05', '2026-07-06', '2026-07-07']);
  });

  it('do not pass over the day on which a clock changes', () => {
    const given = busy('2027-03-14T06:59:00.000Z', '2027-03-17T03:00:00.000Z'); // from 01:59 on the 14th
    expect([...takenDates(given)].sort()).toEqual(['2027-03-14', '2027-03-15', '2027-03-16']);
  });

  it('are the days whose state is taken, for every boat, clock and calendar', () => {
    const calendar = fc.record({
      date: localDates,
      zone: zones,
      minimumHours: fc.integer({ min: 1, max: 12 }),
      notice: fc.integer({ min: -72, max: 72 }),
      busy: fc.array(
        fc.record({ from: fc.integer({ min: -96, max: 144 }), halfHours: fc.integer({ min: 1, max: 120 }) }),
        {
          maxLength: 5,
        },
      ),
    });
    fc.assert(
      fc.property(calendar, ({ date, notice, busy: taken, ...boat }) => {
        const noon = instantAt(date, '12:00', boat.zone);
        const given = {
          ...boat,
          earliestStart: addHours(noon, notice),
          busy: taken.map(({ from, halfHours }) =>
            span([addHours(noon, from / 2), addHours(noon, (from + halfHours) / 2)]),
          ),
        };
        const dates = takenDates(given);
        for (let day = -4; day <= 8; day += 1) {
          const each = addDays(date, day);
          expect({ each, isTaken: dates.has(each) }).toEqual({ each, isTaken: dayStateOf(each, given) === 'taken' });
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('a day of a calendar', () => {
  const at = (time: string, date = '2027-07-03') => instantAt(date, time, zone);
  const stateOf = (busy: [Date, Date][], earliest = at('00:00', '2027-07-01')) =>
    dayStateOf('2027-07-03', { zone, earliestStart: earliest, minimumHours: 4, busy: busy.map(span) });

  it('is free while the shortest charter fits in somewhere', () => {
    expect(stateOf([])).toBe('free');
    // From 10:00 to 14:00 is just enough, and so is 22:30 to the end of the night.
    expect(stateOf([[at('14:00'), at('12:00', '2027-07-04')]])).toBe('free');
    expect(stateOf([[at('09:00'), at('22:30')]])).toBe('free');
  });

  it('is taken where it does not', () => {
    expect(stateOf([[at('13:30'), at('12:00', '2027-07-04')]])).toBe('taken');
    expect(
      stateOf([
        [at('09:00'), at('22:30')],
        [at('23:00'), at('23:30')],
      ]),
    ).toBe('taken');
  });

  it('is too soon until one start has its notice', () => {
    expect(stateOf([], at('22:30'))).toBe('free');
    expect(stateOf([], at('22:31'))).toBe('too_soon');
  });
});

it('asks of days what lies between their first midnight and the end of the longest charter that begins on the last', () => {
  fc.assert(
    fc.property(localDates, zones, (date, of) => {
      const { startDate, endDate } = spanOfDays(date, addDays(date, 1), of);
      expect(localDateOf(startDate, of)).toBe(date);
      expect(localDateOf(new Date(startDate.getTime() - 1), of)).toBe(addDays(date, -1));
      expect(addHours(endDate, -12)).toEqual(instantAt(addDays(date, 2), '00:00', of));
    }),
  );
});

it.each([
  ['2027-07-03T22:30', '2027-07-03'],
  ['2027-07-03T22:31', '2027-07-04'],
  ['2027-07-03T00:10', '2027-07-03'],
])('the first day of charters is the one on which one may still start: at the earliest %s', (earliest, first) => {
  const [date = '', time = ''] = earliest.split('T');
  expect(firstCharterDay(instantAt(date, time, 'America/Toronto'), 'America/Toronto')).toBe(first);
});

describe('what occupies a boat', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 6, 5, hour));
  const taken = span([at(13), at(16)]);

  it('is in the way of a charter that overlaps it, and not of one that ends or starts with it', () => {
    expect([12, 13, 15, 16].map((hour) => isFree(span([at(hour), at(hour + 1)]), [taken]))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(isFree(span([at(10), at(20)]), [taken])).toBe(false);
  });

  it('is without one’s own time, seen by whoever holds or has it', () => {
    expect(withoutOwn([taken], taken)).toEqual([]);
  });

  it('stays around one’s own time, also when all comes as one span', () => {
    expect(withoutOwn([span([at(10), at(20)])], taken)).toEqual([span([at(10), at(13)]), span([at(16), at(20)])]);
  });

  it('stays where it does not touch one’s own time, or there is none', () => {
    const others = [span([at(16), at(20)])];
    expect(withoutOwn(others, taken)).toEqual(others);
    expect(withoutOwn([taken], null)).toEqual([taken]);
  });
});
