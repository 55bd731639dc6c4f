import fc from 'fast-check';
import { DateTime } from 'luxon';
import { addDays, addHours, instantAt, localDateOf, localTimeOf, parseWallTime } from '../src';
import { localDates, minutes, zones } from './arbitraries';

const toronto = 'America/Toronto';
const cancun = 'America/Cancun';
const iso = (date: Date | undefined) => date?.toISOString();

describe('parseWallTime', () => {
  it.each([
    ['2026-07-04T14:00', toronto, '2026-07-04T18:00:00.000Z'],
    ['2026-01-04T14:00', toronto, '2026-01-04T19:00:00.000Z'],
    ['2026-07-04T14:00', cancun, '2026-07-04T19:00:00.000Z'],
    ['2026-01-04T14:00', cancun, '2026-01-04T19:00:00.000Z'],
    ['2026-07-04T14:00:30.250', toronto, '2026-07-04T18:00:30.250Z'],
  ])('reads %s without an offset in %s', (text, zone, instant) => {
    expect(iso(parseWallTime(text, zone))).toBe(instant);
  });

  it.each([
    ['2026-07-04T14:00Z', '2026-07-04T14:00:00.000Z'],
    ['2026-07-04T14:00:00.000Z', '2026-07-04T14:00:00.000Z'],
    ['2026-07-04T14:00-07:00', '2026-07-04T21:00:00.000Z'],
    ['2026-07-04T14:00:00+0530', '2026-07-04T08:30:00.000Z'],
  ])('reads %s as an instant in every zone', (text, instant) => {
    fc.assert(fc.property(zones, (zone) => expect(iso(parseWallTime(text, zone))).toBe(instant)));
  });

  it('reads a time that the spring change skips as if the clock had not changed yet', () => {
    expect(iso(parseWallTime('2026-03-08T01:59', toronto))).toBe('2026-03-08T06:59:00.000Z');
    expect(iso(parseWallTime('2026-03-08T02:30', toronto))).toBe('2026-03-08T07:30:00.000Z'); // 03:30
    expect(iso(parseWallTime('2026-03-08T03:00', toronto))).toBe('2026-03-08T07:00:00.000Z');
    expect(iso(parseWallTime('2026-03-08T02:30', cancun))).toBe('2026-03-08T07:30:00.000Z'); // 02:30
  });

  it('reads a time that the autumn change repeats as its first occurrence', () => {
    expect(iso(parseWallTime('2026-11-01T00:59', toronto))).toBe('2026-11-01T04:59:00.000Z');
    expect(iso(parseWallTime('2026-11-01T01:30', toronto))).toBe('2026-11-01T05:30:00.000Z');
    expect(iso(parseWallTime('2026-11-01T02:00', toronto))).toBe('2026-11-01T07:00:00.000Z');
    expect(iso(parseWallTime('2026-11-01T01:30', cancun))).toBe('2026-11-01T06:30:00.000Z');
  });

  it('reads the second occurrence from its offset', () => {
    expect(iso(parseWallTime('2026-11-01T01:30-05:00', toronto))).toBe('2026-11-01T06:30:00.000Z');
  });

  it('agrees with Luxon on every time of the years around, in zones on both sides of the equator', () => {
    const halfHours = fc.integer({ min: Date.UTC(2015, 0) / 1_800_000, max: Date.UTC(2040, 0) / 1_800_000 });
    const anyZone = fc.constantFrom(toronto, cancun, 'Australia/Lord_Howe', 'Europe/London', 'Asia/Kathmandu', 'UTC');
    fc.assert(
      fc.property(halfHours, anyZone, (halfHour, zone) => {
        const text = new Date(halfHour * 1_800_000).toISOString().slice(0, 16);
        const [first] = DateTime.fromISO(text, { zone }).getPossibleOffsets();
        expect(iso(parseWallTime(text, zone))).toBe(iso(first?.toJSDate()));
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    '',
    'tomorrow',
    '14:00',
    '2026-07-04',
    '2026-07-04 14:00',
    '2026-02-29T14:00',
    '2026-13-01T14:00',
    '2026-07-04T24:00',
    '2026-07-04T14:60',
    '2026-W27-6T14:00',
    '2026-07-04T14:00[America/Toronto]',
    ' 2026-07-04T14:00',
  ])('does not read %j', (text) => {
    expect(parseWallTime(text, toronto)).toBeUndefined();
  });

  it('throws for a zone that does not exist, whatever the text', () => {
    expect(() => parseWallTime('2026-07-04T14:00Z', 'America/Atlantis')).toThrow(RangeError);
  });
});

describe('localDateOf and localTimeOf', () => {
  it('agree with the calendar and clock of the platform', () => {
    fc.assert(
      fc.property(minutes, zones, (instant, zone) => {
        const date = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(instant);
        const time = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' }).format(instant);
        expect(localDateOf(instant, zone)).toBe(date);
        expect(localTimeOf(instant, zone)).toBe(time);
      }),
    );
  });

  it('refuse an invalid date', () => {
    expect(() => localDateOf(new Date(Number.NaN), toronto)).toThrow(RangeError);
    expect(() => localTimeOf(new Date(Number.NaN), toronto)).toThrow(RangeError);
  });
});

describe('instantAt', () => {
  it('is what the local clock shows, for every time at which a charter may start', () => {
    const daytime = fc.tuple(fc.integer({ min: 10, max: 22 }), fc.constantFrom('00', '30'));
    fc.assert(
      fc.property(localDates, daytime, zones, (date, [hour, minute], zone) => {
        const instant = instantAt(date, `${hour}:${minute}`, zone);
        expect(localDateOf(instant, zone)).toBe(date);
        expect(localTimeOf(instant, zone)).toBe(`${hour}:${minute}`);
      }),
    );
  });

  it('is 23 hours before the same time on the day of the spring change, 25 in autumn, always 24 in Cancun', () => {
    const hoursBetween = (from: string, to: string, zone: string) =>
      (instantAt(to, '12:00', zone).getTime() - instantAt(from, '12:00', zone).getTime()) / 3_600_000;
    expect(hoursBetween('2026-03-07', '2026-03-08', toronto)).toBe(23);
    expect(hoursBetween('2026-10-31', '2026-11-01', toronto)).toBe(25);
    expect(hoursBetween('2026-03-07', '2026-03-08', cancun)).toBe(24);
    expect(hoursBetween('2026-10-31', '2026-11-01', cancun)).toBe(24);
  });

  it.each([
    ['2026-02-30', '10:00'],
    ['2026-7-4', '10:00'],
    ['2026-07-04', '25:00'],
    ['2026-07-04', '9:00'],
    ['2026-07-04', '10:00Z'],
    ['', ''],
  ])('refuses %j %j', (date, time) => {
    expect(() => instantAt(date, time, toronto)).toThrow(RangeError);
  });
});

describe('addDays', () => {
  it.each([
    ['2026-03-07', 1, '2026-03-08'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 2, '2027-01-02'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %i days are %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
  });

  it('refuses what is no day', () => {
    expect(() => addDays('tomorrow', 1)).toThrow(RangeError);
  });
});

describe('addHours', () => {
  it.each([
    ['2026-03-07', '03:30', toronto], // the hour from 02:00 is skipped
    ['2026-10-31', '01:30', toronto], // the hour from 01:00 comes twice
    ['2026-07-04', '02:30', toronto],
    ['2026-03-07', '02:30', cancun],
    ['2026-10-31', '02:30', cancun],
  ])('ends a charter of 4 hours from %s 22:30 at %s in %s, 4 hours of elapsed time later', (date, ends, zone) => {
    const start = instantAt(date, '22:30', zone);
    const end = addHours(start, 4);
    expect(localTimeOf(end, zone)).toBe(ends);
    expect(localDateOf(end, zone)).not.toBe(date);
    expect(end.getTime() - start.getTime()).toBe(4 * 3_600_000);
  });

  it('lets an end that was added up on the wall clock over the spring change keep its elapsed time', () => {
    const end = addHours(instantAt('2026-03-07', '22:30', toronto), 4);
    expect(parseWallTime('2026-03-08T02:30', toronto)).toEqual(end);
  });

  it('takes fractions, to the millisecond', () => {
    const date = new Date(0);
    expect(addHours(date, 0.25).getTime()).toBe(900_000);
    expect(addHours(date, 0.002).getTime()).toBe(7_200);
    expect(addHours(date, 0.0021).getTime()).toBe(7_560);
    expect(addHours(date, -1).getTime()).toBe(-3_600_000);
  });

  it('leaves the date it was given alone', () => {
    const date = new Date(0);
    addHours(date, 5);
    expect(date.getTime()).toBe(0);
  });

  it('refuses what is not a number of hours, or no date', () => {
    expect(() => addHours(new Date(0), Number.NaN)).toThrow(RangeError);
    expect(() => addHours(new Date(Number.NaN), 1)).toThrow(RangeError);
  });
});
