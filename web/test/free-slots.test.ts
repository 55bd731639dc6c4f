import { durationsFrom, firstDate, slotsOn, takenDates, takenFrom } from '../src/shared/charter-time/free-slots';

const zone = 'America/Toronto';
const startTimes = ['10:00', '14:00', '18:00', '22:30'];
const rules = { zone, startTimes, minimumHours: 3, earliestStart: '2026-07-01T16:00:00.000Z', busy: [] };
const busy = (startDate: string, endDate: string) => ({ ...rules, busy: [{ startDate, endDate }] });
const states = (date: string, given: Parameters<typeof slotsOn>[1]) => slotsOn(date, given).map(({ state }) => state);

describe('start times', () => {
  it('are too soon before the first instant of notice, by the boat’s clock', () => {
    expect(states('2026-07-01', rules)).toEqual(['too soon', 'free', 'free', 'free']);
  });

  it('are no longer too soon at the very instant at which the notice ends', () => {
    const ending = (earliestStart: string) => states('2026-07-01', { ...rules, earliestStart });
    expect(ending('2026-07-01T18:00:00.000Z')).toEqual(['too soon', 'free', 'free', 'free']);
    expect(ending('2026-07-01T18:00:00.001Z')).toEqual(['too soon', 'too soon', 'free', 'free']);
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
});

describe('durations', () => {
  const given = busy('2026-07-05T19:00:00.000Z', '2026-07-05T22:00:00.000Z');

  it('are free as long as the boat is', () => {
    const start = new Date('2026-07-05T14:00:00.000Z');
    const free = durationsFrom(start, given).filter(({ isFree }) => isFree);
    expect(free.map(({ hours }) => hours)).toEqual([3, 4, 5]);
    expect(takenFrom(start, 12, given.busy)).toBe('2026-07-05T19:00:00.000Z');
  });

  it('are all offered while no start is chosen', () => {
    expect(durationsFrom(null, given).every(({ isFree }) => isFree)).toBe(true);
  });
});

describe('dates', () => {
  it('are taken when nothing can start on them, also in the middle of a long block', () => {
    const given = busy('2026-07-05T04:00:00.000Z', '2026-07-08T04:00:00.000Z');
    expect([...takenDates(given)].sort()).toEqual(['2026-07-05', '2026-07-06', '2026-07-07']);
  });

  it('begin with the day after when the notice ends too late in the evening', () => {
    expect(firstDate(rules)).toBe('2026-07-01');
    expect(firstDate({ ...rules, earliestStart: '2026-07-02T02:45:00.000Z' })).toBe('2026-07-02');
  });
});
