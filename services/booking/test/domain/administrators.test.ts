import { addHours, type Status } from '@harbourline/policy';
import type { Booking } from '../../src/generated/prisma/client';
import { amountsFrom, centsOr, requireSomeoneToPay } from '../../src/domain/admin-amounts';
import { applyEdit, difference, settleAnew, takesAnotherSlot, type Edit } from '../../src/domain/admin-edit';
import { brokenRules, hoursOf, isMoved, requireMeant } from '../../src/domain/admin-rules';
import { askOwner, setStatus } from '../../src/domain/admin-status';
import type { Boat } from '../../src/domain/boat';
import { UNSETTLED } from '../../src/domain/booking-change';
import { correctedPayment, outsidePayment } from '../../src/domain/outside-payment';
import { complete } from '../../src/domain/time-is-over';
import {
  CANCELLED,
  CAPTAIN_ID,
  CHARTER,
  COMPLETED,
  HOURS_TO_ANSWER,
  PLACED,
  refusal,
  REQUEST,
  START,
  TORONTO,
} from './booking-row';

const NOW = addHours(START, -100);
const TERMS = { taxPercent: 10, refundChoiceHours: 168 };
const UNPAID = { paymentIntentId: null, paidDate: null };

describe('the amounts of a booking', () => {
  it('follow from rental, fee and deposit, which is a quarter of the total unless it is set', () => {
    expect(amountsFrom({ boatRentalCents: 160_000, captainFeeCents: 40_000, depositCents: null })).toEqual({
      ...{ boatRentalCents: 160_000, captainFeeCents: 40_000, totalCents: 200_000, depositCents: 50_000 },
      ...{ balanceFromRenterCents: 110_000, dueToCaptainCents: 40_000 },
    });
    expect(amountsFrom({ boatRentalCents: 100, captainFeeCents: 0, depositCents: 100 })).toMatchObject({
      ...{ depositCents: 100, balanceFromRenterCents: 0 },
    });
    expect(() => amountsFrom({ boatRentalCents: 100, captainFeeCents: 0, depositCents: 101 })).toThrow(
      refusal('deposit_above_total'),
    );
  });

  it('are those that are given in dollars, else those that hold', () => {
    expect([centsOr(12.5, 7), centsOr(0, 7), centsOr(null, 7), centsOr(undefined, null)]).toEqual([1250, 0, 7, null]);
  });

  it('include no fee that nobody gets', () => {
    const error = refusal('invalid_input', { fields: { captainFee: 'There is no captain to pay' } });
    expect(() => requireSomeoneToPay(1, null)).toThrow(error);
    expect(() => requireSomeoneToPay(0, null)).not.toThrow();
    expect(() => requireSomeoneToPay(1, CAPTAIN_ID)).not.toThrow();
  });
});

describe('an administrator’s edit', () => {
  const edit = (booking: Booking, changes: Partial<Edit>, { isCaptainAsked = false, now = NOW } = {}) =>
    applyEdit(
      booking,
      { startDate: booking.startDate, endDate: booking.endDate, ...changes },
      { now, zone: TORONTO, ownerResponseHours: HOURS_TO_ANSWER, captainFeeCents: 30_000, isCaptainAsked },
    );
  const changed = (
    booking: Booking,
    ...more: Parameters<typeof edit> extends [unknown, ...infer Rest] ? Rest : never
  ) => difference(booking, edit(booking, ...more));
  const later = { startDate: addHours(START, 1), endDate: addHours(START, 5) };

  it('that moves a charter takes a start along that its renter left', () => {
    const left = { ...CHARTER, startDate: addHours(START, 48), endDate: addHours(START, 52), leftStart: START };
    const august = { startDate: addHours(START, 1_000), endDate: addHours(START, 1_004) };
    expect(changed(left, august)).toMatchObject({ leftStart: addHours(START, 1_000 - 48) });
    expect(changed(left, { guestCount: 7 })).toEqual({ guestCount: 7 });
  });

  it('changes what it names, and nothing else', () => {
    expect(changed(CHARTER, {})).toEqual({});
    expect(changed(CHARTER, { guestCount: 7, specialRequests: 'A cake' })).toEqual({
      ...{ guestCount: 7, specialRequests: 'A cake' },
    });
    expect(changed(CHARTER, { endDate: addHours(START, 5) })).toEqual({ endDate: addHours(START, 5) });
  });

  it('has a request at another time answered anew, and a charter not', () => {
    const answered = { ...REQUEST, ownerAcceptedAt: PLACED, captainAnswer: 'accepted' };
    expect(changed(answered, later)).toEqual({
      ...{ ...later, ownerAcceptedAt: null, captainAnswer: 'awaited', respondBy: addHours(NOW, 24) },
    });
    expect(changed(CHARTER, later)).toEqual(later);
    const lacking = { ...CHARTER, captainId: null, captainWanted: true };
    expect(changed({ ...lacking, captainFeeCents: 0, totalCents: 160_000, depositCents: 50_000 }, later)).toMatchObject(
      {
        ...{ ...later, respondBy: addHours(NOW, 24) },
      },
    );
  });

  it('with another captain costs what that one asks for, who is asked about a request alone', () => {
    const fee = { captainFeeCents: 30_000, totalCents: 190_000, dueToCaptainCents: 30_000 };
    expect(changed(CHARTER, { captainId: 8 }, { isCaptainAsked: true })).toEqual({ ...fee, captainId: 8 });
    const asked = { ...REQUEST, ownerAcceptedAt: PLACED, captainAnswer: 'accepted' };
    expect(changed(asked, { captainId: 8 }, { isCaptainAsked: true })).toEqual({
      ...{ ...fee, captainId: 8, captainAnswer: 'awaited', ownerAcceptedAt: null, respondBy: addHours(NOW, 24) },
    });
    expect(changed(asked, { captainId: 8 })).toMatchObject({ captainAnswer: null });
    expect(changed(CHARTER, { captainId: 8, captainFee: 400 })).toEqual({ captainId: 8 });
  });

  it('finds the captain who was wanted', () => {
    const lacking = { ...CHARTER, captainId: null, captainWanted: true, respondBy: NOW };
    expect(changed(lacking, { captainId: 8, captainFee: 400 })).toEqual({
      ...{ captainId: 8, captainWanted: false, respondBy: null },
    });
    expect(edit(lacking, { guestCount: 7 })).toMatchObject({ captainWanted: true });
  });

  it('needs somebody to pay a fee to, and keeps one that stands', () => {
    const without = { ...CHARTER, captainId: null };
    expect(() => edit(CHARTER, { captainId: null, captainFee: 400 })).toThrow(refusal('invalid_input'));
    expect(() => edit(without, { captainFee: 500 })).toThrow(refusal('invalid_input'));
    expect(changed(without, { guestCount: 7 })).toEqual({ guestCount: 7 });
    expect(changed(CHARTER, { captainId: null, captainFee: 0 })).toMatchObject({ captainId: null, captainFeeCents: 0 });
  });

  it('prices anew, and leaves a deposit that a card paid as it is', () => {
    expect(changed(CHARTER, { boatRentalAmount: 2000 })).toEqual({
      ...{ boatRentalCents: 200_000, totalCents: 240_000, balanceFromRenterCents: 150_000 },
    });
    expect(changed(CHARTER, { depositAmount: null })).toEqual({});
    expect(changed(CHARTER, { depositAmount: 500 })).toEqual({});
    expect(() => edit(CHARTER, { depositAmount: 501 })).toThrow(refusal('deposit_paid_by_card'));
    const outside = { ...CHARTER, paymentIntentId: null, depositCents: 1_000 };
    expect(edit(outside, { depositAmount: 600 })).toMatchObject({ depositCents: 60_000 });
    expect(edit(outside, { depositAmount: null })).toMatchObject({ depositCents: 50_000 });
    expect(edit(outside, {})).toMatchObject({ depositCents: 1_000 });
  });

  it.each<[string, Partial<Edit>]>([
    ['time', later],
    ['captain', { captainId: 8, captainFee: 400 }],
    ['rental', { boatRentalAmount: 2000 }],
    ['fee', { captainFee: 500 }],
  ])('moves nothing that has ended: its %s', (_, changes) => {
    expect(() => edit(CANCELLED, changes)).toThrow(refusal('booking_final'));
  });

  it('may still correct the words of what has ended', () => {
    expect(changed(CANCELLED, { specialRequests: 'None' })).toEqual({ specialRequests: 'None' });
  });

  it('records a deposit that was paid outside', () => {
    const paidDate = '2026-06-29T12:00:00.000Z';
    expect(changed({ ...CHARTER, ...UNPAID }, { paidDate, paidReference: 'T-1' })).toEqual({
      ...{ paidDate: new Date(paidDate), paidReference: 'T-1' },
    });
  });

  it('takes another slot with another time or captain', () => {
    expect(takesAnotherSlot(CHARTER, { ...CHARTER, ...later })).toBe(true);
    expect(takesAnotherSlot(CHARTER, { ...CHARTER, captainId: 8 })).toBe(true);
    expect(takesAnotherSlot(CHARTER, { ...CHARTER, guestCount: 8, startDate: new Date(START) })).toBe(false);
    expect(isMoved(CHARTER, { ...CHARTER, endDate: START })).toBe(true);
  });

  it('settles a completed charter anew that costs something else, or was paid after all', () => {
    const dearer = { ...COMPLETED, boatRentalCents: 200_000 };
    expect(settleAnew(COMPLETED, dearer, TERMS)).toEqual(complete(dearer, TERMS));
    for (const name of ['captainFeeCents', 'depositCents'] as const)
      expect(settleAnew({ ...COMPLETED, [name]: 1 }, COMPLETED, TERMS)).toEqual(complete(COMPLETED, TERMS));
    expect(settleAnew({ ...COMPLETED, ...UNPAID }, COMPLETED, TERMS)).toEqual(complete(COMPLETED, TERMS));
    expect(settleAnew(COMPLETED, { ...COMPLETED, guestCount: 9 }, TERMS)).toEqual({});
    expect(settleAnew(CHARTER, { ...CHARTER, boatRentalCents: 200_000 }, TERMS)).toEqual({});
  });
});

describe('the rules that an administrator may break on purpose', () => {
  const boat = { minimumHours: 4, capacity: 10 } as Boat;
  const circumstances = { boat, zone: TORONTO, startDate: START, now: NOW, noticeHours: 36, totalCents: 200_000 };
  const odd = { ...CHARTER, startDate: addHours(START, 0.25), endDate: addHours(START, 3), guestCount: 11 };

  it('are those of renters for what is new', () => {
    expect(brokenRules(null, CHARTER, circumstances)).toEqual([]);
    const soon = { ...circumstances, now: addHours(START, -1) };
    expect(brokenRules(null, odd, soon)).toEqual([
      ...['outside_hours', 'duration_not_allowed', 'notice_too_short', 'too_many_guests'],
    ]);
  });

  it('are not judged again for what stays', () => {
    const soon = { ...circumstances, now: addHours(START, -1) };
    expect(brokenRules(odd, odd, soon)).toEqual([]);
    expect(brokenRules({ ...odd, guestCount: 10 }, odd, soon)).toEqual(['too_many_guests']);
    expect(brokenRules({ ...odd, endDate: addHours(START, 2) }, odd, soon)).toEqual([
      ...['outside_hours', 'duration_not_allowed', 'notice_too_short'],
    ]);
  });

  it('ask for no notice of a time that has come', () => {
    expect(brokenRules(null, CHARTER, { ...circumstances, now: START })).toEqual([]);
    expect(brokenRules(null, CHARTER, { ...circumstances, now: new Date(START.getTime() - 1) })).toEqual([
      'notice_too_short',
    ]);
  });

  it('include that a charter is over when it is completed, and that a total is the sum', () => {
    const { endDate } = COMPLETED;
    expect(brokenRules(CHARTER, COMPLETED, { ...circumstances, now: endDate })).toEqual([]);
    expect(brokenRules(CHARTER, COMPLETED, circumstances)).toEqual(['charter_not_over']);
    expect(brokenRules(null, COMPLETED, circumstances)).toEqual(['charter_not_over']);
    expect(brokenRules(COMPLETED, COMPLETED, circumstances)).toEqual([]);
    expect(brokenRules(CHARTER, CHARTER, { ...circumstances, saidTotalCents: 200_000 })).toEqual([]);
    expect(brokenRules(CHARTER, CHARTER, { ...circumstances, saidTotalCents: 1 })).toEqual(['total_differs']);
  });

  it('are named in sentences, and meant once they were named', () => {
    const broken = ['notice_too_short', 'charter_not_over', 'total_differs'] as const;
    const fields = {
      notice_too_short: 'Reservations need at least 12 hours advance notice.',
      charter_not_over:
        'This charter has not begun yet. Once it is completed, its deposit is divided and it can be reviewed.',
    };
    const needed = {
      fields,
      message: expect.stringMatching(
        / Reservations need at least 12 hours advance notice. This charter has not begun yet. .* it can be reviewed.$/,
      ),
    };
    expect(() => requireMeant(broken, ['total_differs'], { noticeHours: 12, now: NOW, startDate: START })).toThrow(
      refusal('confirmation_needed', needed),
    );
    expect(() => requireMeant(['total_differs'], [], { noticeHours: 12, now: NOW, startDate: START })).toThrow(
      refusal('confirmation_needed', { message: expect.stringContaining('The sum is what will be saved.') }),
    );
    expect(() => requireMeant(broken, broken, { noticeHours: 12, now: NOW, startDate: START })).not.toThrow();
  });

  it('never include a charter without an end, backwards, or of more than a month', () => {
    const lasts = (hours: number) => hoursOf({ startDate: START, endDate: addHours(START, hours) });
    expect([lasts(0.5), lasts(31 * 24)]).toEqual([0.5, 744]);
    for (const hours of [0, -1, 31 * 24 + 1]) expect(() => lasts(hours)).toThrow(refusal('duration_not_allowed'));
  });
});

describe('a status that an administrator sets', () => {
  const set = (booking: Booking, to: Status, more: object = {}) =>
    setStatus(booking, {
      ...{
        to,
        now: NOW,
        reason: undefined,
        cause: undefined,
        ownerResponseHours: HOURS_TO_ANSWER,
        terms: TERMS,
        ...more,
      },
    });
  const nobodyWaits = { respondBy: null, captainWanted: false, ownerAcceptedAt: null, captainAnswer: null };

  it('makes a request of it, which its owner and its captain answer anew', () => {
    expect(set({ ...COMPLETED, captainAnswer: 'accepted' }, 'pending')).toEqual({
      ...{ ...nobodyWaits, ...UNSETTLED, status: 'pending', confirmedAt: null },
      ...{ captainAnswer: 'awaited', respondBy: addHours(NOW, 24) },
    });
    expect(set(CHARTER, 'pending', { now: START })).toMatchObject({ respondBy: null, captainAnswer: null });
  });

  it('confirms it now, unless it was confirmed before', () => {
    expect(set({ ...REQUEST, captainAnswer: 'awaited' }, 'confirmed')).toEqual({
      ...{ ...nobodyWaits, ...UNSETTLED, status: 'confirmed', confirmedAt: NOW },
    });
    expect(set({ ...COMPLETED, captainAnswer: 'accepted' }, 'confirmed')).toMatchObject({
      ...{ confirmedAt: CHARTER.confirmedAt, captainAnswer: 'accepted' },
    });
  });

  it('completes it: its deposit is divided', () => {
    expect(set(REQUEST, 'completed')).toEqual({ ...nobodyWaits, ...complete(REQUEST, TERMS), confirmedAt: NOW });
    expect(set(CHARTER, 'completed')).toMatchObject({ confirmedAt: CHARTER.confirmedAt });
  });

  it('cancels it as the platform, or for whoever broke the terms', () => {
    expect(set(CHARTER, 'cancelled', { reason: 'Storm' })).toMatchObject({
      ...{ outcome: 'platform_cancelled', cancelledBy: 'administrator', cancelledAt: NOW, refundRule: 'R4' },
      ...{ cancellationReason: 'Storm', status: 'cancelled' },
    });
    expect(set(CHARTER, 'cancelled', { cause: 'renter_breach' })).toMatchObject({
      ...{ refundRule: 'R2', cancellationReason: null },
    });
  });

  it('leaves what has ended, and what lacks its captain unless it ends', () => {
    const lacking = { ...CHARTER, captainId: null, captainWanted: true };
    expect(() => set(CANCELLED, 'pending')).toThrow(refusal('booking_final'));
    const message = 'The captain has left. Please choose another one first.';
    expect(() => set(lacking, 'completed')).toThrow(refusal('captain_unavailable', { message }));
    expect(set(lacking, 'cancelled')).toMatchObject({ status: 'cancelled' });
  });

  it('has no time to answer once the charter has begun', () => {
    expect(askOwner(START, NOW, 24)).toEqual(addHours(NOW, 24));
    expect(askOwner(START, START, 24)).toBeNull();
  });
});

describe('a deposit that was paid outside', () => {
  const when = { zone: TORONTO, now: new Date('2026-07-01T03:30:00Z') };
  const before = { paidDate: PLACED, paidReference: 'T-1' };
  const today = '2026-06-30T12:00:00Z';

  it('is what is said of it; what is left out stays', () => {
    expect(outsidePayment(before, {}, when)).toEqual(before);
    expect(outsidePayment(before, { paidDate: today }, when)).toEqual({ ...before, paidDate: new Date(today) });
    expect(outsidePayment(before, { paidReference: 'T-2' }, when)).toEqual({ ...before, paidReference: 'T-2' });
    expect(outsidePayment(before, { paidReference: '' }, when)).toEqual({ ...before, paidReference: null });
    expect(outsidePayment(before, { paidDate: null }, when)).toEqual({ paidDate: null, paidReference: null });
  });

  it('was not paid on a day to come where the boat is, nor on none', () => {
    const future = { paidDate: 'Please enter a day that is not in the future' };
    expect(() => outsidePayment(before, { paidDate: '2026-07-01T12:00:00Z' }, when)).toThrow(
      refusal('invalid_input', { fields: future }),
    );
    const missing = { paidDate: 'Please say when the deposit was paid' };
    expect(() => outsidePayment(before, { paidDate: null, paidReference: 'T-2' }, when)).toThrow(
      refusal('invalid_input', { fields: missing }),
    );
  });

  it('was not paid by card, and is not corrected once it was divided', () => {
    const unpaid = { ...CHARTER, ...UNPAID };
    expect(correctedPayment(unpaid, { paidDate: today }, when)).toMatchObject({ paidDate: new Date(today) });
    expect(correctedPayment(CHARTER, { paidDate: today }, when)).toMatchObject({ paidDate: new Date(today) });
    for (const said of [{ paidDate: null }, { paidReference: 'T-1' }])
      expect(() => correctedPayment(CHARTER, said, when)).toThrow(refusal('deposit_paid_by_card'));
    const ended = { ...CANCELLED, ...UNPAID };
    expect(() => correctedPayment(ended, { paidDate: today }, when)).toThrow(refusal('booking_final'));
    const paid = { ...ended, paidDate: PLACED };
    expect(() => correctedPayment(paid, { paidDate: null }, when)).toThrow(refusal('booking_final'));
    expect(correctedPayment(paid, { paidDate: today }, when)).toMatchObject({ paidDate: new Date(today) });
  });
});
