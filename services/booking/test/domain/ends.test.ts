import { addHours, POLICY_VERSION, type Actor } from '@harbourline/policy';
import type { Booking } from '../../src/generated/prisma/client';
import { settled, UNSETTLED } from '../../src/domain/booking-change';
import { callOff, endCalledOff, isSameCharterLater, isSettledBy, NOT_CALLED_OFF } from '../../src/domain/called-off';
import { cancel, refundHoldsUntil, refundNow, type Canceller } from '../../src/domain/cancel-booking';
import { chooseRefund } from '../../src/domain/choose-refund';
import { depositIf, depositOf, isPaid, paidDepositCents } from '../../src/domain/deposit-of-booking';
import { settlementTerms } from '../../src/domain/settlement-terms';
import { complete, expire, loseCaptain } from '../../src/domain/time-is-over';
import { calledOffOf, endedCalledOffOf } from '../../src/domain/told-of-call-off';
import { CALLED_OFF, CANCELLED, CHARTER, COMPLETED, PLACED, refusal, REQUEST, START } from './booking-row';

const TERMS = settlementTerms({ TAX_PERCENT: 10, REFUND_CHOICE_HOURS: 168 });
const NOBODY_WAITS = { status: 'cancelled', respondBy: null, captainWanted: false };
const ALL_BACK = {
  ...{ refundCents: 50_000, ownerKeepsCents: 0, platformKeepsCents: 0, taxCents: 0, policyVersion: POLICY_VERSION },
};
const SOON = addHours(START, -100);
const LEFT: Booking = { ...CHARTER, captainId: null, captainWanted: true };

const by = (actor: Actor, now: Date, more: Partial<Canceller> = {}): Canceller => ({
  ...{ actor, now, taxPercent: 10, ...more },
});

describe('what goes back when a booking ends', () => {
  it.each<[string, Booking, Canceller, string]>([
    ['R3: a request, whoever ends it', REQUEST, by('owner', SOON), 'R3'],
    ['R7: a charter, by its renter within a day', CHARTER, by('renter', addHours(PLACED, 24)), 'R7'],
    ['R8: later', CHARTER, by('renter', SOON), 'R8'],
    ['R9: less than three days before it', CHARTER, by('renter', addHours(START, -72)), 'R9'],
    ['R9: at its very start', CHARTER, by('renter', START), 'R9'],
    ['R5: by its owner within a day of the confirmation', CHARTER, by('owner', addHours(PLACED, 30)), 'R5'],
    ['R6: by its owner later', CHARTER, by('owner', SOON), 'R6'],
    ['R6: by a captain', CHARTER, by('captain', SOON), 'R6'],
    ['R6: by its renter, as its captain has left', LEFT, by('renter', SOON), 'R6'],
    ['R4: by an administrator', CHARTER, by('administrator', SOON), 'R4'],
    ['R4: by an administrator after it', COMPLETED, by('administrator', addHours(START, 9)), 'R4'],
    ['R2: a renter’s breach', CHARTER, by('administrator', SOON, { cause: 'renter_breach' }), 'R2'],
    ['R1: a renter’s breach near the start', CHARTER, by('administrator', START, { cause: 'renter_breach' }), 'R1'],
    ['R5: an owner’s breach', CHARTER, by('administrator', SOON, { cause: 'provider_breach' }), 'R5'],
    ['R4: what was called off, whoever ends it', CALLED_OFF, by('renter', addHours(START, 1)), 'R4'],
    ['R4: what was called off, by its owner', CALLED_OFF, by('owner', addHours(START, 1)), 'R4'],
    ['R2: what was called off', CALLED_OFF, by('administrator', SOON, { cause: 'renter_breach' }), 'R2'],
  ])('is by rule %s', (_, booking, canceller, rule) => {
    expect(refundNow(booking, canceller)).toMatchObject({ rule });
  });

  it('is divided with the commission and the taxes that are set', () => {
    expect(refundNow(CHARTER, by('renter', SOON))).toMatchObject({
      ...{ refundCents: 0, platformKeepsCents: 30_000, taxCents: 2_000, ownerKeepsCents: 18_000 },
    });
    expect(refundNow(CHARTER, by('renter', START))).toMatchObject({ taxCents: 4_500, ownerKeepsCents: 40_500 });
  });

  it('counts from when it was placed where nobody knows when it was confirmed', () => {
    const unknown = { ...CHARTER, confirmedAt: null };
    expect(refundNow(unknown, by('owner', addHours(PLACED, 24)))).toMatchObject({ rule: 'R5' });
    expect(refundNow(unknown, by('owner', addHours(PLACED, 25)))).toMatchObject({ rule: 'R6' });
  });

  it.each<[string, Booking, Canceller, string]>([
    ['a charter that is over', COMPLETED, by('renter', SOON), 'booking_not_active'],
    ['one that has ended', CANCELLED, by('renter', SOON), 'booking_not_active'],
    ['one that has ended, for an administrator', CANCELLED, by('administrator', SOON), 'booking_not_active'],
    ['one that has begun', CHARTER, by('renter', new Date(START.getTime() + 1)), 'charter_started'],
    ['a request, for its captain', REQUEST, by('captain', SOON), 'booking_not_confirmed'],
  ])('is nothing for %s', (_, booking, canceller, code) => {
    expect(() => refundNow(booking, canceller)).toThrow(refusal(code));
  });

  it('is there for an administrator after the start as well', () => {
    expect(refundNow(CHARTER, by('administrator', addHours(START, 2)))).toMatchObject({ rule: 'R4' });
  });

  it.each<[Canceller, Date | null]>([
    [by('administrator', SOON, { cause: 'renter_breach' }), addHours(START, -48)],
    [by('administrator', START, { cause: 'renter_breach' }), null],
    [by('owner', addHours(PLACED, 7)), addHours(PLACED, 30)],
    [by('administrator', SOON, { cause: 'provider_breach' }), null],
    [by('owner', SOON), null],
    [by('renter', addHours(PLACED, 7)), addHours(PLACED, 24)],
    [by('renter', SOON), addHours(START, -72)],
    [by('renter', START), null],
    [by('administrator', SOON), null],
  ])('stays so until another rule holds: %j', (canceller, until) => {
    expect(refundHoldsUntil(CHARTER, refundNow(CHARTER, canceller), canceller)).toEqual(until);
  });
});

describe('canceling', () => {
  const asked = { taxPercent: 10, reason: 'Ill', refundChoiceHours: 168 };

  it('by the owner lets the renter choose a credit for a week', () => {
    expect(cancel(CHARTER, { ...asked, actor: 'owner', now: SOON })).toEqual({
      ...{ ...NOBODY_WAITS, ...ALL_BACK, refundRule: 'R6', creditInstead: true, chooseBy: addHours(SOON, 168) },
      ...{ outcome: 'owner_cancelled', cancelledAt: SOON, cancelledBy: 'owner' },
      ...{ cancellationReason: 'Ill', cancellationReasonCode: null },
    });
  });

  it('by the renter says so, with or without a reason', () => {
    const cancelled = cancel(REQUEST, { ...asked, reason: undefined, actor: 'renter', now: SOON });
    expect(cancelled).toMatchObject({ outcome: 'renter_cancelled', cancelledBy: 'renter', cancellationReason: null });
    expect(cancelled).toMatchObject({ chooseBy: null, creditInstead: false });
  });

  it('is no way for an owner to decline a request', () => {
    expect(() => cancel(REQUEST, { ...asked, actor: 'owner', now: SOON })).toThrow(refusal('booking_not_active'));
  });
});

describe('the choice between credit and refund', () => {
  const offered = { ...CANCELLED, creditInstead: true, chooseBy: SOON };

  it('is the renter’s once, in time', () => {
    expect(chooseRefund(offered, 'credit', SOON)).toEqual({ refundChoice: 'credit' });
    expect(chooseRefund(offered, 'refund', SOON)).toEqual({ refundChoice: 'refund' });
    expect(() => chooseRefund(offered, 'credit', new Date(SOON.getTime() + 1))).toThrow(refusal('response_overdue'));
  });

  it.each<Partial<Booking>>([{ creditInstead: false }, { chooseBy: null }, { refundChoice: 'refund' }])(
    'is not there with %j',
    (without) => {
      expect(() => chooseRefund({ ...offered, ...without }, 'credit', SOON)).toThrow(refusal('no_choice'));
    },
  );
});

describe('time that is over', () => {
  const now = addHours(PLACED, 25);

  it('ends a request: all goes back', () => {
    expect(expire(REQUEST, now)).toEqual({
      ...{ ...NOBODY_WAITS, ...ALL_BACK, refundRule: 'R3', creditInstead: false, chooseBy: null },
      ...{ outcome: 'expired', cancelledAt: now, cancelledBy: 'system' },
      ...{ cancellationReason: null, cancellationReasonCode: null },
    });
  });

  it('ends what has no captain, by the rules for whoever lets a renter down', () => {
    const ended = { ...NOBODY_WAITS, outcome: 'captain_cancelled', cancelledBy: 'captain' };
    expect(loseCaptain({ ...REQUEST, captainWanted: true }, now, TERMS)).toMatchObject({ ...ended, refundRule: 'R3' });
    expect(loseCaptain(LEFT, SOON, TERMS)).toMatchObject({
      ...{ ...ended, refundRule: 'R6', cancelledAt: SOON, chooseBy: addHours(SOON, 168) },
    });
    expect(loseCaptain(LEFT, addHours(PLACED, 30), TERMS)).toMatchObject({ refundRule: 'R5', chooseBy: null });
    const unknown = { ...LEFT, confirmedAt: null };
    expect(loseCaptain(unknown, addHours(PLACED, 25), TERMS)).toMatchObject({ refundRule: 'R6' });
    expect(loseCaptain({ ...CALLED_OFF, captainWanted: true }, SOON, TERMS)).toMatchObject({ refundRule: 'R4' });
  });

  it('completes a charter: the platform has its commission, the owner the rest less taxes', () => {
    expect(complete(CHARTER, TERMS)).toEqual({
      ...{
        status: 'completed',
        refundRule: 'completed',
        refundCents: 0,
        creditInstead: false,
        policyVersion: POLICY_VERSION,
      },
      ...{ platformKeepsCents: 30_000, taxCents: 2_000, ownerKeepsCents: 18_000 },
    });
  });
});

describe('calling off', () => {
  const EVE = addHours(START, -20);
  const call = (booking: Booking, now: Date, who: Actor = 'owner') =>
    callOff(booking, { by: who, cause: 'mechanical', now });

  it('gives the renter a week to find a new time', () => {
    expect(call(CHARTER, EVE)).toEqual({
      ...{ calledOffCause: 'mechanical', calledOffBy: 'owner', chooseTimeBy: addHours(EVE, 168) },
    });
  });

  it.each<[string, Booking, Date, Actor, string]>([
    ['a request', REQUEST, EVE, 'owner', 'booking_not_confirmed'],
    ['what is over', COMPLETED, EVE, 'owner', 'booking_not_active'],
    ['what is called off already', CALLED_OFF, EVE, 'owner', 'already_called_off'],
    ['what has begun', CHARTER, START, 'owner', 'charter_started'],
    ['what is more than three days ahead', CHARTER, addHours(START, -73), 'owner', 'too_early_to_call_off'],
    ['a charter, for its renter', CHARTER, EVE, 'renter', 'already_called_off'],
  ])('is refused of %s', (_, booking, now, who, code) => {
    expect(() => call(booking, now, who)).toThrow(refusal(code));
  });

  it('is settled by another time or status, and remembered by what ends so', () => {
    expect(isSettledBy(CALLED_OFF, { startDate: addHours(START, 48) })).toBe(true);
    expect(isSettledBy(CALLED_OFF, { startDate: new Date(START) })).toBe(false);
    expect(isSettledBy(CALLED_OFF, { status: 'pending' })).toBe(true);
    expect(isSettledBy(CALLED_OFF, { status: 'confirmed' })).toBe(false);
    expect(isSettledBy(CALLED_OFF, { captainId: 8 })).toBe(false);
    expect(isSettledBy(CALLED_OFF, { status: 'cancelled', startDate: addHours(START, 48) })).toBe(false);
    expect(NOT_CALLED_OFF).toEqual({ calledOffCause: null, calledOffBy: null, chooseTimeBy: null });
  });

  it('promises the same charter at another time, within sixty days', () => {
    const { captainId, guestCount } = CALLED_OFF;
    const at = (hours: number, more: object = {}) =>
      isSameCharterLater(CALLED_OFF, {
        ...{ startDate: addHours(START, hours), endDate: addHours(START, hours + 4), captainId, guestCount, ...more },
      });
    expect([at(48), at(60 * 24), at(60 * 24 + 1)]).toEqual([true, true, false]);
    expect(at(48, { endDate: addHours(START, 53) })).toBe(false);
    expect([at(48, { captainId: 8 }), at(48, { guestCount: 5 })]).toEqual([false, false]);
  });

  it('ends with the whole deposit where no time is found', () => {
    const now = addHours(START, 200);
    expect(endCalledOff(CALLED_OFF, now)).toEqual({
      ...{ ...NOBODY_WAITS, ...ALL_BACK, refundRule: 'R4', creditInstead: false, chooseBy: null },
      ...{ outcome: 'platform_cancelled', cancelledAt: now, cancelledBy: 'system' },
      ...{ cancellationReason: null, cancellationReasonCode: null },
    });
  });

  it('is told of while a charter waits, and of its end', () => {
    const told = { cause: 'weather', by: 'owner' };
    expect(calledOffOf(CALLED_OFF)).toEqual({ ...told, chooseBy: CALLED_OFF.chooseTimeBy?.toISOString() });
    expect(calledOffOf(CHARTER)).toBeNull();
    expect(calledOffOf({ ...CALLED_OFF, status: 'completed' })).toBeNull();
    expect(endedCalledOffOf({ ...CALLED_OFF, status: 'cancelled' })).toEqual(told);
    expect([endedCalledOffOf(CALLED_OFF), endedCalledOffOf(CANCELLED)]).toEqual([null, null]);
  });
});

describe('the deposit of a booking', () => {
  const unpaid = { ...CHARTER, paymentIntentId: null, paidDate: null };
  const refund = refundNow(CHARTER, by('renter', addHours(PLACED, 24)));

  it('is ours to divide where somebody has paid it', () => {
    expect([isPaid(CHARTER), paidDepositCents(CHARTER)]).toEqual([true, 50_000]);
    expect([isPaid(unpaid), paidDepositCents(unpaid)]).toEqual([false, 0]);
    expect(settled(unpaid, refund)).toBe(UNSETTLED);
    expect(UNSETTLED).toEqual({
      ...{ refundRule: null, refundCents: null, creditInstead: false, refundChoice: null, chooseBy: null },
      ...{ ownerKeepsCents: null, platformKeepsCents: null, taxCents: null },
    });
  });

  it('stands as its columns say', () => {
    const back = { refundRule: 'R6', refundCents: 50_000, creditInstead: true };
    expect(depositOf(CHARTER)).toMatchObject({ stage: 'held', how: 'card', rule: null });
    expect(depositOf({ ...CANCELLED, ...back })).toMatchObject({ stage: 'to_choose', rule: 'R6' });
    expect(depositOf({ ...CANCELLED, ...back, refundCents: null })).toMatchObject({ stage: 'held', rule: null });
    expect(depositOf({ ...CANCELLED, ...back, refundRule: null })).toMatchObject({ stage: 'held', rule: null });
    const gone = { ...back, refundChoice: 'credit', refundedAt: SOON, givenBackReference: 'T-1' };
    expect(depositOf({ ...CANCELLED, ...gone })).toMatchObject({
      ...{ stage: 'gone_back', creditChosen: true, refundedAt: SOON, givenBackReference: 'T-1' },
    });
    expect(depositOf({ ...CHARTER, creditCents: null })).toMatchObject({ byCardCents: 50_000, byCreditCents: 0 });
    expect(depositOf({ ...CHARTER, creditCents: 20_000 })).toMatchObject({ byCardCents: 30_000 });
  });

  it('would stand so if the booking ended', () => {
    expect(depositIf(CHARTER, refund)).toMatchObject({
      ...{ stage: 'going_back', rule: 'R7', toCardCents: 50_000, refundedAt: null, givenBackReference: null },
    });
  });
});
