import type { BookingView } from '@harbourline/contracts';
import { amountsOf } from '../src/features/bookings/booking-amounts';
import { documentsOf } from '../src/features/bookings/documents/documents-of';
import { text } from '../src/features/bookings/messages';
import { changeOf, valuesOf } from '../src/features/bookings/renter/change-of';
import { refundStep } from '../src/features/bookings/renter/refund-step';
import { renterMoves } from '../src/features/bookings/renter/renter-moves';
import { aBooking } from './a-booking';

const hour = (at: number) => new Date(Date.UTC(2026, 6, 1, at));
const iso = (at: number) => hour(at).toISOString();

describe('what a renter can do', () => {
  const pending = aBooking({ status: 'pending', startDate: iso(72), endDate: iso(76), respondBy: iso(24) });
  const moves = (change: Partial<BookingView>, at = 1) => renterMoves({ ...pending, ...change }, hour(at));

  it('is to cancel and to change while the owner has not answered', () => {
    expect(moves({})).toEqual({ cancel: true, acceptAdjustment: false, change: true });
  });

  it('is to accept or to cancel, not to change, while the owner’s proposal waits', () => {
    expect(moves({ ownerAdjusted: true })).toEqual({ cancel: true, acceptAdjustment: true, change: false });
  });

  it('is no answer any more once the time for it is over, but still to cancel', () => {
    expect(moves({ ownerAdjusted: true }, 25)).toEqual({ cancel: true, acceptAdjustment: false, change: false });
    expect(moves({ ownerAdjusted: true }, 24).acceptAdjustment).toBe(true);
  });

  it('is nothing from the start on', () => {
    const confirmed = { status: 'confirmed', respondBy: null } as const;
    expect(moves(confirmed, 71).cancel).toBe(true);
    expect(moves(confirmed, 72)).toEqual({ cancel: false, acceptAdjustment: false, change: false });
  });

  it('is nothing with a booking that has ended', () => {
    expect(moves({ status: 'cancelled' }).cancel).toBe(false);
    expect(moves({ status: 'completed' }).cancel).toBe(false);
  });
});

describe('the way of a deposit back', () => {
  const refund = {
    rule: 'R6',
    amount: 415,
    creditInstead: true,
    choice: null,
    chooseBy: iso(10),
    refundedAt: null,
  } as const;
  const step = (change: Partial<NonNullable<BookingView['refund']>>, at = 1) =>
    refundStep({ status: 'cancelled', refund: { ...refund, ...change } }, hour(at));

  it('waits for the renter’s choice, the last instant included', () => {
    expect(step({})).toBe('to choose');
    expect(step({}, 10)).toBe('to choose');
    expect(step({}, 11)).toBe('on its way');
  });

  it('follows the choice', () => {
    expect(step({ choice: 'credit' })).toBe('credit');
    expect(step({ choice: 'refund' })).toBe('on its way');
    expect(step({ choice: 'refund', refundedAt: iso(3) })).toBe('refunded');
  });

  it('is on its way at once where there is nothing to choose, and is none where nothing is refunded', () => {
    expect(step({ rule: 'R3', creditInstead: false, chooseBy: null })).toBe('on its way');
    expect(step({ rule: 'R8', amount: 0, creditInstead: false, chooseBy: null })).toBe('nothing');
  });

  it('is not told of a charter that took place', () => {
    const settled = { ...refund, rule: 'completed', amount: 0 } as const;
    expect(refundStep({ status: 'completed', refund: settled }, hour(1))).toBeNull();
    expect(refundStep({ status: 'cancelled', refund: null }, hour(1))).toBeNull();
  });
});

describe('a change of a reservation', () => {
  // 22:30 to 02:30 in the night in which Toronto's clocks go back: five hours.
  const reserved = {
    startDate: '2026-11-01T02:30:00.000Z',
    endDate: '2026-11-01T07:30:00.000Z',
    guestCount: 6,
    zone: 'America/Toronto',
  };
  const values = valuesOf(reserved);

  it('begins with what is reserved, in elapsed hours', () => {
    expect(values).toEqual({ date: '2026-10-31', startTime: '22:30', duration: 5, guests: 6 });
  });

  it('is none while nothing is different', () => {
    expect(changeOf(reserved, values)).toBeNull();
  });

  it('names only what changes', () => {
    expect(changeOf(reserved, { ...values, guests: 8 })).toEqual({ guestCount: 8 });
    expect(changeOf(reserved, { ...values, duration: 6 })).toEqual({
      startDate: '2026-11-01T02:30:00.000Z',
      endDate: '2026-11-01T08:30:00.000Z',
    });
  });

  it('is none while date or time are missing', () => {
    expect(changeOf(reserved, { ...values, date: '', guests: 8 })).toBeNull();
    expect(changeOf(reserved, { ...values, startTime: '', guests: 8 })).toBeNull();
  });
});

describe('the papers of a booking', () => {
  const papers = (status: BookingView['status'], captainId: number | null, side: Parameters<typeof documentsOf>[1]) =>
    documentsOf({ status, captainId }, side);

  it('are the agreements once it is confirmed, that with the captain where there is one', () => {
    expect(papers('confirmed', 7, 'renter')).toEqual(['confirmation', 'rentalAgreement', 'captainAgreement']);
    expect(papers('completed', null, 'renter')).toEqual(['confirmation', 'rentalAgreement']);
  });

  it('are not the agreements before, and none after a cancellation', () => {
    expect(papers('pending', 7, 'renter')).toEqual(['confirmation']);
    expect(papers('cancelled', 7, 'renter')).toEqual([]);
  });

  it('leave the rental agreement to renter, owner and administrators', () => {
    expect(papers('confirmed', 7, 'captain')).toEqual(['confirmation', 'captainAgreement']);
  });
});

describe('the money on a card', () => {
  const labels = (booking: BookingView, side: 'renter' | 'owner' | 'captain') =>
    amountsOf(booking, side, text).map(({ label }) => label);

  it('is what a captain earns, on a captain’s card', () => {
    expect(labels(aBooking({ status: 'confirmed' }), 'captain')).toEqual([
      'Captain fee',
      'Due to captain when boarding',
    ]);
  });

  it('says nothing of what is due once a booking is cancelled', () => {
    expect(labels(aBooking({ status: 'cancelled' }), 'renter').some((label) => label.startsWith('Due'))).toBe(false);
    expect(labels(aBooking({ status: 'pending' }), 'renter')).toContain('Due to owner once confirmed');
  });

  it('calls a deposit paid only when it was', () => {
    expect(labels(aBooking({ paidDate: null }), 'renter')).toContain('Deposit');
    expect(labels(aBooking({ paidDate: iso(0) }), 'renter')).toContain('Deposit paid');
  });
});
