import type { BookingView, DepositView } from '@harbourline/contracts';
import { amountsOf } from '../src/features/bookings/booking-amounts';
import { documentsOf } from '../src/features/bookings/documents/documents-of';
import { text } from '../src/features/bookings/words';
import { changeOf, valuesOf } from '../src/features/bookings/change/change-of';
import { depositNow } from '../src/features/bookings/renter/deposit-now';
import { movesOf } from '../src/features/bookings/moves-of';
import { standingOfBooking } from '../src/shared/booking/standing-of-booking';
import { aBooking, aDeposit } from '../test-kit/a-booking';

const hour = (at: number) => new Date(Date.UTC(2026, 6, 1, at));
const iso = (at: number) => hour(at).toISOString();

describe('what a renter can do', () => {
  const pending = aBooking({ status: 'pending', startDate: iso(72), endDate: iso(76), respondBy: iso(24) });
  const moves = (change: Partial<BookingView>, at = 1) => movesOf({ ...pending, ...change }, 'renter', hour(at));

  it('is to cancel and to change while the owner has not answered', () => {
    expect(moves({})).toEqual(['change', 'cancel']);
  });

  it('is to accept or to cancel, not to change, while the owner’s proposal waits', () => {
    expect(moves({ ownerAdjusted: true })).toEqual(['acceptProposal', 'cancel']);
  });

  it('is no answer any more once the time for it is over, but still to cancel', () => {
    expect(moves({ ownerAdjusted: true }, 25)).toEqual(['cancel']);
    expect(moves({ ownerAdjusted: true }, 24)).toContain('acceptProposal');
  });

  it('is nothing from the start on', () => {
    const confirmed = { status: 'confirmed', respondBy: null } as const;
    expect(moves(confirmed, 71)).toContain('cancel');
    expect(moves(confirmed, 72)).toEqual([]);
  });

  it('is nothing with a booking that has ended', () => {
    expect(moves({ status: 'cancelled' })).toEqual([]);
    expect(moves({ status: 'completed' })).toEqual([]);
  });
});

describe('the way of a deposit back', () => {
  const refund = {
    rule: 'R6',
    amount: 400,
    creditInstead: true,
    choice: null,
    chooseBy: iso(10),
    refundedAt: null,
  } as const;
  const deposit = aDeposit({ stage: 'to_choose', rule: 'R6', back: 400, toCard: 400 });

  it('waits for the renter’s choice, the last instant included, and is the refund after it', () => {
    expect(depositNow({ deposit, refund }, hour(1))).toEqual(deposit);
    expect(depositNow({ deposit, refund }, hour(10))).toEqual(deposit);
    expect(depositNow({ deposit, refund }, hour(11))).toEqual({ ...deposit, stage: 'going_back' });
  });

  it('is what the service says where there is nothing to choose', () => {
    const kept = aDeposit({ stage: 'kept', rule: 'R8', kept: 400 });
    expect(depositNow({ deposit: kept, refund: { ...refund, chooseBy: null } }, hour(11))).toEqual(kept);
    expect(depositNow({ deposit: null, refund: null }, hour(1))).toBeNull();
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
  const papers = (
    status: BookingView['status'],
    captainId: number | null,
    side: Parameters<typeof documentsOf>[2],
    how: Partial<DepositView> = { how: 'unpaid' },
  ) => {
    const booking = aBooking({ status, captainId, deposit: aDeposit(how) });
    return documentsOf(booking, standingOfBooking(booking, hour(1)), side);
  };

  it('are the agreements once it is confirmed, that with the captain where there is one', () => {
    expect(papers('confirmed', 7, 'renter')).toEqual([
      'calendar',
      'confirmation',
      'rentalAgreement',
      'captainAgreement',
    ]);
    expect(papers('completed', null, 'renter')).toEqual(['confirmation', 'rentalAgreement']);
  });

  it('are not the agreements before, and none after a cancellation', () => {
    expect(papers('pending', 7, 'renter')).toEqual(['calendar', 'confirmation']);
    expect(papers('pending', 7, 'owner')).toEqual(['confirmation']);
    expect(papers('cancelled', 7, 'renter')).toEqual([]);
  });

  it('are the receipt for the renter once the deposit is paid, also after a cancellation', () => {
    expect(papers('pending', 7, 'renter', {})).toEqual(['calendar', 'confirmation', 'receipt']);
    expect(papers('cancelled', 7, 'renter', {})).toEqual(['receipt']);
    expect(papers('cancelled', 7, 'owner', {})).toEqual([]);
  });

  it('of a charter that was called off leave out the calendar, in which it is no more', () => {
    const calledOff = { cause: 'weather', by: 'owner', chooseBy: iso(72) } as const;
    const booking = aBooking({ status: 'confirmed', calledOff });
    expect(documentsOf(booking, standingOfBooking(booking, hour(1)), 'renter')).toEqual([
      ...['confirmation', 'receipt', 'rentalAgreement', 'captainAgreement'],
    ]);
  });

  it('leave the rental agreement to renter, owner and administrators', () => {
    expect(papers('confirmed', 7, 'captain')).toEqual(['calendar', 'confirmation', 'captainAgreement']);
    expect(papers('confirmed', 7, 'admin')).not.toContain('calendar');
  });
});

describe('the money on a card', () => {
  const labels = (booking: BookingView, side: 'renter' | 'owner' | 'captain', now = hour(1)) =>
    amountsOf(booking, side, text, now).map(({ label }) => label);

  it('is what a captain earns, on a captain’s card', () => {
    expect(labels(aBooking({ status: 'confirmed' }), 'captain')).toEqual([
      'Captain fee',
      'Due to captain when boarding',
    ]);
  });

  it('says nothing of what is due once a booking is canceled', () => {
    expect(labels(aBooking({ status: 'cancelled' }), 'renter').some((label) => label.startsWith('Due'))).toBe(false);
    expect(labels(aBooking({ status: 'pending' }), 'renter')).toContain('Due to owner once confirmed');
  });

  it('says nothing of what is due once the charter has taken place, nor of amounts of nothing', () => {
    const due = (booking: BookingView, now?: Date) =>
      (['renter', 'owner', 'captain'] as const).flatMap((side) =>
        labels(booking, side, now).filter((label) => label.startsWith('Due')),
      );
    expect(due(aBooking({ status: 'completed' }))).toEqual([]);
    expect(due(aBooking({ status: 'confirmed', endDate: iso(1) }))).toEqual([]);
    expect(due(aBooking({ status: 'confirmed', balanceDue: 0, dueToCaptain: 0 }))).toEqual([]);
    expect(due(aBooking({ status: 'confirmed' }))).toHaveLength(5);
    expect(labels(aBooking({ captainFee: 0, dueToCaptain: 0 }), 'renter')).not.toContain('Captain fee');
  });

  it('calls a deposit paid only when it was, and says how', () => {
    const row = (deposit: Partial<DepositView>) =>
      amountsOf(aBooking({ deposit: aDeposit(deposit) }), 'renter', text, hour(1)).find(({ label }) =>
        label.startsWith('Deposit'),
      );
    expect(row({ how: 'unpaid' })).toMatchObject({ label: 'Deposit, not paid yet', detail: undefined });
    expect(row({ how: 'card' })).toMatchObject({ label: 'Deposit paid', detail: undefined });
    expect(row({ how: 'credit' })).toMatchObject({ label: 'Deposit paid', detail: 'by credit' });
    expect(row({ how: 'card_and_credit', byCredit: 100 })?.detail).toBe('$100 of it by credit');
    expect(row({ how: 'outside' })?.detail).toBe('to Harbourline, not by card');
  });
});
