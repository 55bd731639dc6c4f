import fc from 'fast-check';
import { earliestStart, hasNotice, instantAt, localTimeOf } from '../../src';
import { minutes } from '../arbitraries';

describe('notice', () => {
  it('is 36 hours of elapsed time, also over a change of the clock', () => {
    const now = instantAt('2026-03-07', '10:00', 'America/Toronto');
    expect(localTimeOf(earliestStart(now), 'America/Toronto')).toBe('23:00');
  });

  it('is enough when it is exact, and not a millisecond less', () => {
    fc.assert(
      fc.property(minutes, fc.integer({ min: 0, max: 100 }), (now, hours) => {
        const exact = earliestStart(now, hours);
        expect(exact.getTime() - now.getTime()).toBe(hours * 3_600_000);
        expect(hasNotice(now, exact, hours)).toBe(true);
        expect(hasNotice(now, new Date(exact.getTime() - 1), hours)).toBe(false);
      }),
    );
  });

  it('of 36 hours is asked for where nothing else is configured', () => {
    const now = new Date('2026-07-01T00:00:00Z');
    expect(hasNotice(now, new Date('2026-07-02T12:00:00Z'))).toBe(true);
    expect(hasNotice(now, new Date('2026-07-02T11:59:00Z'))).toBe(false);
  });
});
