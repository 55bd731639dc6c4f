import { addHours } from '@harbourline/policy';
import { BOOKING_SORTS } from '@harbourline/contracts';
import { assessReservation } from '../../src/domain/assess-reservation';
import { boatOf, customRatesOf, snapshotOf, type Boat } from '../../src/domain/boat';
import { cursorAfter, placeOf, readCursor } from '../../src/domain/booking-cursor';
import { readSearch, readSpan, readStatus } from '../../src/domain/booking-filter';
import { ORDER_OF, PARTS_OF, TAB_PARTS } from '../../src/domain/booking-tabs';
import { requireBlockable } from '../../src/domain/calendar-block';
import { changedFields, changesOf, effectCodesIn } from '../../src/domain/changed-fields';
import { coolsDownUntil, FREE_ENDS, mayKeep, REMEMBERED_HOURS, type KeptSlot } from '../../src/domain/hold-limits';
import { mayActAs } from '../../src/domain/may-act-as';
import { presentPrice } from '../../src/domain/present-price';
import { refusal as refusalFor, refusalInWords } from '../../src/domain/refusal';
import { requireSamePrice } from '../../src/domain/require-same-price';
import { settlementTerms } from '../../src/domain/settlement-terms';
import { situationOf } from '../../src/domain/situation';
import { factsOf, standingOfBooking } from '../../src/domain/standing';
import { TOLD } from '../../src/domain/told-of-proposals';
import {
  ADJUSTED,
  CALLED_OFF,
  CANCELLED,
  CHARTER,
  PLACED,
  refusal,
  REQUEST,
  START,
  TORONTO,
  WITH_PROPOSAL,
} from './booking-row';

const PRICE = {
  ...{ hours: 4, hourlyRateCents: 40_050, captainRateCents: 10_000, discountCents: 150, boatRentalCents: 160_050 },
  ...{ captainFeeCents: 40_000, totalCents: 200_050, depositCents: 50_000, balanceFromRenterCents: 110_050 },
  ...{ dueToCaptainCents: 39_950, dueToOwnerCents: 20_000, commissionCents: 30_000 },
};

const BOAT = {
  ...{ id: 5, ownerId: 2, boatName: 'Orca', model: 'Sea Ray', length: 40, city: 'Toronto', capacity: 6 },
  ...{ images: ['a.jpg'], rateCents: 40_000, customRates: { '2026-07-04': 500 }, minimumHours: 4 },
  ...{ discountPercent: 10, available: true },
} as unknown as Boat;

describe('a wish for a charter', () => {
  const wish = { startDate: START, endDate: addHours(START, 4), guestCount: 6, captainId: 7 };
  type Circumstances = Partial<Omit<Parameters<typeof assessReservation>[0], 'wish'>>;
  const assess = (other: Partial<typeof wish> = {}, circumstances: Circumstances = {}) =>
    assessReservation({
      ...{ boat: BOAT, captain: { hourlyRateCents: 10_000 }, now: PLACED, noticeHours: 36, ...circumstances },
      wish: { ...wish, ...other },
    });

  it('has the price of its date by the boat’s clock, with its captain’s fee', () => {
    expect(assess()).toMatchObject({
      ...{ zone: TORONTO, broken: null },
      price: { hours: 4, hourlyRateCents: 50_000, captainFeeCents: 40_000, totalCents: 240_000, depositCents: 60_000 },
    });
    expect(assess({}, { captain: null }).price).toMatchObject({ captainRateCents: null, totalCents: 200_000 });
  });

  it('keeps a deposit that was paid already, which is never more than the total', () => {
    const price = { depositCents: 50_000, balanceFromRenterCents: 150_000 };
    expect(assess({}, { paidDepositCents: 50_000 }).price).toMatchObject(price);
    expect(() => assess({}, { paidDepositCents: 240_001 })).toThrow(refusal('deposit_above_total'));
  });

  it.each([0, -1, 4.5, 25])('of %d hours has no price', (hours) => {
    expect(() => assess({ endDate: addHours(START, hours) })).toThrow(refusal('duration_not_allowed'));
  });

  it('of an hour or of a day has one', () => {
    for (const hours of [1, 24])
      expect(assess({ endDate: addHours(START, hours) })).toMatchObject({
        ...{ price: { hours }, broken: 'duration_not_allowed' },
      });
  });

  it('breaks the first rule against it: boats on offer, those of the policy, captains', () => {
    expect(assess({ guestCount: 7 }, { boat: { ...BOAT, available: false } }).broken).toBe('boat_unavailable');
    expect(assess({ guestCount: 7 }, { captain: undefined }).broken).toBe('too_many_guests');
    expect(assess({}, { captain: undefined }).broken).toBe('captain_unavailable');
    expect(assess({}, { now: addHours(START, -35) }).broken).toBe('notice_too_short');
  });
});

describe('what of a boat stays with its booking', () => {
  it('is its name, its looks and where it is', () => {
    const snapshot = {
      boatName: 'Orca',
      model: 'Sea Ray',
      length: 40,
      city: 'Toronto',
      capacity: 6,
      images: ['a.jpg'],
    };
    expect(snapshotOf(BOAT)).toEqual(snapshot);
    expect(boatOf({ boatSnapshot: { ...snapshot, rateCents: 1 } })).toEqual(snapshot);
    expect(customRatesOf({ customRates: { '2026-07-04': 500 } })).toEqual({ '2026-07-04': 500 });
  });
});

describe('a page of bookings', () => {
  it.each([...BOOKING_SORTS, ...TAB_PARTS])('of %s goes on where the one before ended', (list) => {
    const place = { id: 31, at: START };
    expect(readCursor(cursorAfter(list, place))).toEqual({ sort: list, place });
  });

  it('is not one for what is no cursor of ours', () => {
    const read = (text: string) => readCursor(Buffer.from(text).toString('base64url'));
    expect(read('newest.1.31')).toBeDefined();
    for (const text of ['', 'best.1.31', 'newest.x.31', 'newest.1.x', 'newest.1', 'newest.1.31.2'])
      expect(read(text)).toBeUndefined();
  });

  it('by deadlines is by the start where nobody has to answer', () => {
    const row = { id: 31, startDate: START, respondBy: PLACED };
    expect(placeOf('deadline', row)).toEqual({ id: 31, at: PLACED });
    expect(placeOf('deadline', { ...row, respondBy: null })).toEqual({ id: 31, at: START });
    expect(placeOf('start-asc', row)).toEqual({ id: 31, at: START });
  });

  it('of a tab is of its parts, each in its order', () => {
    expect(PARTS_OF).toEqual({
      ...{ pending: ['pending'], confirmed: ['upcoming', 'completed'], upcoming: ['upcoming'] },
      ...{ completed: ['completed'], declined: ['declined'], canceled: ['canceled'], calendar: ['calendar'] },
    });
    expect(ORDER_OF).toEqual({
      ...{ pending: 'deadline', upcoming: 'start-asc', completed: 'start-desc' },
      ...{ declined: 'newest', canceled: 'newest', calendar: 'start-asc' },
    });
  });
});

describe('a filter of bookings', () => {
  it('is a status, where declined ones are cancelled ones of their own', () => {
    expect([undefined, 'all' as const].map(readStatus)).toEqual([{}, {}]);
    expect(readStatus('declined')).toEqual({ status: 'cancelled', declined: true });
    expect(readStatus('cancelled')).toEqual({ status: 'cancelled', declined: false });
    expect(readStatus('pending')).toEqual({ status: 'pending' });
  });

  it('is a text, and the booking of that number, and who has that phone', () => {
    const search = (text: string | undefined, byPeople = false) => readSearch(text, { lostOnes: true, byPeople });
    expect(search('#31')).toEqual({ text: '#31', id: 31, lostOnes: true, people: null });
    expect(search('2147483647')).toMatchObject({ id: 2_147_483_647 });
    expect(search('2147483648')).toMatchObject({ id: null });
    for (const text of ['31a', 'a31', '12345678901', '##1']) expect(search(text)).toMatchObject({ id: null });
    expect([search(''), search(undefined)]).toEqual([undefined, undefined]);
    expect(search('416 555', true)).toMatchObject({ people: { phone: '416555' } });
    expect(search('4165', true)).toMatchObject({ people: { phone: undefined } });
    expect(readSearch('Orca', { lostOnes: false, byPeople: false })).toMatchObject({ lostOnes: false });
  });

  it('is a span, open where it is left out', () => {
    const to = START.toISOString();
    expect(readSpan({ to })).toEqual({ endsAfter: undefined, to: START });
    expect(readSpan({ endsAfter: to })).toEqual({ endsAfter: START, to: undefined });
  });
});

describe('time that is blocked', () => {
  const block = (from: number, to: number) => () =>
    requireBlockable({ startDate: addHours(START, from), endDate: addHours(START, to) }, START);

  it('has an end to come, and is a year at most', () => {
    expect(block(-1, 1)).not.toThrow();
    expect(block(0, 366 * 24)).not.toThrow();
    for (const [from, to] of [
      [1, 1],
      [2, 1],
      [-2, 0],
      [0, 366 * 24 + 1],
    ] as const)
      expect(block(from, to)).toThrow(refusal('block_not_allowed'));
  });
});

describe('the history of a booking', () => {
  const changed = (before: object, after: object) => changedFields({ ...CHARTER, ...before }, { ...CHARTER, ...after });

  it.each<[object, object, string, unknown, unknown]>([
    [{ startDate: PLACED }, { startDate: START }, 'startDate', PLACED.toISOString(), START.toISOString()],
    [{ endDate: PLACED }, { endDate: START }, 'endDate', PLACED.toISOString(), START.toISOString()],
    [{ guestCount: 5 }, { guestCount: 6 }, 'guestCount', 5, 6],
    [{ specialRequests: null }, { specialRequests: 'A cake' }, 'specialRequests', null, 'A cake'],
    [{ captainId: 7 }, { captainId: null }, 'captainId', 7, null],
    [{ captainWanted: false }, { captainWanted: true }, 'captainWanted', false, true],
    [{ captainAnswer: null }, { captainAnswer: 'awaited' }, 'captainAnswer', null, 'awaited'],
    [{ ownerAcceptedAt: null }, { ownerAcceptedAt: START }, 'ownerAcceptedAt', null, START.toISOString()],
    [{ boatRentalCents: 150 }, { boatRentalCents: 250 }, 'boatRentalAmount', 1.5, 2.5],
    [{ captainFeeCents: 150 }, { captainFeeCents: 250 }, 'captainFee', 1.5, 2.5],
    [{ totalCents: 150 }, { totalCents: 250 }, 'totalPrice', 1.5, 2.5],
    [{ depositCents: 150 }, { depositCents: 250 }, 'depositAmount', 1.5, 2.5],
    [{ balanceFromRenterCents: 150 }, { balanceFromRenterCents: 250 }, 'balanceDue', 1.5, 2.5],
    [{ dueToCaptainCents: 150 }, { dueToCaptainCents: 250 }, 'dueToCaptain', 1.5, 2.5],
    [{ paidDate: null }, { paidDate: START }, 'paidDate', null, START.toISOString()],
    [{ paidReference: null }, { paidReference: 'T-1' }, 'paidReference', null, 'T-1'],
    [{ ownerAdjusted: false }, { ownerAdjusted: true }, 'ownerAdjusted', false, true],
    [{ adjustedStartTime: null }, { adjustedStartTime: '16:00' }, 'adjustedStartTime', null, '16:00'],
    [{ adjustedCaptainId: null }, { adjustedCaptainId: 8 }, 'adjustedCaptainId', null, 8],
    [{ refundChoice: null }, { refundChoice: 'credit' }, 'refundChoice', null, 'credit'],
    [{ calledOffCause: null }, { calledOffCause: 'weather' }, 'calledOff', null, 'weather'],
    [{ changeRespondBy: null }, { changeRespondBy: START }, 'changeProposed', false, true],
  ])('tells that %j became %j', (before, after, field, from, to) => {
    expect(changed(before, after)).toEqual([{ field, from, to }]);
  });

  it('tells of nothing that stays, also where it is another object', () => {
    expect(changed({}, { startDate: new Date(START), respondBy: START, version: 4 })).toEqual([]);
    expect(changed({ changeRespondBy: START }, { changeRespondBy: PLACED })).toEqual([]);
  });

  it('is read as it was written', () => {
    const changes = [{ field: 'guestCount', from: null, to: 6 }];
    expect(changesOf({ changes })).toEqual(changes);
    const effectCodes = [{ code: 'unchanged', at: null }];
    expect(effectCodesIn({ effectCodes })).toEqual(effectCodes);
    expect(() => effectCodesIn({ effectCodes: [{ code: 'other', at: null }] })).toThrow();
  });
});

describe('what is kept for strangers', () => {
  const slot = (hours: number, more: Partial<KeptSlot> = {}): KeptSlot => ({
    ...{ boatId: 5, captainId: null, addressKey: 'other', stranger: true },
    ...{ startDate: addHours(START, hours), endDate: addHours(START, hours + 4), ...more },
  });
  const wanted = { ...slot(0), addressKey: 'here' };
  const keeps = (kept: KeptSlot[], more: Partial<KeptSlot> = {}) =>
    mayKeep({ ...wanted, ...more, addressKey: 'here' }, kept, TORONTO);

  it('is two days of a boat, by its clock', () => {
    expect(keeps([])).toBe(true);
    expect(keeps([slot(24)])).toBe(true);
    expect(keeps([slot(24), slot(24), slot(1)])).toBe(true);
    expect(keeps([slot(24), slot(48)])).toBe(false);
    // From eight in the evening to midnight is one day, half an hour later two.
    expect(keeps([slot(24), slot(6)])).toBe(true);
    expect(keeps([slot(-24), slot(6.5)])).toBe(false);
  });

  it('is two days of a captain over all boats', () => {
    const with7 = (hours: number) => slot(hours, { boatId: 6, captainId: 7 });
    expect(keeps([with7(24), with7(48)], { captainId: 7 })).toBe(false);
    expect(keeps([with7(24), with7(48)], { captainId: 8 })).toBe(true);
    expect(keeps([with7(24), with7(48)])).toBe(true);
    expect(keeps([slot(24, { boatId: 6 }), slot(48, { boatId: 6 })])).toBe(true);
  });

  it('does not count what is kept for others, who keep what they like', () => {
    const spent = { stranger: false };
    expect(keeps([slot(24, spent), slot(48, spent)])).toBe(true);
    expect(keeps([slot(24), slot(48)], spent)).toBe(true);
  });

  it('is six slots for an address, whoever asks', () => {
    const here = Array.from({ length: 6 }, () => slot(0, { boatId: 6, addressKey: 'here', stranger: false }));
    expect(keeps(here.slice(1), { stranger: false })).toBe(true);
    expect(keeps(here, { stranger: false })).toBe(false);
    expect(keeps([...here.slice(1), slot(0, { boatId: 6, stranger: false })])).toBe(true);
  });

  it('waits after the third that went unpaid, twice as long after each further one, a day at most', () => {
    const ends = (count: number) => Array.from({ length: count }, (_, at) => addHours(START, -at));
    const minutes = (count: number) => {
      const until = coolsDownUntil(ends(count), FREE_ENDS.renter);
      return until && Math.round((until.getTime() - START.getTime()) / 60_000);
    };
    expect([2, 3, 4, 5, 11, 12, 40].map(minutes)).toEqual([null, 5, 10, 20, 1280, 1440, 1440]);
    expect([FREE_ENDS, REMEMBERED_HOURS]).toEqual([{ renter: 3, address: 6 }, 24]);
  });
});

describe('a price', () => {
  it('is told in dollars', () => {
    const told = {
      ...{ hours: 4, hourlyRate: 400.5, captainHourlyRate: 100, discountAmount: 1.5, boatRentalAmount: 1600.5 },
      ...{ captainFee: 400, totalPrice: 2000.5, depositAmount: 500, balanceDue: 1100.5, dueToCaptain: 399.5 },
    };
    expect(presentPrice(PRICE)).toEqual(told);
    expect(presentPrice({ ...PRICE, captainRateCents: null })).toEqual({ ...told, captainHourlyRate: null });
  });

  it('is what a client believes, or told anew', () => {
    const right = { totalPrice: 2000.5, boatRentalAmount: 1600.5, captainFee: 400, depositAmount: 500 };
    expect(() => requireSamePrice(right, PRICE)).not.toThrow();
    expect(() => requireSamePrice({}, PRICE)).not.toThrow();
    for (const name of Object.keys(right))
      expect(() => requireSamePrice({ ...right, [name]: 1 }, PRICE)).toThrow(
        refusal('price_changed', { extra: { quote: presentPrice(PRICE) } }),
      );
  });
});

describe('a rule that is broken', () => {
  it('is told with the numbers that are set', () => {
    const message = 'Reservations need at least 12 hours advance notice.';
    expect(refusalInWords('notice_too_short', { noticeHours: 12 })).toBe(message);
    expect(refusalFor('notice_too_short', { noticeHours: 12 })).toMatchObject({ code: 'notice_too_short', message });
    expect(refusalInWords('same_time', { noticeHours: 12 })).not.toBe(message);
  });
});

describe('where a booking stands', () => {
  it('is told from the facts of its row', () => {
    expect(factsOf(REQUEST)).toMatchObject({
      ...{ status: 'pending', outcome: null, startDate: START, respondBy: REQUEST.respondBy, confirmedAt: null },
      ...{ captainWanted: false, captainAnswer: null, ownerAccepted: false, proposal: null },
      ...{ calledOff: null, endedCalledOff: null, deposit: { stage: 'held' }, chooseRefundBy: null },
    });
    expect(factsOf({ ...REQUEST, ownerAcceptedAt: PLACED, captainAnswer: 'awaited' })).toMatchObject({
      ...{ ownerAccepted: true, captainAnswer: 'awaited' },
    });
    expect(factsOf(CALLED_OFF)).toMatchObject({
      calledOff: { cause: 'weather', by: 'owner', chooseBy: CALLED_OFF.chooseTimeBy },
    });
    expect(factsOf({ ...CALLED_OFF, status: 'canceled' })).toMatchObject({ status: 'cancelled' });
    expect(factsOf({ ...CANCELLED, chooseBy: START })).toMatchObject({ chooseRefundBy: START });
    expect(() => factsOf({ ...REQUEST, status: 'lost' })).toThrow('booking 31 has the unknown status lost');
  });

  it.each([
    [REQUEST, 'awaitingOwner'],
    [ADJUSTED, 'awaitingRenter'],
    [CHARTER, 'confirmed'],
    [WITH_PROPOSAL, 'changeProposed'],
    [CALLED_OFF, 'calledOff'],
    [CANCELLED, 'ended'],
  ])('is one of the standings: %#', (booking, kind) => {
    expect(standingOfBooking(booking, PLACED)).toMatchObject({ kind });
  });

  it('is what somebody may do with it', () => {
    expect(situationOf(ADJUSTED, 'renter')).toMatchObject({ actor: 'renter', status: 'pending', proposalBy: 'owner' });
  });
});

it('somebody acts in a role that is theirs, as long as they may sign in', () => {
  const user = { role: 'owner', active: true };
  expect([mayActAs('owner', user), mayActAs('renter', user)]).toEqual([true, false]);
  expect(mayActAs('owner', { ...user, active: false })).toBe(false);
});

it('taxes and the time to choose are those that are set', () => {
  expect(settlementTerms({ TAX_PERCENT: 13, REFUND_CHOICE_HOURS: 48 })).toEqual({
    ...{ taxPercent: 13, refundChoiceHours: 48 },
  });
});

it('each step of a proposal is told by an event and in the history', () => {
  const told = Object.values(TOLD).flatMap((steps) =>
    Object.values<{ action: string; event: { type: string } }>(steps).map(({ action, event }) => [action, event.type]),
  );
  expect(told).toEqual([
    ['adjusted', 'booking.adjusted.v1'],
    ['adjustment accepted', 'booking.adjustment-accepted.v1'],
    ['adjustment withdrawn', 'booking.adjustment-withdrawn.v1'],
    ['adjustment lapsed', 'booking.expired.v1'],
    ['change proposed', 'booking.change-proposed.v1'],
    ['change accepted', 'booking.change-accepted.v1'],
    ['change declined', 'booking.change-declined.v1'],
    ['change withdrawn', 'booking.change-withdrawn.v1'],
    ['change lapsed', 'booking.change-lapsed.v1'],
  ]);
});
