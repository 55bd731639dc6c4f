import fc from 'fast-check';
import { addHours, HOLD_HOURS, isOverdue, ownerDeadline, renterDeadline } from '../src';
import { minutes } from './arbitraries';

const at = (text: string) => new Date(`2026-07-${text}:00Z`);
const hours = fc.double({ min: 0.001, max: 100, noNaN: true });

describe('ownerDeadline', () => {
  it('is 24 hours after the reservation was placed', () => {
    expect(ownerDeadline(at('01T10:00'), at('09T10:00'))).toEqual(at('02T10:00'));
  });

  it('is the start when that comes first', () => {
    expect(ownerDeadline(at('01T10:00'), at('01T18:00'))).toEqual(at('01T18:00'));
  });

  it('is never after the start nor after the hours given', () => {
    fc.assert(
      fc.property(minutes, minutes, hours, (placedAt, start, given) => {
        const deadline = ownerDeadline(placedAt, start, given).getTime();
        const limits = [start.getTime(), addHours(placedAt, given).getTime()];
        expect(limits).toContain(deadline);
        for (const limit of limits) expect(deadline).toBeLessThanOrEqual(limit);
      }),
    );
  });
});

describe('renterDeadline', () => {
  it('is 24 hours after the adjustment', () => {
    expect(renterDeadline(at('01T10:00'), at('09T10:00'), at('09T14:00'))).toEqual(at('02T10:00'));
  });

  it('is the earlier of old and new start when that comes first', () => {
    expect(renterDeadline(at('01T10:00'), at('01T18:00'), at('01T14:00'))).toEqual(at('01T14:00'));
    expect(renterDeadline(at('01T10:00'), at('01T14:00'), at('01T18:00'))).toEqual(at('01T14:00'));
  });

  it('is never after either start nor after the hours given', () => {
    fc.assert(
      fc.property(minutes, minutes, minutes, hours, (adjustedAt, oldStart, newStart, given) => {
        const deadline = renterDeadline(adjustedAt, oldStart, newStart, given).getTime();
        const limits = [oldStart.getTime(), newStart.getTime(), addHours(adjustedAt, given).getTime()];
        expect(limits).toContain(deadline);
        for (const limit of limits) expect(deadline).toBeLessThanOrEqual(limit);
      }),
    );
  });
});

describe('isOverdue', () => {
  it('counts the deadline itself as in time, and the next millisecond as late', () => {
    fc.assert(
      fc.property(minutes, (deadline) => {
        expect(isOverdue(new Date(deadline.getTime() - 1), deadline)).toBe(false);
        expect(isOverdue(deadline, deadline)).toBe(false);
        expect(isOverdue(new Date(deadline.getTime() + 1), deadline)).toBe(true);
      }),
    );
  });
});

it('holds a slot for 15 minutes', () => {
  expect(addHours(at('01T10:00'), HOLD_HOURS)).toEqual(at('01T10:15'));
});
