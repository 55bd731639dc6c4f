import fc from 'fast-check';
import {
  addHours,
  durationChoices,
  guestChoices,
  instantAt,
  isAllowedDuration,
  isStartSlot,
  localDateOf,
  localTimeOf,
  MAX_HOURS,
  START_TIMES,
  startSlots,
} from '../../src';
import { localDates, minutes, zones } from '../arbitraries';

const toronto = 'America/Toronto';

describe('start slots', () => {
  it('are every half hour from 10:00 to 22:30', () => {
    expect(START_TIMES).toHaveLength(26);
    expect(START_TIMES.slice(0, 3)).toEqual(['10:00', '10:30', '11:00']);
    expect(START_TIMES.slice(-2)).toEqual(['22:00', '22:30']);
  });

  it('are half an hour of elapsed time apart on every date, also when the clock changes', () => {
    fc.assert(
      fc.property(localDates, zones, (date, zone) => {
        const slots = startSlots(date, zone);
        expect(slots.map((slot) => localTimeOf(slot, zone))).toEqual(START_TIMES);
        slots.forEach((slot, index) => {
          expect(localDateOf(slot, zone)).toBe(date);
          expect(isStartSlot(slot, zone)).toBe(true);
          expect(slot).toEqual(addHours(instantAt(date, '10:00', zone), index / 2));
        });
      }),
    );
  });

  it('are at their times of the day, also where a clock changes between them', () => {
    const at = (localDate: string) =>
      startSlots(localDate, 'America/Toronto', ['00:30', '12:15', '23:00']).map((start) => start.toISOString());
    expect(at('2026-03-08')).toEqual([
      ...['2026-03-08T05:30:00.000Z', '2026-03-08T16:15:00.000Z', '2026-03-09T03:00:00.000Z'],
    ]);
    expect(at('2026-11-01')).toEqual([
      ...['2026-11-01T04:30:00.000Z', '2026-11-01T17:15:00.000Z', '2026-11-02T04:00:00.000Z'],
    ]);
    expect(startSlots('2026-07-04', 'America/Toronto', [])).toEqual([]);
  });

  it('are the only instants at which a charter starts', () => {
    fc.assert(
      fc.property(minutes, zones, (instant, zone) => {
        const slots = startSlots(localDateOf(instant, zone), zone).map((slot) => slot.getTime());
        expect(isStartSlot(instant, zone)).toBe(slots.includes(instant.getTime()));
      }),
    );
  });

  it('refuse the half hours before and after, and a start off by a second or a millisecond', () => {
    const at = (time: string) => instantAt('2026-07-04', time, toronto);
    expect(isStartSlot(at('09:30'), toronto)).toBe(false);
    expect(isStartSlot(at('23:00'), toronto)).toBe(false);
    expect(isStartSlot(at('10:15'), toronto)).toBe(false);
    expect(isStartSlot(new Date(at('10:00').getTime() + 1_000), toronto)).toBe(false);
    expect(isStartSlot(new Date(at('10:00').getTime() + 1), toronto)).toBe(false);
  });

  it("are those of the boat's own zone", () => {
    const start = instantAt('2026-07-04', '10:00', toronto); // 09:00 in Cancun
    expect(isStartSlot(start, toronto)).toBe(true);
    expect(isStartSlot(start, 'America/Cancun')).toBe(false);
  });
});

describe('durations', () => {
  it('run from 4 hours to 12 where no minimum is known', () => {
    expect(durationChoices()).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it("run from the boat's minimum", () => {
    expect(durationChoices(3)[0]).toBe(3);
    expect(durationChoices(12)).toEqual([12]);
    expect(durationChoices(2.5)[0]).toBe(3);
    expect(durationChoices(0)[0]).toBe(1);
  });

  it('leave no choice where the minimum is more than 12 hours', () => {
    expect(durationChoices(13)).toEqual([]);
    expect(isAllowedDuration(13, 13)).toBe(false);
  });

  it('are allowed exactly when they are whole hours between minimum and maximum', () => {
    const hours = fc.oneof(fc.integer({ min: -2, max: 30 }), fc.double({ min: -2, max: 30 }));
    fc.assert(
      fc.property(hours, fc.integer({ min: 1, max: 14 }), (duration, minimum) => {
        const allowed = Number.isInteger(duration) && duration >= minimum && duration <= MAX_HOURS;
        expect(isAllowedDuration(duration, minimum)).toBe(allowed);
      }),
    );
  });

  it('of less than 4 hours are refused where no minimum is known', () => {
    expect(isAllowedDuration(3)).toBe(false);
    expect(isAllowedDuration(4)).toBe(true);
    expect(isAllowedDuration(Number.NaN)).toBe(false);
  });
});

describe('guest choices', () => {
  it('run from 1 to the capacity, to 12 where none is known, and never beyond 50', () => {
    expect(guestChoices(3)).toEqual([1, 2, 3]);
    expect(guestChoices().at(-1)).toBe(12);
    expect(guestChoices(80).at(-1)).toBe(50);
    expect(guestChoices(0)).toEqual([]);
  });
});
