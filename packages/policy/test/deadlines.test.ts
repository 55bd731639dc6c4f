import fc from 'fast-check';
import {
  addHours,
  COMPLETION_HOURS,
  HOLD_HOURS,
  instantAt,
  isOverdue,
  ownerDeadline,
  REFUND_CHOICE_HOURS,
  proposalDeadline,
} from '../src';
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

describe('proposalDeadline', () => {
  it('is 24 hours after the adjustment', () => {
    expect(proposalDeadline(at('01T10:00'), at('09T10:00'), at('09T14:00'))).toEqual(at('02T10:00'));
  });

  it('is the earlier of old and new start when that comes first', () => {
    expect(proposalDeadline(at('01T10:00'), at('01T18:00'), at('01T14:00'))).toEqual(at('01T14:00'));
    expect(proposalDeadline(at('01T10:00'), at('01T14:00'), at('01T18:00'))).toEqual(at('01T14:00'));
  });

  it('is never after either start nor after the hours given', () => {
    fc.assert(
      fc.property(minutes, minutes, minutes, hours, (adjustedAt, oldStart, newStart, given) => {
        const deadline = proposalDeadline(adjustedAt, oldStart, newStart, given).getTime();
        const limits = [oldStart.getTime(), newStart.getTime(), addHours(adjustedAt, given).getTime()];
        expect(limits).toContain(deadline);
        for (const limit of limits) expect(deadline).toBeLessThanOrEqual(limit);
      }),
    );
  });
});

it('counts elapsed hours over both changes of the clock, and in Cancun', () => {
  const later = (from: string, to: string, zone: string) => {
    const [asked, answered] = [from, to].map((text) => {
      const [date = '', time = ''] = text.split(' ');
      return instantAt(date, time, zone);
    });
    if (!asked || !answered) throw new Error('two instants are needed');
    const start = addHours(asked, 500);
    expect(ownerDeadline(asked, start)).toEqual(answered);
    expect(proposalDeadline(asked, start, start)).toEqual(answered);
  };
  later('2026-03-07 10:00', '2026-03-08 11:00', 'America/Toronto');
  later('2026-10-31 10:00', '2026-11-01 09:00', 'America/Toronto');
  later('2026-03-07 10:00', '2026-03-08 10:00', 'America/Cancun');
  later('2026-10-31 10:00', '2026-11-01 10:00', 'America/Cancun');
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

it('completes a booking at its end, and leaves a week for choosing between refund and credit', () => {
  expect(addHours(at('01T10:00'), COMPLETION_HOURS)).toEqual(at('01T10:00'));
  expect(addHours(at('01T10:00'), REFUND_CHOICE_HOURS)).toEqual(at('08T10:00'));
});
