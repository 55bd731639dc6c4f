import fc from 'fast-check';
import {
  addHours,
  conversationClosesAt,
  conversationStanding,
  MESSAGES_CLOSE_DAYS,
  STATUSES,
  unreadMailDueAt,
  type Conversing,
} from '../src';
import { minutes } from './arbitraries';

const DAYS = MESSAGES_CLOSE_DAYS * 24;
const hoursAround = fc.integer({ min: -2_000, max: 2_000 });

const bookings: fc.Arbitrary<Conversing> = fc
  .record({
    status: fc.constantFrom(...STATUSES),
    wasConfirmed: fc.boolean(),
    end: minutes,
    cancelled: fc.option(hoursAround),
  })
  .map(({ cancelled, ...booking }) => ({
    ...booking,
    cancelledAt: cancelled === null ? null : addHours(booking.end, cancelled),
  }));

describe('the messages of a booking', () => {
  const charter: Conversing = {
    status: 'confirmed',
    wasConfirmed: true,
    end: new Date('2026-07-04T22:00:00Z'),
    cancelledAt: null,
  };
  const at = (change: Partial<Conversing>, time: string) =>
    conversationStanding({ ...charter, ...change }, new Date(time));

  it('open with the confirmation, and close 14 days after the charter, to the second', () => {
    expect(at({ status: 'pending' }, '2026-07-01T00:00:00Z')).toBe('before');
    expect(at({}, '2026-07-01T00:00:00Z')).toBe('open');
    expect(at({ status: 'completed' }, '2026-07-18T22:00:00Z')).toBe('open');
    expect(at({ status: 'completed' }, '2026-07-18T22:00:00.001Z')).toBe('over');
  });

  it('go on for 14 days after a confirmed charter was called off, and never begin for one that was declined', () => {
    const called = { status: 'cancelled', cancelledAt: new Date('2026-06-20T10:00:00Z') } as const;
    expect(at(called, '2026-07-04T10:00:00Z')).toBe('open');
    expect(at(called, '2026-07-04T10:00:01Z')).toBe('over');
    expect(at({ ...called, wasConfirmed: false }, '2026-06-20T10:00:01Z')).toBe('never');
  });

  it('never open again once they are over, and are open for nobody whose booking was not confirmed', () => {
    fc.assert(
      fc.property(bookings, minutes, hoursAround, (booking, now, hours) => {
        const standing = conversationStanding(booking, now);
        const later = conversationStanding(booking, addHours(now, Math.abs(hours)));
        if (standing !== 'open') expect(later).toBe(standing);
        else expect(['open', 'over']).toContain(later);
        const isConfirmed = booking.status === 'confirmed' || booking.status === 'completed';
        const was = isConfirmed || (booking.status === 'cancelled' && booking.wasConfirmed);
        expect(standing === 'open' || standing === 'over').toBe(was);
      }),
    );
  });

  it('close no later than 14 days after the end that was agreed', () => {
    fc.assert(
      fc.property(bookings, (booking) => {
        const closesAt = conversationClosesAt(booking);
        if (closesAt === null) expect(['before', 'never']).toContain(conversationStanding(booking, booking.end));
        else expect(closesAt.getTime()).toBeLessThanOrEqual(addHours(booking.end, DAYS).getTime());
        if (booking.status === 'pending') expect(closesAt).toBeNull();
        // What was not cancelled in the end was not cut short by a cancellation that was taken back.
        else if (booking.status !== 'cancelled') expect(closesAt).toEqual(addHours(booking.end, DAYS));
      }),
    );
  });
});

it('has a mail wait for two minutes, and longer while an earlier one has brought nobody', () => {
  fc.assert(
    fc.property(minutes, fc.nat(50), fc.nat(50), (now, readUpTo, mailedUpTo) => {
      const waits = unreadMailDueAt(now, { readUpTo, mailedUpTo }).getTime() - now.getTime();
      expect(waits).toBe((mailedUpTo > readUpTo ? 15 : 2) * 60_000);
    }),
  );
});
